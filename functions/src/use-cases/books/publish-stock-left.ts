import type { Transaction } from 'firebase-admin/firestore';
import type { ReadBook } from '../../books/book-document.ts';
import { writeStockLeft } from '../../books/book-store.ts';
import type { ShownStock } from '../../shared/stock/stock.ts';
import { logChanges } from '../../snapshot/change-log-store.ts';

/**
 * In books and the catalogue's log, within the transaction that changes the stock; it fails when a book has changed
 * since it was read.
 */
export function publishStockLeft(
  transaction: Transaction,
  books: readonly ReadBook[],
  stocks: readonly ShownStock[],
): void {
  const readById = new Map(books.map((read) => [read.book._id, read]));
  const changes = stocks.flatMap(({ bookId, stockLeft, changedAt }) => {
    const read = readById.get(bookId);
    if (!read) return [];
    return [{ id: bookId, version: changedAt.getTime(), book: writeStockLeft(transaction, read, stockLeft) }];
  });
  logChanges(transaction, changes);
}
