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

/** Server-side state of an import, beside what the dashboard sees. */
export interface StoredImport {
  seen: BookImport;
  /** Milliseconds; 0 before the check has ended. */
  checkedAt: number;
  /** The currency of prices in the file and plan; '' before the check. */
  currency: string;
  /** Milliseconds; the first book is dated just before. */
  startedAt: number;
  /** When an import or its undo last began to write books, in milliseconds. */
  wroteAt: number;
  /** Files in Storage: the plan, and the lines that need attention. */
  planPath: string;
  attentionPath: string;
  /** Number of finished plan lines, of change documents, and of undone ones. */
  planned: number;
  changeDocuments: number;
  undone: number;
  /** Who is responsible for the safety of each publisher's books, from the file. */
  makers?: Maker[];
  selection?: BookSelection;
  /** The merged genre that was removed, and its position. */
  merged?: MergedGenre;
  /** Who started the present step. */
  by: string;
}

interface MergedGenre {
  genre: Genre;
  place: number;
  /** Drafts moved along to the other genre. */
  drafts: string[];
}

/** How long an import can be viewed and undone. */
const keptMs = 30 * 24 * 60 * 60_000;

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

/** Drops undefined fields, which the database refuses. */
function given<Value extends object>(value: Value): Value {
  const kept: Value = JSON.parse(JSON.stringify(value));
  return kept;
}

export interface BulkWords {
  genres: readonly Genre[];
  money: Money;
}

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

/** Reads what {@link importDocument} wrote; nothing else writes these documents. */
export function readImport(snapshot: DocumentSnapshot): StoredImport {
  const seen: BookImport = snapshot.get('seen');
  const work: Omit<StoredImport, 'seen'> = snapshot.get('work');
  // Imports of release 1.0.0 do not have it.
  return { ...work, wroteAt: work.wroteAt ?? 0, seen };
}
