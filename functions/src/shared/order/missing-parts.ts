import type { Order } from './order.ts';

/** What the delivery of an order needs and the order does not say: 'street or city'. A collection needs a name alone. */
export function missingParts({
  name,
  address,
  collection,
}: Pick<Order, 'name' | 'address' | 'collection'>): string {
  const needed = { name, ...(!collection && { street: address.street, city: address.city }) };
  const missing = Object.entries(needed).filter(([, text]) => !text?.trim());
  return new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(missing.map(([part]) => part));
}
