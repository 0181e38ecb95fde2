import { findBooks } from '../../books/book-store.ts';
import { findOrders } from '../../orders/order-list-store.ts';
import type { BookPlace } from '../../shared/order/order.ts';
import { readCounted } from '../../stock/stock-store.ts';

/** Leaves out books that have left the shop. */
export async function pickedBooks(orderIds: readonly string[]): Promise<BookPlace[]> {
  const orders = await findOrders(orderIds);
  const bookIds = [...new Set(orders.flatMap(({ productIds }) => productIds))];
  const [books, counted] = await Promise.all([findBooks(bookIds), readCounted(bookIds)]);
  const byId = new Map(books.map((book) => [book._id, book]));
  const shelves = new Map(counted.map(({ bookId, stock }) => [bookId, stock.shelf]));
  return bookIds.map((bookId) => {
    const { isbn = '', weight } = byId.get(bookId) ?? {};
    return { bookId, isbn, shelf: shelves.get(bookId) ?? '', ...(weight !== undefined && { weight }) };
  });
}
