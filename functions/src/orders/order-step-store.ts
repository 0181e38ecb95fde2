import { Timestamp, type Transaction } from 'firebase-admin/firestore';
import { NotFound } from '../platform/http/api-errors.ts';
import { sha256 } from '../platform/sha256.ts';
import { type Order, readOrder } from '../shared/order/order.ts';
import type { OrderActor, OrderStatus } from '../shared/order/order-status.ts';
import { readCount } from '../shared/values/stored-fields.ts';
import { orderCollection } from './order-document.ts';
import type { stepChanges } from './order-step.ts';

/** An order as it was read: a step of it is written only as long as it has not changed since. */
export interface ReadOrder {
  order: Order;
  /** The shopper's; undefined when their data was erased. */
  uid: string | undefined;
  totalCents: number;
  /** The books of which it took a copy; none for one that was placed before books were counted. */
  stockTaken: readonly string[];
  /** A hash of the key under which each step was taken. */
  stepKeys: ReadonlyMap<string, unknown>;
  updateTime: Timestamp;
}

/** @throws NotFound */
export async function readForStep(id: string): Promise<ReadOrder> {
  const snapshot = await orderCollection().doc(id).get();
  const { updateTime } = snapshot;
  const data = snapshot.data();
  if (!data || !updateTime) throw new NotFound('The order');
  const { uid, stockTaken, stepKeys, totalCents } = data;
  return {
    order: readOrder(id, data),
    uid: typeof uid === 'string' ? uid : undefined,
    totalCents: readCount(totalCents),
    stockTaken: Array.isArray(stockTaken) ? stockTaken.filter((bookId) => typeof bookId === 'string') : [],
    stepKeys: new Map(Object.entries(stepKeys ?? {})),
    updateTime,
  };
}

/** By what a retry of a step is known. */
export function stepKeyHash(actor: OrderActor, key: string): string {
  return sha256(`${actor}\n${key}`);
}

/** Writes a step; the transaction fails with a write conflict when the order has changed since it was read. */
export function writeStep(
  transaction: Transaction,
  { order, updateTime: lastUpdateTime }: ReadOrder,
  changes: ReturnType<typeof stepChanges>,
  keyHash: string,
  now: Date,
): void {
  const to: OrderStatus = changes.status;
  const written = { ...changes, [`stepKeys.${to}`]: keyHash, changedAt: Timestamp.fromDate(now) };
  transaction.update(orderCollection().doc(order._id), written, { lastUpdateTime });
}
