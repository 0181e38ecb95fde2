import { findAwaiting } from '../../orders/awaited-store.ts';
import { findOrders, isOrderOf } from '../../orders/order-list-store.ts';
import { NotFound } from '../../platform/http/api-errors.ts';
import { awaitedIn, type QueuePlace } from '../../shared/order/awaited-books.ts';
import type { Order } from '../../shared/order/order.ts';
import { bookOfLine } from '../../shared/order/order-lines.ts';

/** Further places would cost too many reads. */
const most = { books: 10, orders: 50 };

const linesOf = (order: Order, book: string) =>
  awaitedIn(order).filter(({ bookId }) => bookOfLine(order, bookId) === book);

/** The longest waiting first. */
async function placesFor(order: Order, book: string): Promise<QueuePlace[]> {
  const waiting = await findAwaiting(book, most.orders);
  const at = waiting.findIndex(({ _id }) => _id === order._id);
  if (at < 0) return [];
  const before = waiting.slice(0, at).flatMap((other) => linesOf(other, book)).length;
  return linesOf(order, book).map(({ bookId }, index) => ({ bookId, place: before + index + 1 }));
}

/** @throws NotFound */
export async function queuePlaces(id: string, uid: string): Promise<QueuePlace[]> {
  const [order] = (await isOrderOf(id, uid)) ? await findOrders([id]) : [];
  if (!order) throw new NotFound('The order');
  const books = new Set(awaitedIn(order).map(({ bookId }) => bookOfLine(order, bookId)));
  const places = [...books].slice(0, most.books).map((book) => placesFor(order, book));
  return (await Promise.all(places)).flat();
}
