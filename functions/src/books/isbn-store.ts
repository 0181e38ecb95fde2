import type { DocumentReference, Transaction } from 'firebase-admin/firestore';
import { collection } from '../platform/collections.ts';
import type { DocumentReader } from '../platform/firebase.ts';
import { Conflict } from '../platform/http/api-errors.ts';
import type { NewBook } from '../shared/book/book.ts';
import { isNewCopy } from '../shared/book/book-condition.ts';

/** 409: an ISBN belongs to one new book only; a used or damaged copy is another offer of it. */
class IsbnTaken extends Conflict {
  constructor(bookId: string) {
    super('isbn-taken', 'Another book has this ISBN', { bookId });
  }
}

interface IsbnHolder {
  bookId: string;
  /** A used or damaged copy holds the ISBN while no new book does, so that it can be scanned. */
  isUsed: boolean;
}

export type IsbnHolders = ReadonlyMap<string, IsbnHolder>;

type BookOfIsbn = Pick<NewBook, 'isbn' | 'condition'>;

export function isbnInTheWay(holders: IsbnHolders, id: string, book: BookOfIsbn): string | undefined {
  const holder = book.isbn === undefined ? undefined : holders.get(book.isbn);
  const isOther = holder !== undefined && holder.bookId !== id && !holder.isUsed;
  return isOther && isNewCopy(book) ? holder.bookId : undefined;
}

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

/** Locks when `reader` is a transaction. */
export async function readIsbnHolders(
  reader: DocumentReader,
  isbns: readonly (string | undefined)[],
): Promise<IsbnHolders> {
  const distinct = [...new Set(isbns)].filter(isIsbn13);
  if (distinct.length === 0) return new Map();
  const snapshots = await reader.getAll(...distinct.map(reference));
  const held = snapshots.filter(({ exists }) => exists);
  return new Map(
    held.map((snapshot) => [
      snapshot.id,
      { bookId: String(snapshot.get('bookId')), isUsed: snapshot.get('isUsed') === true },
    ]),
  );
}

/** Within the transaction that changes the book; a document per ISBN makes it unique. @throws IsbnTaken */
export function moveIsbn(
  transaction: Transaction,
  holders: IsbnHolders,
  { id, before, after }: { id: string; before: BookOfIsbn | undefined; after: BookOfIsbn | undefined },
): void {
  const [was, isbn] = [before?.isbn, after?.isbn];
  const isUsed = after !== undefined && !isNewCopy(after);
  if (was !== isbn && isIsbn13(was) && holders.get(was)?.bookId === id) transaction.delete(reference(was));
  if (!after || !isIsbn13(isbn)) return;
  const holder = holders.get(isbn);
  const isOwn = holder?.bookId === id;
  const isSame = was === isbn && before !== undefined && isNewCopy(before) === isNewCopy(after);
  if (isOwn ? holder.isUsed === isUsed : isSame || (isUsed && holder)) return;
  const other = isbnInTheWay(holders, id, after);
  if (other !== undefined) throw new IsbnTaken(other);
  transaction.set(reference(isbn), { bookId: id, ...(isUsed && { isUsed }) });
}
