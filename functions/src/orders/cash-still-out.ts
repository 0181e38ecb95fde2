import { AggregateField } from 'firebase-admin/firestore';
import type { CashDay } from '../shared/order/cash.ts';
import { orderCollection } from './order-document.ts';

/** Money due for parcels under way; one read for each thousand orders. */
export async function sumStillOut(): Promise<CashDay['stillOut']> {
  const out = orderCollection().where('outCents', '>', 0);
  const sums = { orders: AggregateField.count(), cents: AggregateField.sum('outCents') };
  return (await out.aggregate(sums).get()).data();
}

export async function sumOpenItems(): Promise<NonNullable<CashDay['openItems']>> {
  const open = orderCollection().where('accountCents', '!=', 0);
  const sums = { orders: AggregateField.count(), cents: AggregateField.sum('accountCents') };
  return (await open.aggregate(sums).get()).data();
}
