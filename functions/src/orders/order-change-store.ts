import { FieldValue, Timestamp, type Transaction } from 'firebase-admin/firestore';
import { NotFound } from '../platform/http/api-errors.ts';
import { KeyReused } from '../platform/http/idempotency-key.ts';
import { sha256 } from '../platform/sha256.ts';
import { arrivedBooks } from '../shared/order/awaited-books.ts';
import type { ChangedFields, ChangingOrder, LastStep } from '../shared/order/changing-order.ts';
import { type Order, readOrder } from '../shared/order/order.ts';
import { orderSearchKeys } from '../shared/order/order-search.ts';
import { outCents } from '../shared/order/order-totals.ts';
import { unconfirmedCopies } from '../shared/order/unconfirmed-copies.ts';
import { readCount, readTexts } from '../shared/values/stored-fields.ts';
import { announcedFields } from './announced-store.ts';
import { awaitedFields } from './awaited-store.ts';
import { orderCollection } from './order-document.ts';

/** Retries are recognised for this many of the last changes of an order. */
const keptKeys = 100;

export interface ChangeKey {
  keyHash: string;
  requestHash: string;
}

const hashLength = 32;

/** @param by who makes the change: each has keys of their own */
export function changeKey(by: string, key: string, request: unknown): ChangeKey {
  const short = (text: string) => sha256(text).slice(0, hashLength);
  return { keyHash: short(`${by}\n${key}`), requestHash: short(JSON.stringify(request)) };
}

/** An order as it was read: a change is written only if it has not changed since. */
export interface ReadOrder {
  order: Order;
  uid: string | undefined;
  stockTaken: readonly string[];
  unconfirmedCopies: number;
  parcelsMade: number;
  lastStep: LastStep | undefined;
  /** The keys of the last changes, oldest first, each with the hash of its request, `:`, and the number of what it made. */
  changeKeys: ReadonlyMap<string, string>;
  updateTime: Timestamp;
}

export async function readForChange(id: string): Promise<ReadOrder> {
  const snapshot = await orderCollection().doc(id).get();
  const { updateTime } = snapshot;
  const data = snapshot.data();
  if (!data || !updateTime) throw new NotFound('The order');
  const order = readOrder(id, data);
  const { uid, stockTaken, changeKeys, parcelsMade, lastStep } = data;
  return {
    order,
    uid: typeof uid === 'string' ? uid : undefined,
    stockTaken: readTexts(stockTaken),
    unconfirmedCopies: readCount(data.unconfirmedCopies),
    parcelsMade: Math.max(readCount(parcelsMade), ...order.parcels.map(({ number }) => number)),
    lastStep,
    changeKeys: new Map(
      readTexts(changeKeys).map((pair) => [pair.slice(0, hashLength), pair.slice(hashLength + 1)]),
    ),
    updateTime,
  };
}

/** Whether an earlier try made the change. @throws KeyReused when its key belongs to another change */
export function isChangeMade({ changeKeys }: ReadOrder, { keyHash, requestHash }: ChangeKey): boolean {
  const hash = changeKeys.get(keyHash)?.slice(0, hashLength);
  if (hash !== undefined && hash !== requestHash) throw new KeyReused('Another change was already made');
  return hash !== undefined;
}

/** The number of what an earlier try made; 0 for nothing. */
export function madeBefore({ changeKeys }: ReadOrder, { keyHash }: ChangeKey): number {
  return Number(changeKeys.get(keyHash)?.slice(hashLength + 1));
}

export function changingOrder({ order, parcelsMade }: ReadOrder): ChangingOrder {
  return { ...order, parcelsMade };
}

/**
 * Fails with a write conflict when the order has changed since it was read.
 * @param made the number of what the change makes, for its retries; 0 for nothing
 * @param lastStep what the next change can undo; none for a change that is no step of the desk
 */
export function writeChange(
  transaction: Transaction,
  { order, stockTaken, parcelsMade, changeKeys, updateTime: lastUpdateTime }: ReadOrder,
  fields: ChangedFields,
  { keyHash, requestHash }: ChangeKey,
  now: Date,
  made = 0,
  lastStep?: LastStep,
): void {
  const changed = { ...order, ...fields };
  const arrived = arrivedBooks(order, changed);
  const taken = [...stockTaken, ...arrived];
  const removed = Object.entries(fields).filter(([, value]) => value === undefined);
  const keys = [...changeKeys].map((pair) => pair.join(':'));
  const key = [keyHash, requestHash, ...(made > 0 ? [made] : [])].join(':');
  transaction.update(
    orderCollection().doc(order._id),
    {
      parcelsMade,
      ...fields,
      ...Object.fromEntries(removed.map(([name]) => [name, FieldValue.delete()])),
      outCents: outCents(changed),
      unconfirmedCopies: unconfirmedCopies(changed, taken),
      ...(arrived.length > 0 && { stockTaken: taken }),
      ...((order.awaited || order.announced) && awaitedFields(changed)),
      ...(order.announced && announcedFields(changed)),
      ...(changed.discounts && { isDiscounted: true }),
      ...(changed.withdrawals && { isWithdrawn: true }),
      searchKeys: orderSearchKeys(changed),
      changeKeys: [...keys, key].slice(-keptKeys),
      lastStep: lastStep ?? FieldValue.delete(),
      changedAt: Timestamp.fromDate(now),
    },
    { lastUpdateTime },
  );
}
