import type { Order } from '@bookstore/functions/shared/order/order';

/** What people call an order; those that were placed before orders had numbers have none. */
export function orderName({ number }: Pick<Order, 'number'>): string {
  return number || 'No number';
}

/** (1, 'order') → '1 order', (2, 'order') → '2 orders' */
export function plural(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
