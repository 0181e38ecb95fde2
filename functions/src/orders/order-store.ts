import type { DocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import { collection } from '../platform/collections.ts';
import { database } from '../platform/firebase.ts';
import { KeyReused } from '../platform/http/idempotency-key.ts';
import type { Shopper } from '../shared/callers.ts';
import type { Customer } from '../shared/customer/customer.ts';
import type { DeskOrderRequest } from '../shared/order/desk-order.ts';
import { type Order, readOrder } from '../shared/order/order.ts';
import { copiesOf, type LineIdentity } from '../shared/order/order-lines.ts';
import type { OrderRequest } from '../shared/order/order-request.ts';
import { orderStatuses, orderStatusNames } from '../shared/order/order-status.ts';
import { readCount } from '../shared/values/stored-fields.ts';
import { orderCollection } from './order-document.ts';
import { requestHash } from './order-identity.ts';
import { orderTimesReferences } from './order-limit-store.ts';

export interface WantedOrder {
  /** From the shopper and the key of the call: one key places one order. */
  id: string;
  shopper: Shopper;
  request: OrderRequest;
  desk?: DeskOrder;
  now: Date;
}

export interface DeskOrder {
  request: DeskOrderRequest;
  takenBy: string;
  /** The customer on whose account it is. */
  customer?: Customer | undefined;
}

/** One line for each copy; a shopper orders one of each book. */
export function wantedCopies({ request, desk }: Pick<WantedOrder, 'request' | 'desk'>): LineIdentity[] {
  return desk
    ? desk.request.lines.flatMap(({ bookId, copies }) => copiesOf(bookId, copies))
    : request.productIds.map((bookId) => ({ bookId }));
}

/** @throws KeyReused when the key belongs to another order */
function earlierOrder(
  snapshot: DocumentSnapshot,
  { request, desk }: Pick<WantedOrder, 'request' | 'desk'>,
): Order | undefined {
  const data = snapshot.data();
  if (!data) return undefined;
  if (data.requestHash !== requestHash(request, desk?.request))
    throw new KeyReused('An order was already placed', { orderId: snapshot.id });
  return readOrder(snapshot.id, data);
}

/** @throws KeyReused */
export async function findEarlierOrder(wanted: WantedOrder): Promise<Order | undefined> {
  return earlierOrder(await orderCollection().doc(wanted.id).get(), wanted);
}

/**
 * What an order depends on in the shopper's own past. Read without locks, so that many tries do not wait for each
 * other: when one of these documents appears or changes afterwards, the order is not written.
 * @throws KeyReused
 */
export async function readShoppersPast(
  wanted: WantedOrder,
): Promise<{ earlier: Order | undefined; orderTimes: DocumentSnapshot[] }> {
  // Orders taken at the desk count towards no limit.
  const times = wanted.desk ? [] : orderTimesReferences(wanted.shopper);
  const [earlier, ...orderTimes] = await database().getAll(orderCollection().doc(wanted.id), ...times);
  if (!earlier || orderTimes.length < times.length)
    throw new Error('The database has not answered for every document');
  return { earlier: earlierOrder(earlier, wanted), orderTimes };
}

/** Undefined for an unknown number. Always reads two documents, whether or not the order exists. */
export async function findOrderByNumber(
  number: string,
): Promise<{ order: Order; uid: string | undefined } | undefined> {
  const numbered = await collection('orderNumbers').doc(number).get();
  const id = numbered.get('orderId');
  const snapshot = await orderCollection()
    .doc(typeof id === 'string' ? id : number)
    .get();
  const data = snapshot.data();
  return (
    data && { order: readOrder(snapshot.id, data), uid: typeof data.uid === 'string' ? data.uid : undefined }
  );
}

/** Whether an order to be paid on delivery is on its way to the address, among its latest orders. */
export async function hasUnpaidOrder(email: string): Promise<boolean> {
  const unpaid = orderStatusNames.filter((status) => orderStatuses[status].isUnderWay);
  const unpaidOrders = orderCollection().where('email', '==', email).where('status', 'in', unpaid);
  const { docs } = await unpaidOrders.limit(20).select('isPaidOnline').get();
  return docs.some((order) => order.get('isPaidOnline') !== true);
}

/** Unpaid copies of an unconfirmed address; stops counting at `most`. */
export async function findUnconfirmedCopies(email: string, most: number): Promise<number> {
  const held = orderCollection().where('email', '==', email).where('unconfirmedCopies', '>', 0);
  const { docs } = await held.limit(most).select('unconfirmedCopies').get();
  return docs.reduce((sum, order) => sum + readCount(order.get('unconfirmedCopies')), 0);
}

/** Reserves the number; the transaction fails when another order has it, and the next try takes the next. */
export function keepNumber(transaction: Transaction, id: string, number: string): void {
  transaction.create(collection('orderNumbers').doc(number), { orderId: id });
}

export function createOrder(transaction: Transaction, id: string, document: object): void {
  transaction.create(orderCollection().doc(id), document);
}

/** Fails the transaction if the order exists, without a read: deletes it with a precondition. */
export function requireNoOrder(transaction: Transaction, id: string): void {
  transaction.delete(orderCollection().doc(id), { exists: false });
}

export async function isOrder(id: string): Promise<boolean> {
  return (await orderCollection().doc(id).get()).exists;
}
