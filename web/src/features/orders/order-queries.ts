import type { Order } from '@bookstore/functions/shared/order/order';
import { useEffect } from 'react';
import { orderReference, ordersOfShopperQuery } from '#entities/order/order-firestore-queries.ts';
import { keepOwn, keptOwn } from '#lib/browser/kept-orders.ts';
import { useLiveQuery, useOwnDocument } from '#lib/firebase/live-data.ts';

/** The most orders that the page shows, newest first. */
const shownOrders = 100;

function isOrder(value: unknown): value is Order {
  const { _id, createdAt, lines }: Partial<Record<keyof Order, unknown>> = Object(value);
  return typeof _id === 'string' && typeof createdAt === 'string' && Array.isArray(lines);
}

/** The orders as this shopper has last seen them on this device. */
async function keptOrders(uid: string): Promise<Order[] | undefined> {
  const kept = await keptOwn(uid);
  return Array.isArray(kept) && kept.every(isOrder) ? kept : undefined;
}

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
