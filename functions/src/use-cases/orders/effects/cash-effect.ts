import { cashMovement } from '../../../cash/cash-movement.ts';
import { addCashEntry } from '../../../cash/cash-store.ts';
import { openCashDay } from '../../../cash/closing-store.ts';
import { shopDay } from '../../../shared/shop/shop-day.ts';
import type { OrderEffect } from './order-event.ts';

/** Notes in the ledger what the shop takes or gives back, and what it delivers. */
export const cashEffect: OrderEffect = async ({ after, by, keyHash, now, change, shop, paid, ...event }) => {
  if (by.kind === 'shopper') return undefined;
  const before = event.before ?? { ...after, cashCents: 0, parcels: [] };
  const { isBack, cashWay = 'cash', cash = paid } = change ?? {};
  const movement = cashMovement(before, after, isBack);
  if (!movement) return undefined;
  const day = await openCashDay(shopDay(now, shop));
  const entry = { ...movement, way: cashWay, ...cash, before, keyHash, day, by: by.name, now };
  // With what the order's invoices hold then, whose tax the ledger notes.
  return { write: (transaction, order) => addCashEntry(transaction, { ...entry, after: order }) };
};
