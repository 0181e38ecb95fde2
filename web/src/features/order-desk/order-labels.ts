import type { Order } from '@bookstore/functions/shared/order';

/** What people call an order; those that were placed before orders had numbers have none. */
export function orderName({ number }: Pick<Order, 'number'>): string {
  return number || 'No number';
}

/** (1, 'order') → '1 order', (2, 'order') → '2 orders' */
export function plural(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

/** The lines of an address, each after the name of its part, without the empty ones: two can say the same. */
export function addressLines({ name, address }: Pick<Order, 'name' | 'address'>): [string, string][] {
  const { street, state, zipcode, country } = address;
  const city = [address.city, state, zipcode].filter(Boolean).join(', ');
  return Object.entries({ name, street, city, country }).filter(([, line]) => line);
}
