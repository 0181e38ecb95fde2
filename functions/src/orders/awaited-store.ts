import { FieldValue, type Query, Timestamp } from 'firebase-admin/firestore';
import { streamDocuments } from '../platform/firebase.ts';
import { awaitedIn, promisedDays } from '../shared/order/awaited-books.ts';
import type { Order } from '../shared/order/order.ts';
import { bookOfLine } from '../shared/order/order-lines.ts';
import { mostAwaitingOrders } from '../shared/order/to-order.ts';
import { readTexts } from '../shared/values/stored-fields.ts';
import { orderCollection, ordersIn } from './order-document.ts';

/** By what an order is found that waits for books, each as often as it waits for it, and by what one that is late. */
export function awaitedFields(order: Order) {
  const none = FieldValue.delete();
  const [awaitedBy = none] = promisedDays(order);
  const awaitedIds = awaitedIn(order).map(({ bookId }) => bookOfLine(order, bookId));
  if (awaitedIds.length === 0) return { awaitedIds: none, awaitedSince: none, awaitedBy };
  return { awaitedIds, awaitedSince: Timestamp.fromDate(new Date(order.createdAt)), awaitedBy };
}

/** The orders that wait for a book, those that wait longest first, and those of unpaid, unconfirmed addresses after all others. */
export async function findAwaiting(bookId: string, most: number): Promise<Order[]> {
  const waiting = orderCollection().where('awaitedIds', 'array-contains', bookId);
  const longestFirst = (query: Query) => ordersIn(query.orderBy('awaitedSince').limit(most));
  const first = await longestFirst(waiting.where('unconfirmedCopies', '==', 0));
  const all = first.length < most ? await longestFirst(waiting) : [];
  const others = all.filter(({ _id }) => !first.some((one) => one._id === _id));
  return [...first, ...others].slice(0, most);
}

/** How many orders wait for each book; its cost grows with them. */
export async function countAwaiting(): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  for await (const order of streamDocuments(orderCollection().orderBy('awaitedSince'))) {
    for (const id of readTexts(order.get('awaitedIds'))) counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return counts;
}

/** The orders that wait for books, those that wait longest first; at most so many. */
export function findAwaitingOrders(): Promise<Order[]> {
  return ordersIn(orderCollection().orderBy('awaitedSince').limit(mostAwaitingOrders));
}
