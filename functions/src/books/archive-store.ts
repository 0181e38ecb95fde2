import {
  type DocumentData,
  type DocumentReference,
  type DocumentSnapshot,
  Timestamp,
  type Transaction,
} from 'firebase-admin/firestore';
import { collection } from '../platform/collections.ts';
import { laterBy } from '../platform/timestamps.ts';
import type { PastStock } from '../shared/import/stock-columns.ts';

// Earlier versions of books: for every change the stored document before it. A person's change has a document under the
// id of its history entry. An import packs several changes into one document, numbered in order, since 100,000 more
// documents would double its writes.

export interface PastBook {
  id: string;
  /** The version that the change made: a different one belongs to a later change. */
  version: number;
  /** The stored book before; undefined when there was none. */
  before?: DocumentData;
  isDeletion?: boolean;
}

/** The line in the import's file, and the book's title. */
export interface ImportedChange extends PastBook {
  line: number;
  title: string;
  stock?: PastStock;
  /** Whether only the stock changed. */
  isOfStockOnly?: boolean;
}

const dayMs = 24 * 60 * 60_000;
/** As long as history entries and imports: see audit-store.ts and import-document.ts. */
const kept = { changeMs: 2 * 365 * dayMs, importMs: 30 * dayMs };

/** A document takes 1 MiB; the longest book is under 20 KB. */
const changesPerDocument = 40;

function archive(name: string): DocumentReference {
  return collection('bookArchive').doc(name);
}

function importName(importId: string, number: number): string {
  return `${importId}-${number}`;
}

/** Under the id of the history entry. */
export function archiveChange(transaction: Transaction, entryId: string, change: PastBook, now: Date): void {
  transaction.create(archive(entryId), {
    bookId: change.id,
    at: Timestamp.fromDate(now),
    changes: [change],
    expiresAt: laterBy(kept.changeMs, now),
  });
}

/** @returns how many documents it wrote, numbered from `first` */
export function archiveImport(
  transaction: Transaction,
  importId: string,
  first: number,
  changes: readonly ImportedChange[],
  now: Date,
): number {
  const count = Math.ceil(changes.length / changesPerDocument);
  for (let index = 0; index < count; index += 1) {
    transaction.create(archive(importName(importId, first + index)), {
      changes: changes.slice(index * changesPerDocument, (index + 1) * changesPerDocument),
      expiresAt: laterBy(kept.importMs, now),
    });
  }
  return count;
}

function changesOf(snapshot: DocumentSnapshot | undefined): ImportedChange[] {
  const changes: ImportedChange[] | undefined = snapshot?.get('changes');
  return changes ?? [];
}

/** Undefined for an entry without a stored change. */
export async function readArchivedChange(
  transaction: Transaction,
  entryId: string,
): Promise<PastBook | undefined> {
  return changesOf(await transaction.get(archive(entryId)))[0];
}

export async function readLastChange(
  transaction: Transaction,
  bookId: string,
): Promise<{ change: PastBook; at: Date } | undefined> {
  const query = collection('bookArchive').where('bookId', '==', bookId).orderBy('at', 'desc').limit(1);
  const [last] = (await transaction.get(query)).docs;
  const [change] = changesOf(last);
  const at: unknown = last?.get('at');
  return change && at instanceof Timestamp ? { change, at: at.toDate() } : undefined;
}

/** Undone in one step; `characters` of JSON; as much as an import makes in one step. */
const readTogether = { documents: 5, characters: 500_000 };

/** Up to document `end`, in the order in which they were made. @returns the changes, and the number of their documents */
export async function readImportedChanges(
  transaction: Transaction,
  importId: string,
  end: number,
): Promise<{ changes: ImportedChange[]; documents: number }> {
  const count = Math.min(readTogether.documents, end);
  const names = Array.from({ length: count }, (_, index) => importName(importId, end - 1 - index));
  const archived = await transaction.getAll(...names.map(archive));
  let [changes, documents, characters]: [ImportedChange[], number, number] = [[], 0, 0];
  for (const snapshot of archived) {
    const some = changesOf(snapshot);
    characters += JSON.stringify(some).length;
    if (documents > 0 && characters > readTogether.characters) break;
    changes = [...some, ...changes];
    documents += 1;
  }
  return { changes, documents };
}
