import {
  type DocumentReference,
  type DocumentSnapshot,
  Timestamp,
  type Transaction,
} from 'firebase-admin/firestore';
import { collection } from '../platform/collections.ts';
import { TooManyRequests } from '../platform/http/api-errors.ts';
import { mailboxOf } from '../platform/rate-limit/mailbox.ts';
import { type RateLimit, storedTimes, timesInWindow, waitMs } from '../platform/rate-limit/sliding-window.ts';
import { sha256 } from '../platform/sha256.ts';
import type { Shopper } from '../shared/callers.ts';

/** How many orders a shopper, and a mailbox, places within an hour. */
const hourlyOrders: RateLimit = { limit: 30, windowMs: 3_600_000 };
const { limit, windowMs } = hourlyOrders;

/** Of how many of them mails are sent at once: the shop does not know yet whose address a shopper has registered. */
const hourlyMailed = 5;

/**
 * The documents that keep when a shopper has ordered lately, and when orders came from the address: an account can be
 * deleted and registered anew, and its address can change.
 */
export function orderTimesReferences({ uid, email }: Pick<Shopper, 'uid' | 'email'>): DocumentReference[] {
  const keys = [uid, `address ${mailboxOf(email)}`];
  return keys.map((key) => collection('orderRates').doc(sha256(key)));
}

function timesOfShopper(uid: string): DocumentReference {
  return collection('orderRates').doc(sha256(uid));
}

/** When a shopper has ordered within the last hour, or somewhat before. */
export async function orderTimesOf(uid: string): Promise<string[]> {
  const times = storedTimes((await timesOfShopper(uid).get()).get('times'));
  return times.map((time) => new Date(time).toISOString());
}

/** Deletes when a shopper has ordered, for one whose data is erased. What is kept of the address expires by itself. */
export async function deleteOrderTimes(uid: string): Promise<void> {
  await timesOfShopper(uid).delete();
}

function inWords(milliseconds: number): string {
  const minutes = Math.ceil(milliseconds / 60_000);
  return minutes === 1 ? 'a minute' : `${minutes} minutes`;
}

function countIn(transaction: Transaction, orderTimes: DocumentSnapshot, now: number): number {
  const times = storedTimes(orderTimes.get('times'));
  const wait = waitMs(times, hourlyOrders, now);
  if (wait > 0) {
    const message = `You have placed ${limit} orders within an hour; try again in ${inWords(wait)}`;
    throw new TooManyRequests(message, wait / 1000);
  }
  const counted = {
    times: [...timesInWindow(times, windowMs, now), now],
    expiresAt: Timestamp.fromMillis(now + windowMs),
  };
  if (orderTimes.updateTime) {
    transaction.update(orderTimes.ref, counted, { lastUpdateTime: orderTimes.updateTime });
  } else {
    transaction.create(orderTimes.ref, counted);
  }
  return counted.times.length;
}

/**
 * Counts one more order of a shopper and of the address, within the transaction that places it. The transaction fails
 * when another order was counted since `orderTimes` were read: no two orders ever take the same last place.
 * @returns whether the order's mails are sent at once @throws TooManyRequests when the hour is full
 */
export function countTowardsHourlyLimit(
  transaction: Transaction,
  orderTimes: readonly DocumentSnapshot[],
  now: number,
): boolean {
  const counts = orderTimes.map((times) => countIn(transaction, times, now));
  return Math.max(...counts) <= hourlyMailed;
}
