import type { Order } from '@bookstore/functions/shared/order/order';
import { orderReference, ordersOfShopperQuery } from '#entities/order/order-firestore-queries.ts';
import { useLiveQuery, useOwnDocument } from '#lib/firebase/live-data.ts';

/** The most orders that the page shows, newest first. */
const shownOrders = 100;

/** A shopper's own orders, newest first, live. */
export function useOwnOrders(uid: string): Order[] {
  return useLiveQuery(`orders of ${uid}`, ordersOfShopperQuery(uid, shownOrders));
}

/** One of a shopper's own orders, live; undefined when there is none with this id, or it is another shopper's. */
export function useOwnOrder(uid: string, id: string): Order | undefined {
  return useOwnDocument(`order ${id} of ${uid}`, orderReference(id));
}
