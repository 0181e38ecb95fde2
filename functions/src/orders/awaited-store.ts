import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import { awaitedIn } from '../shared/order/awaited-books.ts';
import { type Order, readOrder } from '../shared/order/order.ts';
import { mostAwaitingOrders } from '../shared/order/to-order.ts';
import { orderCollection } from './order-document.ts';

/** By what an order is found that waits for books. */
export function awaitedFields(order: Order) {
  const isWaiting = awaitedIn(order).length > 0;
  return { awaitedSince: isWaiting ? Timestamp.fromDate(new Date(order.createdAt)) : FieldValue.delete() };
}

/** The orders that wait for books, those that wait longest first; at most so many. */
export async function findAwaitingOrders(): Promise<Order[]> {
  const { docs } = await orderCollection().orderBy('awaitedSince').limit(mostAwaitingOrders).get();
  return docs.map((snapshot) => readOrder(snapshot.id, snapshot.data()));
}
