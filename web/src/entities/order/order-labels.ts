import type { Order } from '@bookstore/functions/shared/order/order';
import { type OrderStatus, statusLabel } from '@bookstore/functions/shared/order/order-status';

/** As for a delivery, unless all of the orders are collected. */
export function labelOfAll(orders: readonly Order[], status: OrderStatus): string {
  const collection = orders.length > 0 && orders.every((order) => order.collection);
  return statusLabel({ status, collection });
}
