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

/** How many orders a shopper, and a mailbox, places within an hour; and as often they begin to pay. */
const hourlyOrders: RateLimit = { limit: 30, windowMs: 3_600_000 };

/** How often a shopper takes their data out within a day. */
const dailyExports: RateLimit = { limit: 10, windowMs: dayMs };

/** Of how many orders of the hour mails are sent at once: the shop does not know yet whose address a shopper has registered. */
const hourlyMailed = 5;

const ratesOf = (key: string) => collection('orderRates').doc(sha256(key));

/**
 * The documents that keep when a shopper has ordered lately, and, where the address is not confirmed, when orders came from
 * it: an account can be deleted and registered anew, and its address can change. A confirmed one is the shopper's alone,
 * even where another account has its mailbox under another name.
 */
export function orderTimesReferences({ uid, email, isConfirmed }: Shopper): DocumentReference[] {
  const keys = [uid, ...(isConfirmed ? [] : [`address ${mailboxOf(email)}`])];
  return keys.map(ratesOf);
}

/** When a shopper has ordered, or begun to pay, within the last hour, or somewhat before. */
export async function orderTimesOf(uid: string): Promise<string[]> {
  const counter = await ratesOf(uid).get();
  const times = [counter.get('times'), counter.get('begun')].flatMap(storedTimes);
  return times.map((time) => new Date(time).toISOString());
}

/** Kept apart from the times of orders, which expire sooner. */
const exportTimesOf = (uid: string) => ratesOf(`export ${uid}`);

/**
 * Deletes when a shopper has ordered and exported, for one whose data is erased. What is kept of the address expires by
 * itself.
 */
export async function deleteOrderTimes(uid: string): Promise<void> {
  await Promise.all([ratesOf(uid).delete(), exportTimesOf(uid).delete()]);
}

/** Longer than a process takes to note a declaration: those that others take meanwhile stand in one receipt after it. */
const noteMs = 10 * 60_000;

/**
 * When a mailbox gets the receipt of a withdrawal from an order whose address is not confirmed: one a day, since it may be
 * another person's. What is declared of the order until then stands in the same one.
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
    // Also one that another process has taken, which is noting its declaration, or has ended before.
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

/** What is counted: orders, or tries to pay for one, of which most may be declined. */
export type Counted = 'placed' | 'begun';

/**
 * Counts one more order of a shopper and of the address, or one more try to pay for one, within the transaction that places it. The transaction fails
 * when another one was counted since `orderTimes` were read: no two orders ever take the same last place.
 * @returns whether the order's mails are sent at once @throws TooManyRequests when the hour is full
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

/** Counts one more export of a shopper's data. @throws TooManyRequests when the day is full */
export async function countExport(uid: string, now: number): Promise<void> {
  const exported = { ...dailyExports, did: `exported your data ${dailyExports.limit} times within a day` };
  await database().runTransaction(async (transaction) => {
    countIn(transaction, await transaction.get(exportTimesOf(uid)), exported, now);
  });
}
