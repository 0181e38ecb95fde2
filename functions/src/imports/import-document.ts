import { type DocumentData, type DocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import { laterBy } from '../platform/timestamps.ts';
import { sayInShop } from '../platform/words/say-in-shop.ts';
import type { Maker } from '../shared/book/maker.ts';
import type { BookSelection } from '../shared/catalogue/book-selection.ts';
import type { Genre } from '../shared/genre/genres.ts';
import { type BookImport, type ImportRequest, noImportCounts } from '../shared/import/book-import.ts';
import { bulkTitle } from '../shared/import/bulk-change.ts';
import type { BulkRequest } from '../shared/import/bulk-request.ts';
import { importRulesSchema } from '../shared/import/import-rules.ts';
import type { Money } from '../shared/values/money.ts';

/** What the functions know of an import beside what the admin sees. */
export interface StoredImport {
  seen: BookImport;
  /** When its check ended, in milliseconds; 0 before. */
  checkedAt: number;
  /** In which currency it has read and planned prices; '' before. */
  currency: string;
  /** When its import began, in milliseconds: the first book is added a moment before. */
  startedAt: number;
  /** When an import or an undo of it last began to change books, in milliseconds. */
  wroteAt: number;
  /** The files in Storage with what is to be done, and with the lines that need a look. */
  planPath: string;
  attentionPath: string;
  /** How many lines of the plan are done, how many documents of changes there are, and how many are undone. */
  planned: number;
  changeDocuments: number;
  undone: number;
  /** Who answers for the books of the file's publishers, as it says. */
  makers?: Maker[];
  /** Which books a bulk change is for; an import of a file has none. */
  selection?: BookSelection;
  /** The genre that a merge has taken away, and its place among the others. */
  merged?: MergedGenre;
  /** The name of the person who has begun what it does now. */
  by: string;
}

/** A genre that has no books any more, since they were merged into another one. */
interface MergedGenre {
  genre: Genre;
  place: number;
  /** The drafts that followed it into the other genre. */
  drafts: string[];
}

/** How long an import can be looked at and undone. */
const keptMs = 30 * 24 * 60 * 60_000;

/** An import whose check is about to begin. */
export function newImport({ id, fileName, columns, names, rules }: ImportRequest, now: Date): StoredImport {
  return {
    seen: {
      id,
      fileName,
      state: 'checking',
      problem: '',
      task: 'check',
      createdAt: now.toISOString(),
      columns,
      ...(names && { names }),
      rules,
      progress: { done: 0, total: 0 },
      counts: noImportCounts,
      attention: [],
      changes: [],
      kept: [],
      unknownCategories: [],
    },
    checkedAt: 0,
    currency: '',
    startedAt: 0,
    wroteAt: 0,
    planPath: '',
    attentionPath: '',
    planned: 0,
    changeDocuments: 0,
    undone: 0,
    by: '',
  };
}

/** What was sent, without the fields that were not: the database takes no undefined. */
function given<Value extends object>(value: Value): Value {
  const kept: Value = JSON.parse(JSON.stringify(value));
  return kept;
}

/** What a bulk change needs of the shop's settings to name itself. */
export interface BulkWords {
  genres: readonly Genre[];
  money: Money;
}

/** A bulk change whose plan is about to be made. */
export function newBulkChange(
  { id, change, selection }: BulkRequest,
  now: Date,
  words: BulkWords,
): StoredImport {
  const rules = given(importRulesSchema.getDefault());
  const fileName = sayInShop(() => bulkTitle(change, words, selection.filter?.category));
  const { seen, ...rest } = newImport({ id, fileName, columns: [], rules }, now);
  return { ...rest, seen: { ...seen, bulk: { change: given(change) } }, selection: given(selection) };
}

export function importDocument({ seen, ...work }: StoredImport): DocumentData {
  const created = new Date(seen.createdAt);
  return {
    seen,
    work,
    startedAt: work.startedAt,
    wroteAt: work.wroteAt,
    createdAt: Timestamp.fromDate(created),
    expiresAt: laterBy(keptMs, created),
  };
}

/** Reads what {@link importDocument} wrote, which alone writes these documents. */
export function readImport(snapshot: DocumentSnapshot): StoredImport {
  const seen: BookImport = snapshot.get('seen');
  const work: Omit<StoredImport, 'seen'> = snapshot.get('work');
  // An import of release 1.0.0 does not say when it began to write.
  return { ...work, wroteAt: work.wroteAt ?? 0, seen };
}
