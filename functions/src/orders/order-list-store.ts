import { FieldPath, Timestamp } from 'firebase-admin/firestore';
import { database, streamDocuments } from '../platform/firebase.ts';
import { mostCountedOrders, type Order, type OrderCounts, readOrder } from '../shared/order/order.ts';
import { orderStatuses, orderStatusNames } from '../shared/order/order-status.ts';
import { mostOwnOrders, type OwnOrdersQuery } from '../shared/order/own-orders.ts';
import { parseCursor } from '../shared/values/list-cursor.ts';
import { orderCollection } from './order-document.ts';

/** A shopper's orders, newest first, one at a time. */
export async function* listOrders(
  uid: string,
  { limit = mostOwnOrders, after }: OwnOrdersQuery,
  signal?: AbortSignal,
): AsyncGenerator<Order> {
  const newestFirst = orderCollection()
    .where('uid', '==', uid)
    .orderBy('createdAt', 'desc')
    .orderBy(FieldPath.documentId(), 'desc')
    .limit(limit);
  const cursor = after === undefined ? undefined : parseCursor(after);
  const query = cursor
    ? newestFirst.startAfter(Timestamp.fromDate(cursor.createdAt), cursor.id)
    : newestFirst;
  for await (const snapshot of streamDocuments(query, signal)) yield readOrder(snapshot.id, snapshot.data());
}

/** The orders with these ids that there are, in the order of the ids. */
export async function findOrders(ids: readonly string[]): Promise<Order[]> {
  if (ids.length === 0) return [];
  const snapshots = await database().getAll(...ids.map((id) => orderCollection().doc(id)));
  return snapshots.flatMap((snapshot) => {
    const data = snapshot.data();
    return data ? [readOrder(snapshot.id, data)] : [];
  });
}

/** Whether an order is this shopper's. */
export async function isOrderOf(id: string, uid: string): Promise<boolean> {
  return (await orderCollection().doc(id).get()).get('uid') === uid;
}

/** How many orders there are of each status that is under way, at most {@link mostCountedOrders}. */
export async function countOrders(): Promise<OrderCounts> {
  const open = orderStatusNames.filter((status) => orderStatuses[status].isUnderWay);
  const counted = open.map(async (status) => {
    const some = orderCollection().where('status', '==', status).limit(mostCountedOrders);
    return [status, (await some.count().get()).data().count] as const;
  });
  return Object.fromEntries(await Promise.all(counted));
}

/** Whether there are orders, and some that are under way. */
export async function knownOrders(): Promise<{ isAny: boolean; underWay: boolean }> {
  const underWay = orderStatusNames.filter((status) => orderStatuses[status].isUnderWay);
  const some = [orderCollection(), orderCollection().where('status', 'in', underWay)];
  const [all, open] = await Promise.all(some.map((query) => query.limit(1).select().get()));
  return { isAny: all?.empty === false, underWay: open?.empty === false };
}

/** Whether the delivery of any order has a cost of its own, be it nothing. */
export async function isAnyDeliveryPriced(): Promise<boolean> {
  return !(await orderCollection().where('deliveryCents', '>=', 0).limit(1).select().get()).empty;
}

/** Whether any order has had a discount. */
export async function isAnyDiscounted(): Promise<boolean> {
  return !(await orderCollection().where('isDiscounted', '==', true).limit(1).select().get()).empty;
}

/** The orders that were placed from an instant on and before another one, oldest first, one at a time. */
export async function* ordersBetween(from: Date, until: Date, signal: AbortSignal): AsyncGenerator<Order> {
  const query = orderCollection()
    .where('createdAt', '>=', from)
    .where('createdAt', '<', until)
    .orderBy('createdAt')
    .orderBy(FieldPath.documentId());
  for await (const snapshot of streamDocuments(query, signal)) yield readOrder(snapshot.id, snapshot.data());
}
