import type { Order } from '@bookstore/functions/shared/order';
import { limit, orderBy, query, where } from 'firebase/firestore';
import { ordersCollection } from '#lib/collections.ts';
import { forgetLiveData, useLiveQuery } from '#lib/live-data.ts';

/** The most orders that the page shows, newest first; the rules allow no more than 100 to be read at once. */
const shownOrders = 100;

const keyOf = (uid: string) => `orders of ${uid}`;

/** A shopper's own orders, newest first, live. */
export function useOwnOrders(uid: string): Order[] {
  const own = query(
    ordersCollection,
    where('uid', '==', uid),
    orderBy('createdAt', 'desc'),
    limit(shownOrders),
  );
  return useLiveQuery(keyOf(uid), own);
}

export function forgetOwnOrders(uid: string): void {
  forgetLiveData(keyOf(uid));
}
