import type { Order } from './order.ts';

/** What the delivery of an order needs and the order does not say: 'street or phone number'. A collection needs a name alone. */
export function missingParts({
  name,
  phone,
  address,
  collection,
}: Pick<Order, 'name' | 'phone' | 'address' | 'collection'>): string {
  const { street, city } = address;
  const needed = { name, ...(!collection && { street, city, 'phone number': phone }) };
  const missing = Object.entries(needed).filter(([, text]) => !text?.trim());
  return new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(missing.map(([part]) => part));
}
