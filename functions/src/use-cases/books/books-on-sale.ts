import type { Transaction } from 'firebase-admin/firestore';
import type { ReadBook } from '../../books/book-document.ts';
import { readBooks, writeStockLeft } from '../../books/book-store.ts';
import { type DocumentReader, database } from '../../platform/firebase.ts';
import type { ShownStock } from '../../shared/stock/stock.ts';
import { logChanges } from '../../snapshot/change-log-store.ts';

/** Those of these books that exist; a transaction reads them with a lock. */
export function readBooksOnSale(
  bookIds: readonly string[],
  reader: DocumentReader = database(),
): Promise<ReadBook[]> {
  return readBooks(reader, bookIds);
}

/**
 * Shows shoppers what is left of some of these books, in the books themselves and in the catalogue, within the
 * transaction that changes their stock. It fails when one of them has changed since it was read.
 */
export function showStock(
  transaction: Transaction,
  books: readonly ReadBook[],
  shown: readonly ShownStock[],
): void {
  const readById = new Map(books.map((read) => [read.book._id, read]));
  const changes = shown.flatMap(({ bookId, stockLeft, changedAt }) => {
    const read = readById.get(bookId);
    if (!read) return [];
    return [{ id: bookId, version: changedAt.getTime(), book: writeStockLeft(transaction, read, stockLeft) }];
  });
  logChanges(transaction, changes);
}
