import {
  type DocumentData,
  type DocumentReference,
  type DocumentSnapshot,
  FieldValue,
  type WriteBatch,
} from 'firebase-admin/firestore';
import { collection } from '../platform/collections.ts';
import { documentsAfter, nextPage, type WorkedPage } from '../platform/document-pages.ts';
import { database } from '../platform/firebase.ts';
import { Unavailable } from '../platform/http/api-errors.ts';
import { isWriteConflict } from '../platform/http/database-errors.ts';
import { type Order, readOrder } from '../shared/order/order.ts';
import { orderSearchKeys } from '../shared/order/order-search.ts';
import { outCents } from '../shared/order/order-totals.ts';
import { orderNumber } from './order-number.ts';

const ordersTogether = 100;
const mostTries = 10;

/** Counts orders that had no number, within the batch that gives them one. */
export type CountOrders = (batch: WriteBatch, orders: readonly Order[]) => void;

/** The keys by which earlier releases found an order are not those of this one. */
function isUpToDate(order: Order, data: DocumentData): boolean {
  const { searchKeys, parcels } = data;
  return (
    Boolean(order.number && parcels) && JSON.stringify(searchKeys) === JSON.stringify(orderSearchKeys(order))
  );
}

/** Adds what an order lacks to the batch. @returns whether it lacked its number; undefined: it lacks nothing */
function addUpgrade(
  batch: WriteBatch,
  snapshot: DocumentSnapshot,
  tries: number,
): Order | 'numbered' | undefined {
  const data = snapshot.data();
  if (!data || !snapshot.updateTime) return undefined;
  const order = readOrder(snapshot.id, data);
  if (isUpToDate(order, data)) return undefined;
  const number = order.number || orderNumber(snapshot.id, tries);
  const { status, history, carrier, trackingCode, lineChanges, parcels, messages } = order;
  const searchKeys = orderSearchKeys({ ...order, number });
  if (!order.number) batch.create(collection('orderNumbers').doc(number), { orderId: snapshot.id });
  batch.update(
    snapshot.ref,
    {
      ...{ number, status, history, carrier, trackingCode, lineChanges, parcels, messages, searchKeys },
      outCents: outCents(order),
      stepKeys: FieldValue.delete(),
    },
    { lastUpdateTime: snapshot.updateTime },
  );
  return order.number ? 'numbered' : order;
}

/** @returns how many lacked something; undefined when one has changed meanwhile, or has the number of another one */
async function upgradeTogether(
  snapshots: readonly DocumentSnapshot[],
  count: CountOrders,
  tries = 0,
): Promise<number | undefined> {
  const batch = database().batch();
  const upgraded = snapshots.flatMap((snapshot) => addUpgrade(batch, snapshot, tries) ?? []);
  if (upgraded.length === 0) return 0;
  const unnumbered = upgraded.filter((order) => order !== 'numbered');
  if (unnumbered.length > 0) count(batch, unnumbered);
  try {
    await batch.commit();
    return upgraded.length;
  } catch (error) {
    if (!isWriteConflict(error)) throw error;
    return undefined;
  }
}

async function upgradeAlone(reference: DocumentReference, count: CountOrders): Promise<number> {
  for (let tries = 0; tries < mostTries; tries += 1) {
    const upgraded = await upgradeTogether([await reference.get()], count, tries);
    if (upgraded !== undefined) return upgraded;
  }
  throw new Unavailable();
}

/**
 * Gives the orders behind one what orders of earlier releases lack: a number, a status, the parcels and the search keys
 * of this release. Safe while the shop is open: an order that takes a step meanwhile is read again.
 */
export async function upgradeOrderPage(id: string, count: CountOrders): Promise<WorkedPage> {
  const docs = await documentsAfter(collection('orders'), id, ordersTogether);
  const next = nextPage(docs, ordersTogether);
  const together = await upgradeTogether(docs, count);
  if (together !== undefined) return { changed: together, next };
  let changed = 0;
  for (const { ref } of docs) changed += await upgradeAlone(ref, count);
  return { changed, next };
}

/** The orders behind one for which money was taken. */
export async function paidOrdersAfter(id: string): Promise<{ orders: Order[]; next: string | undefined }> {
  const docs = await documentsAfter(collection('orders'), id, ordersTogether);
  const orders = docs.map((snapshot) => readOrder(snapshot.id, snapshot.data()));
  return { orders: orders.filter(({ cashCents }) => cashCents), next: nextPage(docs, ordersTogether) };
}

/** Whether the shop has an order. */
export async function isAnyOrder(): Promise<boolean> {
  return !(await collection('orders').limit(1).select().get()).empty;
}
