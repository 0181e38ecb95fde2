import { listOfChoices } from '../words/list-of.ts';
import { t } from '../words/words.ts';
import type { Order } from './order.ts';

/** What the delivery of an order needs and the order does not say: 'street or phone number'. A collection needs a name alone. */
export function missingParts({
  name,
  phone,
  address,
  collection,
}: Pick<Order, 'name' | 'phone' | 'address' | 'collection'>): string {
  const { street, city } = address;
  const needed: [part: string, text: string | undefined][] = [[t('name'), name]];
  if (!collection) needed.push([t('street'), street], [t('city'), city], [t('phone number'), phone]);
  const missing = needed.filter(([, text]) => !text?.trim());
  return listOfChoices(missing.map(([part]) => part));
}
