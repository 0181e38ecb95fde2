import {
  type DocumentReference,
  type DocumentSnapshot,
  Timestamp,
  type Transaction,
} from 'firebase-admin/firestore';
import { collection } from '../platform/collections.ts';
import { database } from '../platform/firebase.ts';
import { TooManyRequests } from '../platform/http/api-errors.ts';
import { createKeyedQueue } from '../platform/queue.ts';
import { mailboxOf } from '../platform/rate-limit/mailbox.ts';
import { type RateLimit, storedTimes, timesInWindow, waitMs } from '../platform/rate-limit/sliding-window.ts';
import { sha256 } from '../platform/sha256.ts';
import type { Shopper } from '../shared/callers.ts';
import type { Order } from '../shared/order/order.ts';

const dayMs = 24 * 3_600_000;

/** For each shopper and each mailbox; tries to pay count separately, up to the same limit. */
const hourlyOrders: RateLimit = { limit: 30, windowMs: 3_600_000 };

const dailyExports: RateLimit = { limit: 10, windowMs: dayMs };

/** Orders per hour whose mails go at once: the shop does not know yet whose address was registered. */
const hourlyMailed = 5;

const ratesOf = (key: string) => collection('orderRates').doc(sha256(key));

/**
 * Counters by uid and, for an unconfirmed address, by address too: an account can be deleted and registered anew, and
 * its address can change. A confirmed address is the shopper's alone, even where another account writes its mailbox
 * differently.
 */
export function orderTimesReferences({ uid, email, isConfirmed }: Shopper): DocumentReference[] {
  const keys = [uid, ...(isConfirmed ? [] : [`address ${mailboxOf(email)}`])];
  return keys.map(ratesOf);
}

/** Times within the last hour, or somewhat before. */
export async function orderTimesOf(uid: string): Promise<string[]> {
  const counter = await ratesOf(uid).get();
  const times = [counter.get('times'), counter.get('begun')].flatMap(storedTimes);
  return times.map((time) => new Date(time).toISOString());
}

/** Kept apart from the times of orders, which expire sooner. */
const exportTimesOf = (uid: string) => ratesOf(`export ${uid}`);

/** For a shopper whose data is erased. What is kept by address expires by itself. */
export async function deleteOrderTimes(uid: string): Promise<void> {
  await Promise.all([ratesOf(uid).delete(), exportTimesOf(uid).delete()]);
}

/** Longer than a process takes to note a declaration; later declarations meanwhile share one receipt. */
const noteMs = 10 * 60_000;

/**
 * When a mailbox gets the receipt of a withdrawal from an order whose address is not confirmed: one a day, since it may
 * be another person's. Declarations of the same order until then share that receipt.
 */
export function nextReceiptAt(order: Order, now: Date): Promise<Date> {
  const reference = ratesOf(`receipts ${mailboxOf(order.email)}`);
  return queued([reference.id], () => reserveReceipt(reference, order, now));
}

/** Orders of one mailbox wait for each other instead of for locks. */
const queued = createKeyedQueue();

function reserveReceipt(
  reference: DocumentReference,
  { _id, withdrawals = [] }: Order,
  now: Date,
): Promise<Date> {
  return database().runTransaction(async (transaction) => {
    const receipts = (await transaction.get(reference)).get('receipts');
    const times = new Map(Object.entries(Object(receipts)).map(([id, time]) => [id, Number(time)]));
    const mine = times.get(_id);
    // Includes a receipt taken by another process that is still noting its declaration, or has crashed.
    const isOpen = mine && (mine > now.getTime() || withdrawals.every(({ at }) => Date.parse(at) < mine));
    if (isOpen) return new Date(Math.max(mine > now.getTime() ? mine : mine + noteMs, now.getTime()));
    const at = Math.max(now.getTime(), ...[...times.values()].map((time) => time + dayMs));
    const kept = [...times].filter(([, time]) => time > now.getTime() - dayMs);
    const expiresAt = Timestamp.fromMillis(at + dayMs);
    transaction.set(reference, { receipts: Object.fromEntries([...kept, [_id, at]]), expiresAt });
    return new Date(at);
  });
}

function inWords(milliseconds: number): string {
  const minutes = Math.ceil(milliseconds / 60_000);
  return minutes === 1 ? 'a minute' : `${minutes} minutes`;
}

function countIn(
  transaction: Transaction,
  counter: DocumentSnapshot,
  { did, field = 'times', ...rate }: RateLimit & { did: string; field?: string },
  now: number,
): number {
  const { windowMs } = rate;
  const times = storedTimes(counter.get(field));
  const wait = waitMs(times, rate, now);
  if (wait > 0) {
    throw new TooManyRequests(`You have ${did}; try again in ${inWords(wait)}`, wait / 1000);
  }
  const inWindow = [...timesInWindow(times, windowMs, now), now];
  const counted = { [field]: inWindow, expiresAt: Timestamp.fromMillis(now + windowMs) };
  if (counter.updateTime) {
    transaction.update(counter.ref, counted, { lastUpdateTime: counter.updateTime });
  } else {
    transaction.create(counter.ref, counted);
  }
  return inWindow.length;
}

/** Orders, or tries to pay for one (most of which may be declined). */
export type Counted = 'placed' | 'begun';

/**
 * Counts an order, or a try to pay, within the transaction that places it, which fails when another one was counted
 * since `orderTimes` were read: no two orders take the same last place.
 * @returns whether the order's mails are sent at once
 * @throws TooManyRequests when the hour is full
 */
export function countTowardsHourlyLimit(
  transaction: Transaction,
  orderTimes: readonly DocumentSnapshot[],
  what: Counted,
  now: number,
): boolean {
  const { limit } = hourlyOrders;
  const placed = { ...hourlyOrders, did: `placed ${limit} orders within an hour` };
  const begun = { ...hourlyOrders, did: `begun to pay ${limit} times within an hour`, field: 'begun' };
  const counts = orderTimes.map((times) =>
    countIn(transaction, times, what === 'placed' ? placed : begun, now),
  );
  return Math.max(...counts) <= hourlyMailed;
}

/** @throws TooManyRequests when the day is full */
export async function countExport(uid: string, now: number): Promise<void> {
  const exported = { ...dailyExports, did: `exported your data ${dailyExports.limit} times within a day` };
  await database().runTransaction(async (transaction) => {
    countIn(transaction, await transaction.get(exportTimesOf(uid)), exported, now);
  });
}
