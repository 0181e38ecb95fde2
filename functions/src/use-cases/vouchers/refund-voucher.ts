import type { Transaction } from 'firebase-admin/firestore';
import { voucherEntryId } from '../../cash/cash-entry.ts';
import { addVoucherEntry, findCashBook, touchCashBook } from '../../cash/cash-store.ts';
import { openCashDay } from '../../cash/closing-store.ts';
import { setPaymentDue } from '../../payment/payment-store.ts';
import { Conflict } from '../../platform/http/api-errors.ts';
import { WrongValue } from '../../platform/http/wrong-value.ts';
import { findSettings } from '../../settings/settings-store.ts';
import { isInDrawer } from '../../shared/payment/pay-ways.ts';
import { moved, takenOutCents } from '../../shared/voucher/movements.ts';
import { paidFor, saleOf } from '../../shared/voucher/single-purpose.ts';
import type { Voucher } from '../../shared/voucher/voucher.ts';
import type { VoucherChange } from '../../shared/voucher/voucher-requests.ts';
import { t } from '../../shared/words/words.ts';
import { requireInDrawer } from '../cash/drawer.ts';
import { requireCoins } from './new-voucher.ts';
import { voucherInvoice, withInvoice } from './voucher-invoice.ts';

/** A voucher redeemed in part is never turned into cash. */
class VoucherRedeemed extends Conflict {
  constructor() {
    super('voucher-redeemed', 'Something of this voucher was redeemed meanwhile');
  }
}

interface Refund {
  by: string;
  now: Date;
  today: string;
}

/** Part may have been refunded before. @throws VoucherRedeemed */
export function refunded(voucher: Voucher, { by, now, today }: Refund): Voucher {
  const { leftCents: cents, amountCents } = voucher;
  if (cents + takenOutCents(voucher) !== amountCents) throw new VoucherRedeemed();
  return moved(voucher, { kind: 'refunded', cents, by }, now, today);
}

/**
 * By the provider that has taken the money, or as the desk says. @returns the voucher afterwards, and what to write
 * with it @throws WrongValue, Conflict
 */
export async function prepareRefund(
  voucher: Voucher,
  after: Voucher,
  { way, reference }: VoucherChange,
  { by, now, today }: Refund,
): Promise<{ after: Voucher; write: (transaction: Transaction) => void }> {
  const { _id: id, currency, origin, amountCents, leftCents: cents } = voucher;
  if (origin === 'web') {
    const owed = { owedCents: amountCents };
    return { after, write: (transaction) => setPaymentDue(transaction, id, now, owed) };
  }
  if (!way) throw new WrongValue('way', () => t('Say how the money goes back'));
  const shop = await findSettings();
  if (isInDrawer(way)) requireCoins(cents, { ...shop, currency });
  const invoice = await voucherInvoice(voucher, -cents, { way, shop, now });
  const day = await openCashDay(today);
  const book = isInDrawer(way) ? await findCashBook() : undefined;
  if (book) await requireInDrawer(cents, book, day);
  const entryId = voucherEntryId(id, 'refunded', String(voucher.version));
  const entry = { ...saleOf(voucher, -cents), cents, way, reference, day, by, now };
  return {
    after: withInvoice(paidFor(after, -cents), invoice),
    write: (transaction) => {
      if (book) touchCashBook(transaction, book, now);
      invoice?.write(transaction);
      addVoucherEntry(transaction, entryId, voucher, entry);
    },
  };
}
