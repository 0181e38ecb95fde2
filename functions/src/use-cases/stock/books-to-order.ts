import { findBooks } from '../../books/book-store.ts';
import { findAwaitingOrders } from '../../orders/awaited-store.ts';
import { awaitedIn } from '../../shared/order/awaited-books.ts';
import {
  type AwaitingOrder,
  type BooksToOrder,
  mostAwaitingOrders,
  mostLowBooks,
} from '../../shared/order/to-order.ts';
import { findLowStock } from '../../stock/low-stock-store.ts';
import { findReorders } from '../../stock/reorder-store.ts';
import { readCounted } from '../../stock/stock-store.ts';

/** The books that shoppers wait for, those that are promised earliest first, then those that run low. */
export async function booksToOrder(): Promise<BooksToOrder> {
  const [orders, low] = await Promise.all([findAwaitingOrders(), findLowStock(mostLowBooks)]);
  const awaiting = new Map<string, AwaitingOrder[]>();
  const titles = new Map<string, string>();
  for (const order of orders) {
    for (const { bookId, by } of awaitedIn(order)) {
      const others = awaiting.get(bookId) ?? [];
      awaiting.set(bookId, [...others, { id: order._id, number: order.number, by }]);
      titles.set(bookId, order.lines.find((line) => line.bookId === bookId)?.title ?? '');
    }
  }
  const dueFirst = [...awaiting.keys()].toSorted((one, other) => {
    const [a = '', b = ''] = [one, other].map((id) => awaiting.get(id)?.[0]?.by);
    return a < b ? -1 : a > b ? 1 : 0;
  });
  const bookIds = [...new Set([...dueFirst, ...low.lowest.map(({ bookId }) => bookId)])];
  const [books, counted, reorders] = await Promise.all([
    findBooks(bookIds),
    readCounted(bookIds),
    findReorders(bookIds),
  ]);
  const known = new Map(books.map((book) => [book._id, book]));
  const stocks = new Map(counted.map(({ bookId, stock }) => [bookId, stock]));
  const reordered = new Map(reorders.map((reorder) => [reorder.bookId, reorder]));
  return {
    books: bookIds.flatMap((bookId) => {
      const waiting = awaiting.get(bookId) ?? [];
      const book = known.get(bookId);
      if (!book && waiting.length === 0) return [];
      const { title = titles.get(bookId) ?? '', author = '', isbn = '', publisher = '' } = book ?? {};
      const stock = stocks.get(bookId);
      const reorder = reordered.get(bookId);
      return {
        ...{ bookId, title, author, isbn, publisher, orders: waiting },
        ...(stock && { onHand: stock.onHand, lowAt: stock.lowAt }),
        ...(reorder && { reorder }),
      };
    }),
    isCut: orders.length === mostAwaitingOrders || low.count > low.lowest.length,
  };
}
