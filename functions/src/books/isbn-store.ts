import type { DocumentReference, Transaction } from 'firebase-admin/firestore';
import { collection } from '../platform/collections.ts';
import type { DocumentReader } from '../platform/firebase.ts';
import { Conflict } from '../platform/http/api-errors.ts';

/** 409: an ISBN belongs to one book only. */
export class IsbnTaken extends Conflict {
  constructor(bookId: string) {
    super('isbn-taken', 'Another book has this ISBN', { bookId });
  }
}

export type IsbnHolders = ReadonlyMap<string, string>;

/** What stands in the database may be anything. */
function isIsbn13(text: string | undefined): text is string {
  return text !== undefined && /^\d{13}$/.test(text);
}

function reference(isbn: string): DocumentReference {
  return collection('isbns').doc(isbn);
}

export async function isbnHolder(isbn: string): Promise<string | undefined> {
  const snapshot = await reference(isbn).get();
  return snapshot.exists ? String(snapshot.get('bookId')) : undefined;
}

/** Reads which books have these ISBNs; with locks when `reader` is a transaction. */
export async function readIsbnHolders(
  reader: DocumentReader,
  isbns: readonly (string | undefined)[],
): Promise<IsbnHolders> {
  const distinct = [...new Set(isbns)].filter(isIsbn13);
  if (distinct.length === 0) return new Map();
  const snapshots = await reader.getAll(...distinct.map(reference));
  const held = snapshots.filter(({ exists }) => exists);
  return new Map(held.map((snapshot) => [snapshot.id, String(snapshot.get('bookId'))]));
}

/**
 * Gives a book another ISBN, within the transaction that changes the book: the document of an ISBN makes it unique.
 * @throws IsbnTaken
 */
export function moveIsbn(
  transaction: Transaction,
  holders: IsbnHolders,
  { id, before, after }: { id: string; before: string | undefined; after: string | undefined },
): void {
  if (before === after) return;
  if (isIsbn13(before) && holders.get(before) === id) transaction.delete(reference(before));
  if (!isIsbn13(after)) return;
  const holder = holders.get(after);
  if (holder !== undefined && holder !== id) throw new IsbnTaken(holder);
  if (holder === undefined) transaction.create(reference(after), { bookId: id });
}
