import type { Order } from '@bookstore/functions/shared/order';
import { ordersOfQuery } from '#lib/collections.ts';
import { useLiveQuery } from '#lib/live-data.ts';

/** The most orders that the page shows, newest first. */
const shownOrders = 100;

/** A shopper's own orders, newest first, live. */
export function useOwnOrders(uid: string): Order[] {
  return useLiveQuery(`orders of ${uid}`, ordersOfQuery(uid, shownOrders));
}
