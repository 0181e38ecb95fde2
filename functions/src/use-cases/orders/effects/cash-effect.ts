import type { NewCashEntry } from '../../../cash/cash-entry.ts';
import { cashSteps } from '../../../cash/cash-movement.ts';
import { addCashEntry, findCashBook, touchCashBook } from '../../../cash/cash-store.ts';
import { openCashDay } from '../../../cash/closing-store.ts';
import type { Order } from '../../../shared/order/order.ts';
import { isInDrawer } from '../../../shared/payment/pay-ways.ts';
import { shopperName } from '../../../shared/people/person-name.ts';
import { shopDay } from '../../../shared/shop/shop-day.ts';
import { requireInDrawer } from '../../cash/drawer.ts';
import type { OrderEffect, OrderEvent } from './order-event.ts';

type StepEntry = Omit<NewCashEntry, 'day' | 'by' | 'keyHash' | 'now'>;

/** The reference of a voucher is its code's last four letters. */
export function entriesOf(
  before: Order,
  { after, change, paid }: Pick<OrderEvent, 'after' | 'change' | 'paid'>,
): StepEntry[] {
  const { isBack, cashWay = 'cash', cash = paid } = change ?? {};
  const typed = cash?.way === 'voucher' ? undefined : cash;
  return cashSteps(before, after, isBack).map(({ voucher, ...step }) => {
    if (!voucher) return { ...step, way: cashWay, ...typed };
    const { voucherId, lastFour: reference, taxed } = voucher;
    return { ...step, way: taxed ? ('prepaid' as const) : ('voucher' as const), reference, voucherId };
  });
}

export const cashEffect: OrderEffect = async (event) => {
  const { after, by, keyHash, now, shop } = event;
  const before = event.before ?? { ...after, cashCents: 0, parcels: [], vouchers: [] };
  const entries = entriesOf(before, event);
  if (entries.length === 0) return undefined;
  const day = await openCashDay(shopDay(now, shop));
  // Cash leaves only if the drawer holds it, where there is a cash book.
  const leaving = entries.filter(({ cents, way }) => cents < 0 && isInDrawer(way));
  const book = leaving.length > 0 ? await findCashBook() : undefined;
  if (book) {
    const cents = leaving.reduce((sum, one) => sum - one.cents, 0);
    await requireInDrawer(cents, book, day);
  }
  const common = { keyHash, day, by: by.kind === 'shopper' ? shopperName : by.name, now };
  // The tax in the ledger follows the order's invoices.
  return {
    write: (transaction, order) => {
      if (book) touchCashBook(transaction, book, now);
      const { billed } = order;
      for (const entry of entries) {
        const was = entry.voucherId ? { ...entry.before, billed } : entry.before;
        const after = { ...order, cashCents: entry.after.cashCents };
        addCashEntry(transaction, { ...entry, ...common, before: was, after });
      }
    },
  };
};
