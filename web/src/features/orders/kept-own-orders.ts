import type { Order } from '@bookstore/functions/shared/order/order';
import { keptOwn } from '#lib/browser/kept-orders.ts';

function isOrder(value: unknown): value is Order {
  const { _id, createdAt, lines }: Partial<Record<keyof Order, unknown>> = Object(value);
  return typeof _id === 'string' && typeof createdAt === 'string' && Array.isArray(lines);
}

/** The orders as last seen by this shopper on this device. */
export async function keptOrders(uid: string): Promise<Order[] | undefined> {
  const kept = await keptOwn(uid);
  return Array.isArray(kept) && kept.every(isOrder) ? kept : undefined;
}
