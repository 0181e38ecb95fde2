import { findBooks } from '../../books/book-store.ts';
import { findOrders } from '../../orders/order-list-store.ts';
import type { BookPlace } from '../../shared/order/order.ts';
import { readCounted } from '../../stock/stock-store.ts';

/** Where the books of some orders stand, and their ISBNs, as far as the shop still has them. */
export async function pickedBooks(orderIds: readonly string[]): Promise<BookPlace[]> {
  const orders = await findOrders(orderIds);
  const bookIds = [...new Set(orders.flatMap(({ productIds }) => productIds))];
  const [books, counted] = await Promise.all([findBooks(bookIds), readCounted(bookIds)]);
  const isbns = new Map(books.map(({ _id, isbn = '' }) => [_id, isbn]));
  const shelves = new Map(counted.map(({ bookId, stock }) => [bookId, stock.shelf]));
  return bookIds.map((bookId) => ({
    bookId,
    isbn: isbns.get(bookId) ?? '',
    shelf: shelves.get(bookId) ?? '',
  }));
}
