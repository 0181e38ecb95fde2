import { AggregateField } from 'firebase-admin/firestore';
import type { CashDay } from '../shared/order/cash.ts';
import { orderCollection } from './order-document.ts';

/** What parcels under way still bring: how many orders and how much, at a read for each thousand of them. */
export async function sumStillOut(): Promise<CashDay['stillOut']> {
  const out = orderCollection().where('outCents', '>', 0);
  const sums = { orders: AggregateField.count(), cents: AggregateField.sum('outCents') };
  return (await out.aggregate(sums).get()).data();
}

/** What customers on account owe, of all days. */
export async function sumOpenItems(): Promise<NonNullable<CashDay['openItems']>> {
  const open = orderCollection().where('accountCents', '!=', 0);
  const sums = { orders: AggregateField.count(), cents: AggregateField.sum('accountCents') };
  return (await open.aggregate(sums).get()).data();
}
