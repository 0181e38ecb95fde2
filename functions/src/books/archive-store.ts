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

// The past of the books: of every change how the book was before, in the very document that it had. A change that a
// person makes has a document of its own, under the id of its entry in the history. An import keeps several of
// its changes in one document, numbered in the order in which they were made, since 100,000 documents more would double what it writes.

/** A change of a book, and what puts it right again. */
export interface PastBook {
  id: string;
  /** Which version the change has made of it: another one is of a later change. */
  version: number;
  /** The book's document before; undefined when there was none. */
  before?: DocumentData;
  /** Whether the book was taken out of the shop. */
  isDeletion?: boolean;
}

/** A change that an import has made: in the line of its file, of the book of this title. */
export interface ImportedChange extends PastBook {
  line: number;
  title: string;
  /** What it has made of the stock of the book. */
  stock?: PastStock;
  /** Whether it has left the book itself as it was. */
  isOfStockOnly?: boolean;
}

const dayMs = 24 * 60 * 60_000;
/** As long as the entries of the history, and as imports: see audit-store.ts and import-document.ts. */
const kept = { changeMs: 2 * 365 * dayMs, importMs: 30 * dayMs };

/** A document takes 1 MiB, and the longest book less than 20 KB. */
const changesPerDocument = 40;

function archive(name: string): DocumentReference {
  return collection('bookArchive').doc(name);
}

function importName(importId: string, number: number): string {
  return `${importId}-${number}`;
}

/** Keeps what a person has changed, under the id of the entry in the history. */
export function archiveChange(transaction: Transaction, entryId: string, change: PastBook, now: Date): void {
  transaction.create(archive(entryId), {
    bookId: change.id,
    at: Timestamp.fromDate(now),
    changes: [change],
    expiresAt: laterBy(kept.changeMs, now),
  });
}

/** Keeps what an import has changed. @returns how many documents that takes, of which the first has the number `first` */
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

/** The change of an entry in the history; undefined for an entry that keeps none. */
export async function readArchivedChange(
  transaction: Transaction,
  entryId: string,
): Promise<PastBook | undefined> {
  return changesOf(await transaction.get(archive(entryId)))[0];
}

/** The last change that a person has made of a book, and when. */
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

/** How many changes are undone together, and how long they may be, in characters of JSON: as many as an import makes. */
const readTogether = { documents: 5, characters: 500_000 };

/**
 * The last changes of an import up to its document `end`, in the order in which they were made.
 * @returns them, and of how many documents they are
 */
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
