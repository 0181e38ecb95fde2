import type { Order } from '@bookstore/functions/shared/order/order';
import { type OrderStatus, statusLabel } from '@bookstore/functions/shared/order/order-status';

/** The name of an order: its number, which orders from before numbers do not have. */
export function orderName({ number }: Pick<Order, 'number'>): string {
  return number || 'No number';
}

/** What a status of several orders is called: as for a delivery, unless all of them are collected. */
export function labelOfAll(orders: readonly Order[], status: OrderStatus): string {
  const collection = orders.length > 0 && orders.every((order) => order.collection);
  return statusLabel({ status, collection });
}
