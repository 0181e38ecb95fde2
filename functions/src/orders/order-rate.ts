import { createHash } from 'node:crypto';
import {
  type DocumentReference,
  type DocumentSnapshot,
  Timestamp,
  type Transaction,
} from 'firebase-admin/firestore';
import { database } from '../firebase.ts';
import { TooManyRequests } from '../http/api-errors.ts';
import { hour, recentTimes, timesIn, waitForRoom } from '../http/rate.ts';

/** How many orders one shopper may place within an hour. */
export const ordersPerHour = 30;

/** The document that keeps when a shopper has ordered lately. */
export function orderRateReference(uid: string): DocumentReference {
  return database().collection('orderRates').doc(createHash('sha256').update(uid).digest('hex'));
}

/** Forgets when a shopper has ordered, for one whom the shop is to forget. */
export async function deleteOrderRate(uid: string): Promise<void> {
  await orderRateReference(uid).delete();
}

function inWords(milliseconds: number): string {
  const minutes = Math.ceil(milliseconds / 60_000);
  return minutes === 1 ? 'a minute' : `${minutes} minutes`;
}

/**
 * Counts one more order of a shopper, within the transaction that places it. The transaction fails when another
 * order was counted since `rate` was read: no two orders ever take the same last place.
 * @throws TooManyRequests when the hour is full
 */
export function countOrder(transaction: Transaction, rate: DocumentSnapshot, now: number): void {
  const times = timesIn(rate.get('times'));
  const wait = waitForRoom(times, { limit: ordersPerHour, span: hour }, now);
  if (wait > 0) {
    const message = `You have placed ${ordersPerHour} orders within an hour; try again in ${inWords(wait)}`;
    throw new TooManyRequests(message, wait / 1000);
  }
  const counted = {
    times: [...recentTimes(times, hour, now), now],
    expiresAt: Timestamp.fromMillis(now + hour),
  };
  if (rate.updateTime) transaction.update(rate.ref, counted, { lastUpdateTime: rate.updateTime });
  else transaction.create(rate.ref, counted);
}
