import type { Order } from '@bookstore/functions/shared/order/order';
import { useEffect } from 'react';
import { orderReference, ordersOfShopperQuery } from '#entities/order/order-firestore-queries.ts';
import { keepOwn } from '#lib/browser/kept-orders.ts';
import { useLiveQuery, useOwnDocument } from '#lib/firebase/live-data.ts';
import { keptOrders } from './kept-own-orders.ts';

/** Newest first. */
const shownOrders = 100;

/** Newest first, live; offline, as last seen on this device. */
export function useOwnOrders(uid: string): Order[] {
  const query = ordersOfShopperQuery(uid, shownOrders);
  const orders = useLiveQuery(`orders of ${uid}`, query, () => keptOrders(uid));
  useEffect(() => void keepOwn(uid, orders), [uid, orders]);
  return orders;
}

/** Live; undefined when it does not exist or is another shopper's. */
export function useOwnOrder(uid: string, id: string): Order | undefined {
  const kept = async () => (await keptOrders(uid))?.find(({ _id }) => _id === id);
  return useOwnDocument(`order ${uid} ${id}`, orderReference(id), kept);
}
