import type { DocumentReference } from 'firebase-admin/firestore';
import { collection } from '../platform/collections.ts';
import { database, streamDocuments } from '../platform/firebase.ts';
import { Unavailable } from '../platform/http/api-errors.ts';
import { isWriteConflict } from '../platform/http/database-errors.ts';
import { readOrder } from '../shared/order/order.ts';
import { orderSearchKeys } from '../shared/order/order-search.ts';
import { orderNumber } from './order-number.ts';

const mostTries = 10;

/** @returns whether the order had no number */
async function upgradeOrder(reference: DocumentReference): Promise<boolean> {
  for (let tries = 0; tries < mostTries; tries += 1) {
    const snapshot = await reference.get();
    const data = snapshot.data();
    if (!data || !snapshot.updateTime) return false;
    const order = readOrder(snapshot.id, data);
    if (order.number) return false;
    const number = orderNumber(snapshot.id, tries);
    const { status, history, carrier, trackingCode } = order;
    const searchKeys = orderSearchKeys({ ...order, number });
    const batch = database().batch();
    batch.create(collection('orderNumbers').doc(number), { orderId: snapshot.id });
    batch.update(
      reference,
      { number, status, history, carrier, trackingCode, searchKeys },
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
 * Gives a number, a status and search keys to the orders that were placed before orders had them; safe while the shop
 * is open, and again after a crash. The counters do not know these orders yet: `repair-counters` follows.
 * @returns how many it changed
 */
export async function upgradeOrders(): Promise<number> {
  let upgraded = 0;
  for await (const { ref } of streamDocuments(collection('orders').select())) {
    if (await upgradeOrder(ref)) upgraded += 1;
  }
  return upgraded;
}
