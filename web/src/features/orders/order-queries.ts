import type { Order } from '@bookstore/functions/shared/order';
import { ordersOfQuery } from '#lib/collections.ts';
import { forgetLiveData, useLiveQuery } from '#lib/live-data.ts';

/** The most orders that the page shows, newest first. */
const shownOrders = 100;

const keyOf = (uid: string) => `orders of ${uid}`;

/** A shopper's own orders, newest first, live. */
export function useOwnOrders(uid: string): Order[] {
  return useLiveQuery(keyOf(uid), ordersOfQuery(uid, shownOrders));
}

export function forgetOwnOrders(uid: string): void {
  forgetLiveData(keyOf(uid));
}
