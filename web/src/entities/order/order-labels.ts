import type { Order } from '@bookstore/functions/shared/order/order';

/** The name of an order: its number, which orders from before numbers do not have. */
export function orderName({ number }: Pick<Order, 'number'>): string {
  return number || 'No number';
}

/** (1, 'order') → '1 order', (2, 'order') → '2 orders' */
export function plural(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
