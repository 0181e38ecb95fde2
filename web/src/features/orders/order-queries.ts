import type { Order } from '@bookstore/functions/shared/order/order';
import { useEffect } from 'react';
import { orderReference, ordersOfShopperQuery } from '#entities/order/order-firestore-queries.ts';
import { keepOwn } from '#lib/browser/kept-orders.ts';
import { useLiveQuery, useOwnDocument } from '#lib/firebase/live-data.ts';
import { keptOrders } from './kept-own-orders.ts';

/** The most orders that the page shows, newest first. */
const shownOrders = 100;

/** A shopper's own orders, newest first, live; without a connection as they were last seen here. */
export function useOwnOrders(uid: string): Order[] {
  const query = ordersOfShopperQuery(uid, shownOrders);
  const orders = useLiveQuery(`orders of ${uid}`, query, () => keptOrders(uid));
  useEffect(() => void keepOwn(uid, orders), [uid, orders]);
  return orders;
}

/** One of a shopper's own orders, live; undefined when there is none with this id, or it is another shopper's. */
export function useOwnOrder(uid: string, id: string): Order | undefined {
  const kept = async () => (await keptOrders(uid))?.find(({ _id }) => _id === id);
  return useOwnDocument(`order ${uid} ${id}`, orderReference(id), kept);
}
