import {
  type DocumentReference,
  type DocumentSnapshot,
  Timestamp,
  type Transaction,
} from 'firebase-admin/firestore';
import { collection } from '../platform/collections.ts';
import { TooManyRequests } from '../platform/http/api-errors.ts';
import { type RateLimit, storedTimes, timesInWindow, waitMs } from '../platform/rate-limit/sliding-window.ts';
import { sha256 } from '../platform/sha256.ts';

/** How many orders a shopper places within an hour. */
const hourlyOrders: RateLimit = { limit: 30, windowMs: 3_600_000 };
const { limit, windowMs } = hourlyOrders;

/** The document that keeps when a shopper has ordered lately. */
export function orderTimesReference(uid: string): DocumentReference {
  return collection('orderRates').doc(sha256(uid));
}

/** Deletes when a shopper has ordered, for one whose data is erased. */
export async function deleteOrderTimes(uid: string): Promise<void> {
  await orderTimesReference(uid).delete();
}

function inWords(milliseconds: number): string {
  const minutes = Math.ceil(milliseconds / 60_000);
  return minutes === 1 ? 'a minute' : `${minutes} minutes`;
}

/**
 * Counts one more order of a shopper, within the transaction that places it. The transaction fails when another
 * order was counted since `orderTimes` was read: no two orders ever take the same last place.
 * @throws TooManyRequests when the hour is full
 */
export function countOrder(transaction: Transaction, orderTimes: DocumentSnapshot, now: number): void {
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
}
