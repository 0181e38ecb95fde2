import { FieldPath, type Query, Timestamp } from 'firebase-admin/firestore';
import { collection } from '../platform/collections.ts';
import { countOf, database, isAny } from '../platform/firebase.ts';
import { chargeKinds } from '../shared/order/charges.ts';
import { mostOpenItems } from '../shared/order/open-items.ts';
import { mostCountedOrders, type Order, type OrderCounts, readOrder } from '../shared/order/order.ts';
import { type OrderStatus, orderStatuses, orderStatusNames } from '../shared/order/order-status.ts';
import { mostOwnOrders, type OwnOrdersQuery } from '../shared/order/own-orders.ts';
import { parseCursor } from '../shared/values/list-cursor.ts';
import { orderCollection, ordersIn, streamOrders } from './order-document.ts';

export function listOrders(
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
  return streamOrders(query, signal);
}

/** In the order of the ids; missing orders are left out. */
export async function findOrders(ids: readonly string[]): Promise<Order[]> {
  if (ids.length === 0) return [];
  const docs = await database().getAll(...ids.map((id) => orderCollection().doc(id)));
  return docs.flatMap((snapshot) => {
    const data = snapshot.data();
    return data ? [readOrder(snapshot.id, data)] : [];
  });
}

export async function findByNumbers(numbers: readonly string[]): Promise<Order[]> {
  if (numbers.length === 0) return [];
  const docs = await database().getAll(...numbers.map((number) => collection('orderNumbers').doc(number)));
  return findOrders(docs.map((one) => String(one.get('orderId') ?? '')).filter(Boolean));
}

/** Orders with something sent that waits for a collective invoice, oldest first; all customers' by default. */
export async function listToCollect(customerId?: string): Promise<Order[]> {
  const orders = await ordersIn(orderCollection().where('toCollectCents', '>', 0).limit(mostOpenItems));
  return orders
    .filter(({ account }) => customerId === undefined || account?.customerId === customerId)
    .toSorted((one, other) => one.createdAt.localeCompare(other.createdAt));
}

export function listOpenOnAccount(): Promise<Order[]> {
  return ordersIn(orderCollection().where('accountCents', '!=', 0).limit(mostOpenItems));
}

const statusesUnderWay = orderStatusNames.filter((status) => orderStatuses[status].isUnderWay);

export async function isOrderOf(id: string, uid: string): Promise<boolean> {
  return (await orderCollection().doc(id).get()).get('uid') === uid;
}

const underWayOf = (uid: string) =>
  orderCollection().where('uid', '==', uid).where('status', 'in', statusesUnderWay);

export function hasOrderUnderWay(uid: string): Promise<boolean> {
  return isAny(underWayOf(uid));
}

export function ordersUnderWay(uid: string): Promise<Order[]> {
  return ordersIn(underWayOf(uid).limit(mostOwnOrders));
}

/** By status under way, each counted up to {@link mostCountedOrders}. */
export async function countOrders(): Promise<OrderCounts> {
  const counted = statusesUnderWay.map(
    async (status) => [status, await countUpTo(ofStatus(status))] as const,
  );
  return Object.fromEntries(await Promise.all(counted));
}

export function findWithdrawn(limit: number): Promise<Order[]> {
  const withdrawn = orderCollection().where('isWithdrawn', '==', true).orderBy('createdAt', 'desc');
  return ordersIn(withdrawn.limit(limit));
}

export function countToCollect(): Promise<number> {
  return countUpTo(ofStatus('packed').where('collection', '==', true));
}

export const countPacked = () => countUpTo(ofStatus('packed'));

const ofStatus = (status: OrderStatus) => orderCollection().where('status', '==', status);

const countUpTo = (query: Query) => countOf(query.limit(mostCountedOrders));

export function isAnyOrder(): Promise<boolean> {
  return isAny(orderCollection());
}

export function isAnyUnderWay(): Promise<boolean> {
  return isAny(orderCollection().where('status', 'in', statusesUnderWay));
}

/** Includes kinds charged at no cost. */
export async function findChargeKinds(): Promise<string[]> {
  const [isDeliveryPriced, isCharged] = await Promise.all([
    isAny(orderCollection().where('deliveryCents', '>=', 0)),
    isAny(orderCollection().where('charges', '>', [])),
  ]);
  return Object.keys(chargeKinds).filter((kind) => (kind === 'delivery' ? isDeliveryPriced : isCharged));
}

export function isAnyDiscounted(): Promise<boolean> {
  return isAny(orderCollection().where('isDiscounted', '==', true));
}

export function isAnyInAnotherLanguage(): Promise<boolean> {
  return isAny(orderCollection().where('language', '>', ''));
}

export function isAnyAwaiting(): Promise<boolean> {
  return isAny(orderCollection().where('awaitedBy', '>', ''));
}

/** Placed from an instant on and before another one, oldest first. */
export function ordersBetween(from: Date, until: Date, signal: AbortSignal): AsyncGenerator<Order> {
  const query = orderCollection()
    .where('createdAt', '>=', from)
    .where('createdAt', '<', until)
    .orderBy('createdAt')
    .orderBy(FieldPath.documentId());
  return streamOrders(query, signal);
}
