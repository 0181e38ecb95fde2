import { findBooks } from '../../books/book-store.ts';
import { findAnnouncedOrders } from '../../orders/announced-store.ts';
import { findAwaitingOrders } from '../../orders/awaited-store.ts';
import { recentSettings } from '../../settings/shop-profile.ts';
import type { Book } from '../../shared/book/book.ts';
import { isNewCopy } from '../../shared/book/book-condition.ts';
import { announcedIn } from '../../shared/order/announced-books.ts';
import { type AwaitedBook, awaitedIn } from '../../shared/order/awaited-books.ts';
import type { Order } from '../../shared/order/order.ts';
import { bookOfLine, findLine } from '../../shared/order/order-lines.ts';
import {
  type AwaitingOrder,
  type BooksToOrder,
  type BookToOrder,
  mostAwaitedBooks,
  mostAwaitingOrders,
  mostLowBooks,
} from '../../shared/order/to-order.ts';
import { unconfirmedCopies } from '../../shared/order/unconfirmed-copies.ts';
import { sendableLines } from '../../shared/order/unsent-lines.ts';
import { shopDay } from '../../shared/shop/shop-day.ts';
import { findLowStock } from '../../stock/low-stock-store.ts';
import { findReorders } from '../../stock/reorder-store.ts';
import { readCounted } from '../../stock/stock-store.ts';

/** A used copy is unique. */
const isOrdered = (book: Book) => isNewCopy(book) && book.whenSoldOut !== 'end';

function problemOf(book: Book | undefined): Pick<BookToOrder, 'problem'> {
  if (!book) return { problem: 'deleted' };
  return isOrdered(book) ? {} : { problem: 'ended' };
}

const askedOf = (ask: AwaitedBook['ask']): Pick<AwaitingOrder, 'asked'> =>
  ask ? { asked: ask.choice ? 'wait' : 'open' } : {};

const confirmedFirst = (one: AwaitingOrder, other: AwaitingOrder) =>
  Number(one.isUnconfirmed ?? false) - Number(other.isUnconfirmed ?? false);

/** Those promised earliest first, then those that run low. */
export async function booksToOrder(now = new Date()): Promise<BooksToOrder> {
  const [orders, announced, low, shop] = await Promise.all([
    findAwaitingOrders(),
    findAnnouncedOrders(),
    findLowStock(mostLowBooks),
    recentSettings(),
  ]);
  const today = shopDay(now, shop);
  const awaiting = new Map<string, AwaitingOrder[]>();
  const titles = new Map<string, string>();
  const wait = (order: Order, line: string, by: string, ask?: AwaitedBook['ask']) => {
    const bookId = bookOfLine(order, line);
    const isPreorder = announcedIn(order, today).some((one) => one.bookId === line);
    const waiting = {
      id: order._id,
      ...(line !== bookId && { line }),
      number: order.number,
      by,
      ...(isPreorder && { isPreorder }),
      ...(unconfirmedCopies(order, []) > 0 && { isUnconfirmed: true as const }),
      ...askedOf(ask),
    };
    awaiting.set(bookId, [...(awaiting.get(bookId) ?? []), waiting]);
    titles.set(bookId, findLine(order, line)?.title ?? '');
  };
  for (const order of orders) {
    for (const { bookId, by, ask } of awaitedIn(order)) wait(order, bookId, by, ask);
  }
  for (const { order, stockTaken } of announced) {
    const awaited = awaitedIn(order).map(({ bookId }) => bookId);
    const isCounted = (bookId: string) => stockTaken.includes(bookId) || awaited.includes(bookId);
    for (const { bookId, day } of announcedIn(order, today)) if (!isCounted(bookId)) wait(order, bookId, day);
  }
  const placed = [...orders, ...announced.map(({ order }) => order)].filter(
    (order) => order.status === 'placed' && sendableLines(order, today).length === 0,
  );
  const dueFirst = [...awaiting.keys()].toSorted((one, other) => {
    const [a = '', b = ''] = [one, other].map((id) => awaiting.get(id)?.[0]?.by);
    return a < b ? -1 : a > b ? 1 : 0;
  });
  const listed = dueFirst.slice(0, mostAwaitedBooks);
  const bookIds = [...new Set([...listed, ...low.lowest.map(({ bookId }) => bookId)])];
  const [books, counted, reorders] = await Promise.all([
    findBooks(bookIds),
    readCounted(bookIds),
    findReorders(bookIds),
  ]);
  const byId = new Map(books.map((book) => [book._id, book]));
  const stocks = new Map(counted.map(({ bookId, stock }) => [bookId, stock]));
  const reordered = new Map(reorders.map((reorder) => [reorder.bookId, reorder]));
  return {
    books: bookIds.flatMap((bookId) => {
      const waiting = (awaiting.get(bookId) ?? []).toSorted(confirmedFirst);
      const book = byId.get(bookId);
      if (waiting.length === 0 && !(book && isOrdered(book))) return [];
      const { title = titles.get(bookId) ?? '', author = '', isbn = '', publisher = '' } = book ?? {};
      const stock = stocks.get(bookId);
      const reorder = reordered.get(bookId);
      return {
        bookId,
        title,
        author,
        isbn,
        publisher,
        orders: waiting,
        ...(stock && { onHand: stock.onHand, lowAt: stock.lowAt }),
        ...(reorder && { reorder }),
        ...(waiting.length > 0 && problemOf(book)),
      };
    }),
    isCut:
      listed.length < dueFirst.length ||
      low.count > low.lowest.length ||
      [orders, announced].some(({ length }) => length === mostAwaitingOrders),
    waitingOrders: new Set(placed.map(({ _id }) => _id)).size,
  };
}
