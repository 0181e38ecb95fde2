import type { Order } from '@bookstore/functions/shared/order/order';
import { type OrderStatus, statusLabel } from '@bookstore/functions/shared/order/order-status';

/** What a status of several orders is called: as for a delivery, unless all of them are collected. */
export function labelOfAll(orders: readonly Order[], status: OrderStatus): string {
  const collection = orders.length > 0 && orders.every((order) => order.collection);
  return statusLabel({ status, collection });
}
