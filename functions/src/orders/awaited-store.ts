import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import { streamDocuments } from '../platform/firebase.ts';
import { awaitedIn, promisedDays } from '../shared/order/awaited-books.ts';
import { type Order, readOrder } from '../shared/order/order.ts';
import { bookOfLine } from '../shared/order/order-lines.ts';
import { mostAwaitingOrders } from '../shared/order/to-order.ts';
import { readTexts } from '../shared/values/stored-fields.ts';
import { orderCollection } from './order-document.ts';

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
  const { docs: first } = await waiting
    .where('unconfirmedCopies', '==', 0)
    .orderBy('awaitedSince')
    .limit(most)
    .get();
  const { docs: all } =
    first.length < most ? await waiting.orderBy('awaitedSince').limit(most).get() : { docs: [] };
  const others = all.filter(({ id }) => !first.some((one) => one.id === id));
  return [...first, ...others].slice(0, most).map((snapshot) => readOrder(snapshot.id, snapshot.data()));
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
export async function findAwaitingOrders(): Promise<Order[]> {
  const { docs } = await orderCollection().orderBy('awaitedSince').limit(mostAwaitingOrders).get();
  return docs.map((snapshot) => readOrder(snapshot.id, snapshot.data()));
}
