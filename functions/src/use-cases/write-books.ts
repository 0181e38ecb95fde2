import type { DocumentData, Transaction } from 'firebase-admin/firestore';
import { auditBooks, type BookCause } from '../audit/book-audit.ts';
import { bookCollection } from '../books/book-store.ts';
import { type IsbnHolders, moveIsbn } from '../books/isbn-store.ts';
import type { Book } from '../shared/book/book.ts';
import { logChanges } from '../snapshot/change-log-store.ts';
import { countChanges } from '../stats/counter-store.ts';

/** What becomes of a book. */
export interface BookWrite {
  id: string;
  /** How it was; undefined when there was none. */
  before: Book | undefined;
  /** How it is to be, and the document of that; undefined when it is to be deleted. */
  after: { book: Book; document: DocumentData } | undefined;
  /** Rises with each change of the book. */
  version: number;
}

function trending(book: Book | undefined): number {
  return book?.trending ? 1 : 0;
}

/**
 * Writes books with all that depends on them: their ISBNs, the catalogue's log, the history and the counters. Every change of a
 * book goes through here, in the transaction that has read the books and the holders of all ISBNs they have or get.
 * @throws IsbnTaken
 */
export function writeBooks(
  transaction: Transaction,
  writes: readonly BookWrite[],
  holders: IsbnHolders,
  cause: BookCause,
  counterShard?: number,
): void {
  const counts = { books: 0, trendingBooks: 0 };
  for (const { id, before, after } of writes) {
    moveIsbn(transaction, holders, { id, before: before?.isbn, after: after?.book.isbn });
    const reference = bookCollection().doc(id);
    if (!after) transaction.delete(reference);
    else if (before) transaction.set(reference, after.document);
    else transaction.create(reference, after.document);
    counts.books += (after ? 1 : 0) - (before ? 1 : 0);
    counts.trendingBooks += trending(after?.book) - trending(before);
  }
  logChanges(
    transaction,
    writes.map(({ id, version, after }) => ({ id, version, ...(after && { book: after.book }) })),
  );
  auditBooks(transaction, writes, cause);
  countChanges(transaction, counts, counterShard);
}
