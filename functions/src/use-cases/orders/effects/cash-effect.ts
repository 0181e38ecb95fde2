import { cashMovement } from '../../../cash/cash-movement.ts';
import { addCashEntry, findCashBook, touchCashBook } from '../../../cash/cash-store.ts';
import { openCashDay } from '../../../cash/closing-store.ts';
import { shopDay } from '../../../shared/shop/shop-day.ts';
import { requireInDrawer } from '../../cash/drawer.ts';
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
  // A shop that keeps a cash book hands out no cash that is not in the drawer.
  const leaves = movement.cents < 0 && entry.way === 'cash';
  const book = leaves ? await findCashBook() : undefined;
  if (book) await requireInDrawer(-movement.cents, book, day);
  // With what the order's invoices hold then, whose tax the ledger notes.
  return {
    write: (transaction, order) => {
      if (book) touchCashBook(transaction, book, now);
      addCashEntry(transaction, { ...entry, after: order });
    },
  };
};
