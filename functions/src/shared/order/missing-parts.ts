import { listOfChoices } from '../words/list-of.ts';
import { t } from '../words/words.ts';
import type { Order } from './order.ts';

type OrderToSend = Pick<Order, 'name' | 'phone' | 'address' | 'collection'> &
  Partial<Pick<Order, 'email' | 'takenBy'>>;

/**
 * Missing data that the delivery needs: 'street or phone number'. A collection needs only a name, and an order taken by
 * the desk no phone number if it has an e-mail address.
 */
export function missingParts({ name, phone, address, collection, ...order }: OrderToSend): string {
  const { street, city } = address;
  const isReached = order.takenBy !== undefined && order.email !== '';
  const needed: [part: string, text: string | undefined][] = [[t('name'), name]];
  if (!collection) needed.push([t('street'), street], [t('city'), city]);
  if (!collection && !isReached) needed.push([t('phone number'), phone]);
  const missing = needed.filter(([, text]) => !text?.trim());
  return listOfChoices(missing.map(([part]) => part));
}
