import {
  FieldValue,
  type Query,
  type QueryDocumentSnapshot,
  type WriteBatch,
} from 'firebase-admin/firestore';
import { database } from '../platform/firebase.ts';
import { isWriteConflict } from '../platform/http/database-errors.ts';
import { type Order, readOrder } from '../shared/order/order.ts';
import { orderSearchKeys } from '../shared/order/order-search.ts';
import { recipientSchema } from '../shared/order/recipient.ts';
import { orderCollection, streamOrders } from './order-document.ts';

/** How many orders change together; a write takes up to 500. */
const batchSize = 100;

/**
 * What changes of an order so that nothing of the shopper stays in it: number, total, books and days stay. The hash
 * of the order and those of its changes go, too: they could be guessed back.
 */
function withoutShopper(snapshot: QueryDocumentSnapshot) {
  const order = readOrder(snapshot.id, snapshot.data());
  const recipient = { ...recipientSchema.getDefault(), email: '', trackingCode: '' };
  const parcels = order.parcels.map((parcel) => ({ ...parcel, trackingCode: '' }));
  return {
    ...recipient,
    uid: FieldValue.delete(),
    history: order.history.map((entry) => ({ ...entry, note: '' })),
    parcels,
    messages: [],
    ...(order.withdrawals && {
      withdrawals: order.withdrawals.map((one) => ({ ...one, name: '–', books: one.books && '–' })),
    }),
    ...(order.discounts && { discounts: order.discounts.map((one) => ({ ...one, reason: '–' })) }),
    ...(order.gift && { gift: { ...order.gift, note: '' } }),
    lastStep: FieldValue.delete(),
    changeKeys: [],
    searchKeys: orderSearchKeys({ ...order, ...recipient, parcels }),
    requestHash: '',
    erasedAt: FieldValue.serverTimestamp(),
  };
}

function ordersOf(uid: string): Query {
  return orderCollection().where('uid', '==', uid);
}

/** Gives all orders of one to another. @param beside is done first, where there are any */
export async function reassignOrders(from: string, to: string, beside: () => Promise<void>): Promise<void> {
  while (true) {
    const { docs } = await ordersOf(from).limit(batchSize).select().get();
    if (docs.length === 0) return;
    await beside();
    const batch = database().batch();
    for (const { ref } of docs) batch.update(ref, { uid: to });
    await batch.commit();
  }
}

/** All orders of a shopper, as the shopper sees them; the oldest first. */
export async function allOrdersOf(uid: string): Promise<Order[]> {
  const orders: Order[] = [];
  for await (const order of streamOrders(ordersOf(uid))) orders.push(order);
  return orders.sort((one, other) => (one.createdAt < other.createdAt ? -1 : 1));
}

/** The uids of the orders that carry an e-mail address. It need not be theirs: the desk corrects addresses. */
export async function uidsInOrders(email: string): Promise<string[]> {
  const spellings = [...new Set([email, email.toLowerCase()])];
  const { docs } = await orderCollection().where('email', 'in', spellings).select('uid').get();
  const uids = docs.map((order): unknown => order.get('uid'));
  return [...new Set(uids.filter((uid) => typeof uid === 'string'))];
}

/**
 * Takes everything personal out of a shopper's orders.
 * @param eraseBeside adds what is erased together with an order, so that no crash comes between
 * @param onProgress called after each step with the orders that it has changed
 */
export async function eraseOrders(
  uid: string,
  eraseBeside: (batch: WriteBatch, orderId: string) => Promise<void>,
  onProgress: (orders: number) => void,
): Promise<void> {
  while (true) {
    // What is erased no longer belongs to the uid, so the next query, or the next try after a crash, goes on here.
    const { docs } = await ordersOf(uid).limit(batchSize).get();
    if (docs.length === 0) return;
    const batch = database().batch();
    for (const order of docs) {
      batch.update(order.ref, withoutShopper(order), { lastUpdateTime: order.updateTime });
    }
    await Promise.all(docs.map(({ id }) => eraseBeside(batch, id)));
    try {
      await batch.commit();
    } catch (error) {
      // One of them has just taken a step; it is read again.
      if (isWriteConflict(error)) continue;
      throw error;
    }
    onProgress(docs.length);
  }
}
