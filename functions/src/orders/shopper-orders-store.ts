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

/** Orders changed together; a Firestore batch takes up to 500 writes. */
const batchSize = 100;

/**
 * Removes the shopper from an order; number, total, books and days stay. The hashes of the order and its changes go
 * too: personal data could be guessed from them.
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

/** Moves all orders to another uid. @param beside runs first, where there are any */
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

/** As the shopper sees them, oldest first. */
export async function allOrdersOf(uid: string): Promise<Order[]> {
  const orders: Order[] = [];
  for await (const order of streamOrders(ordersOf(uid))) orders.push(order);
  return orders.sort((one, other) => (one.createdAt < other.createdAt ? -1 : 1));
}

/** Uids of orders with an e-mail address. It need not be theirs: the desk corrects addresses. */
export async function uidsInOrders(email: string): Promise<string[]> {
  const spellings = [...new Set([email, email.toLowerCase()])];
  const { docs } = await orderCollection().where('email', 'in', spellings).select('uid').get();
  const uids = docs.map((order): unknown => order.get('uid'));
  return [...new Set(uids.filter((uid) => typeof uid === 'string'))];
}

/**
 * Removes all personal data from a shopper's orders.
 * @param eraseBeside adds what is erased in the same batch, so that no crash comes between
 * @param onProgress called after each batch with the orders it changed
 */
export async function eraseOrders(
  uid: string,
  eraseBeside: (batch: WriteBatch, orderId: string) => Promise<void>,
  onProgress: (orders: number) => void,
): Promise<void> {
  while (true) {
    // Erased orders no longer belong to the uid, so the next query, or the next try after a crash, continues here.
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
      // An order changed in between; it is read again.
      if (isWriteConflict(error)) continue;
      throw error;
    }
    onProgress(docs.length);
  }
}
