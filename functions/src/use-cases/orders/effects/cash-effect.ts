import { cashMovement } from '../../../cash/cash-movement.ts';
import { addCashEntry } from '../../../cash/cash-store.ts';
import { openCashDay } from '../../../cash/closing-store.ts';
import { shopDay } from '../../../shared/shop/shop-day.ts';
import type { OrderEffect } from './order-event.ts';

/** Notes in the ledger what the shop takes or gives back, and what it delivers. */
export const cashEffect: OrderEffect = async ({ before, after, by, keyHash, now, change, shop }) => {
  if (!before || by.kind === 'shopper') return undefined;
  const { isBack, cashWay: way = 'cash', cash } = change ?? {};
  const movement = cashMovement(before, after, isBack);
  if (!movement) return undefined;
  const day = await openCashDay(shopDay(now, shop));
  const entry = { ...movement, way, ...cash, before, keyHash, day, by: by.name, now };
  // With what the order's invoices hold then, whose tax the ledger notes.
  return { write: (transaction, order) => addCashEntry(transaction, { ...entry, after: order }) };
};
