import type { Order } from '@bookstore/functions/shared/order/order';
import { isOrderFoundBy } from '@bookstore/functions/shared/order/order-search';
import { type DeskDraft, nothingTyped } from './desk-draft.ts';

/** Who has ordered before, as their last order says. */
export type EarlierCustomer = Pick<DeskDraft, 'name' | 'email' | 'phone' | 'address'> & { lastAt: string };

/** Who of these orders, the newest first, is found by name, phone or e-mail address: each once. */
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
