import type { Order } from '@bookstore/functions/shared/order/order';

/** The name of an order: its number, which orders from before numbers do not have. */
export function orderName({ number }: Pick<Order, 'number'>): string {
  return number || 'No number';
}
