import { FieldPath, type Query, Timestamp } from 'firebase-admin/firestore';
import { database, streamDocuments } from '../platform/firebase.ts';
import { mostCountedOrders, type Order, type OrderCounts, readOrder } from '../shared/order/order.ts';
import { type OrderStatus, orderStatuses, orderStatusNames } from '../shared/order/order-status.ts';
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

const statusesUnderWay = orderStatusNames.filter((status) => orderStatuses[status].isUnderWay);

/** Whether an order is this shopper's. */
export async function isOrderOf(id: string, uid: string): Promise<boolean> {
  return (await orderCollection().doc(id).get()).get('uid') === uid;
}

const underWayOf = (uid: string) =>
  orderCollection().where('uid', '==', uid).where('status', 'in', statusesUnderWay);

/** Whether an order of a shopper is under way. */
export async function hasOrderUnderWay(uid: string): Promise<boolean> {
  return !(await underWayOf(uid).limit(1).select().get()).empty;
}

/** The orders of a shopper that are under way, as many as a page of theirs shows. */
export async function ordersUnderWay(uid: string): Promise<Order[]> {
  const { docs } = await underWayOf(uid).limit(mostOwnOrders).get();
  return docs.map((snapshot) => readOrder(snapshot.id, snapshot.data()));
}

/** How many orders there are of each status that is under way, at most {@link mostCountedOrders}. */
export async function countOrders(): Promise<OrderCounts> {
  const counted = statusesUnderWay.map(
    async (status) => [status, await countUpTo(ofStatus(status))] as const,
  );
  return Object.fromEntries(await Promise.all(counted));
}

/** The last orders from which their shoppers have withdrawn, at most so many. */
export async function findWithdrawn(limit: number): Promise<Order[]> {
  const withdrawn = orderCollection().where('isWithdrawn', '==', true).orderBy('createdAt', 'desc');
  const { docs } = await withdrawn.limit(limit).get();
  return docs.map((snapshot) => readOrder(snapshot.id, snapshot.data()));
}

/** How many orders are ready to be collected, counted as far. */
export function countToCollect(): Promise<number> {
  return countUpTo(ofStatus('packed').where('collection', '==', true));
}

/** How many orders are packed, counted as far. */
export const countPacked = () => countUpTo(ofStatus('packed'));

const ofStatus = (status: OrderStatus) => orderCollection().where('status', '==', status);

async function countUpTo(query: Query): Promise<number> {
  return (await query.limit(mostCountedOrders).count().get()).data().count;
}

export async function isAnyOrder(): Promise<boolean> {
  return !(await orderCollection().limit(1).select().get()).empty;
}

/** Whether there are orders, and some that are under way. */
export async function isAnyUnderWay(): Promise<boolean> {
  const underWay = orderStatusNames.filter((status) => orderStatuses[status].isUnderWay);
  return !(await orderCollection().where('status', 'in', underWay).limit(1).select().get()).empty;
}

/** Whether the delivery of any order has a cost of its own, be it nothing. */
export async function isAnyDeliveryPriced(): Promise<boolean> {
  return !(await orderCollection().where('deliveryCents', '>=', 0).limit(1).select().get()).empty;
}

export async function isAnyDiscounted(): Promise<boolean> {
  return !(await orderCollection().where('isDiscounted', '==', true).limit(1).select().get()).empty;
}

/** Whether any order was placed in another language than English. */
export async function isAnyInAnotherLanguage(): Promise<boolean> {
  return !(await orderCollection().where('language', '>', '').limit(1).select().get()).empty;
}

/** Whether any order waits for a book that the shop has to order. */
export async function isAnyAwaiting(): Promise<boolean> {
  return !(await orderCollection().where('awaitedBy', '>', '').limit(1).select().get()).empty;
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
