import { FieldValue, type Query, Timestamp } from 'firebase-admin/firestore';
import { streamDocuments } from '../platform/firebase.ts';
import { awaitedIn, promisedDays } from '../shared/order/awaited-books.ts';
import type { Order } from '../shared/order/order.ts';
import { bookOfLine } from '../shared/order/order-lines.ts';
import { mostAwaitingOrders } from '../shared/order/to-order.ts';
import { readTexts } from '../shared/values/stored-fields.ts';
import { orderCollection, ordersIn } from './order-document.ts';

/** Index fields: the awaited books, once for each copy, and the earliest promised day, by which late orders are found. */
export function awaitedFields(order: Order) {
  const none = FieldValue.delete();
  const [awaitedBy = none] = promisedDays(order);
  const awaitedIds = awaitedIn(order).map(({ bookId }) => bookOfLine(order, bookId));
  if (awaitedIds.length === 0) return { awaitedIds: none, awaitedSince: none, awaitedBy };
  return { awaitedIds, awaitedSince: Timestamp.fromDate(new Date(order.createdAt)), awaitedBy };
}

/** Longest waiting first; orders of unpaid, unconfirmed addresses last. */
export async function findAwaiting(bookId: string, most: number): Promise<Order[]> {
  const waiting = orderCollection().where('awaitedIds', 'array-contains', bookId);
  const longestFirst = (query: Query) => ordersIn(query.orderBy('awaitedSince').limit(most));
  const first = await longestFirst(waiting.where('unconfirmedCopies', '==', 0));
  const all = first.length < most ? await longestFirst(waiting) : [];
  const others = all.filter(({ _id }) => !first.some((one) => one._id === _id));
  return [...first, ...others].slice(0, most);
}

/** Reads every waiting order. */
export async function countAwaiting(): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  for await (const order of streamDocuments(orderCollection().orderBy('awaitedSince'))) {
    for (const id of readTexts(order.get('awaitedIds'))) counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return counts;
}

export function findAwaitingOrders(): Promise<Order[]> {
  return ordersIn(orderCollection().orderBy('awaitedSince').limit(mostAwaitingOrders));
}
