import type { Order } from '@bookstore/functions/shared/order/order';
import { isOrderFoundBy } from '@bookstore/functions/shared/order/order-search';
import { type DeskDraft, nothingTyped } from './desk-draft.ts';

/** As in their last order. */
export type EarlierCustomer = Pick<DeskDraft, 'name' | 'email' | 'phone' | 'address'> & { lastAt: string };

/** Found by name, phone or e-mail, each once, by their latest order. @param orders newest first */
export function customersIn(orders: readonly Order[], text: string): EarlierCustomer[] {
  const byReach = new Map<string, EarlierCustomer>();
  for (const order of orders) {
    const { name, email, phone, address, createdAt: lastAt } = order;
    const bare = {
      name,
      email,
      phone,
      address: nothingTyped.address,
      number: '',
      trackingCode: '',
      lines: [],
      parcels: [],
    };
    const reach = email.toLowerCase() || phone.replace(/\D/g, '');
    if (!reach || byReach.has(reach) || !isOrderFoundBy(text, bare)) continue;
    byReach.set(reach, { name, email, phone, address, lastAt });
  }
  return [...byReach.values()];
}
