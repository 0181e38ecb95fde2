import { type DocumentData, type DocumentReference, FieldValue } from 'firebase-admin/firestore';
import { collection } from '../platform/collections.ts';
import { database, streamDocuments } from '../platform/firebase.ts';
import { Unavailable } from '../platform/http/api-errors.ts';
import { isWriteConflict } from '../platform/http/database-errors.ts';
import { type Order, readOrder } from '../shared/order/order.ts';
import { outCents } from '../shared/order/order-money.ts';
import { orderSearchKeys } from '../shared/order/order-search.ts';
import { orderNumber } from './order-number.ts';

const mostTries = 10;

/** The keys by which earlier releases found an order are not those of this one. */
function isUpToDate(order: Order, data: DocumentData): boolean {
  const { searchKeys, parcels } = data;
  return (
    Boolean(order.number && parcels) && JSON.stringify(searchKeys) === JSON.stringify(orderSearchKeys(order))
  );
}

/** @returns whether the order lacked something */
async function upgradeOrder(reference: DocumentReference): Promise<boolean> {
  for (let tries = 0; tries < mostTries; tries += 1) {
    const snapshot = await reference.get();
    const data = snapshot.data();
    if (!data || !snapshot.updateTime) return false;
    const order = readOrder(snapshot.id, data);
    if (isUpToDate(order, data)) return false;
    const number = order.number || orderNumber(snapshot.id, tries);
    const { status, history, carrier, trackingCode, lineChanges, parcels, messages } = order;
    const searchKeys = orderSearchKeys({ ...order, number });
    const batch = database().batch();
    if (!order.number) batch.create(collection('orderNumbers').doc(number), { orderId: snapshot.id });
    batch.update(
      reference,
      {
        ...{ number, status, history, carrier, trackingCode, lineChanges, parcels, messages, searchKeys },
        outCents: outCents(order),
        stepKeys: FieldValue.delete(),
      },
      { lastUpdateTime: snapshot.updateTime },
    );
    try {
      await batch.commit();
      return true;
    } catch (error) {
      // It has just taken a step, or another order has the number.
      if (!isWriteConflict(error)) throw error;
    }
  }
  throw new Unavailable();
}

/**
 * Gives a number and a status to the orders that were placed before orders had them, and all orders the parcels and the
 * search keys of this release; safe while the shop is open, and again after a crash. The counters do not know orders that had no status:
 * `repair-counters` follows.
 * @returns how many it changed
 */
export async function upgradeOrders(): Promise<number> {
  let upgraded = 0;
  for await (const { ref } of streamDocuments(collection('orders').select())) {
    if (await upgradeOrder(ref)) upgraded += 1;
  }
  return upgraded;
}

/** The orders for which money was taken, one at a time. */
export async function* paidOrders(): AsyncGenerator<Order> {
  for await (const snapshot of streamDocuments(collection('orders'))) {
    const order = readOrder(snapshot.id, snapshot.data());
    if (order.cashCents) yield order;
  }
}
