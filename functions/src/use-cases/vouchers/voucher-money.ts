import { voucherEntryId } from '../../cash/cash-entry.ts';
import { addVoucherEntry, isEntry } from '../../cash/cash-store.ts';
import { openCashDay } from '../../cash/closing-store.ts';
import { database } from '../../platform/firebase.ts';
import { retryConflicts } from '../../platform/http/retry-conflicts.ts';
import { findSettings } from '../../settings/settings-store.ts';
import type { CashWay } from '../../shared/payment/pay-ways.ts';
import { shopDay } from '../../shared/shop/shop-day.ts';
import { moved, type NewMovement, takenOutCents } from '../../shared/voucher/movements.ts';
import { paidFor, saleOf } from '../../shared/voucher/single-purpose.ts';
import type { Voucher } from '../../shared/voucher/voucher.ts';
import { requireVoucher, writeVoucher } from '../../vouchers/voucher-store.ts';
import { voucherInvoice, withInvoice } from './voucher-invoice.ts';

/** Outside the shop. */
interface MovedMoney {
  kind: 'taken' | 'given-back';
  cents: number;
  way: CashWay;
  reference: string;
  by: string;
}

/** Refunded money no longer pays; money that came back pays again. */
function movementsFor(voucher: Voucher, { kind, cents }: MovedMoney): NewMovement[] {
  const { leftCents } = voucher;
  if (kind === 'given-back')
    return leftCents > 0 ? [{ kind: 'refunded', cents: Math.min(leftCents, cents) }] : [];
  const refunded = takenOutCents(voucher, false);
  return refunded > 0 ? [{ kind: 'given-back', cents: Math.min(refunded, cents) }] : [];
}

/**
 * Blocked when more was refunded than was left: what orders or payments give back later is money that the shop does not
 * have.
 */
function afterMoney(voucher: Voucher, money: MovedMoney, now: Date, today: string): Voucher {
  const after = movementsFor(voucher, money).reduce(
    (one, movement) => moved(one, movement, now, today),
    voucher,
  );
  const isSpent =
    money.kind === 'given-back' && voucher.state === 'active' && money.cents > voucher.leftCents;
  return isSpent ? { ...after, state: 'blocked' } : after;
}

/** Once per reference. */
export async function noteVoucherMoney(id: string, money: MovedMoney, now: Date): Promise<void> {
  const { kind, cents, way, reference, by } = money;
  const entryId = voucherEntryId(id, kind, reference);
  await retryConflicts(async () => {
    if (await isEntry(entryId)) return;
    const [voucher, shop] = await Promise.all([requireVoucher(id), findSettings()]);
    const today = shopDay(now, shop);
    const day = await openCashDay(today);
    const signed = kind === 'taken' ? cents : -cents;
    const invoice = await voucherInvoice(voucher, signed, { way, shop, now });
    const entry = { ...saleOf(voucher, signed), cents, way, reference, day, by, now };
    await database().runTransaction(async (transaction) => {
      const spent = afterMoney(voucher, money, now, today);
      const after = withInvoice(paidFor(spent, signed), invoice);
      if (after !== voucher) writeVoucher(transaction, voucher, after);
      invoice?.write(transaction);
      addVoucherEntry(transaction, entryId, voucher, entry);
    });
  });
}
