import type { Transaction } from 'firebase-admin/firestore';
import { addVoucherEntry, findCashBook, touchCashBook } from '../../cash/cash-store.ts';
import { openCashDay } from '../../cash/closing-store.ts';
import { setPaymentDue } from '../../payment/payment-store.ts';
import { Conflict } from '../../platform/http/api-errors.ts';
import { WrongValue } from '../../platform/http/wrong-value.ts';
import { shopProfile } from '../../settings/shop-profile.ts';
import { moved, takenOutCents } from '../../shared/voucher/movements.ts';
import type { Voucher } from '../../shared/voucher/voucher.ts';
import type { VoucherChange } from '../../shared/voucher/voucher-requests.ts';
import { t } from '../../shared/words/words.ts';
import { requireInDrawer } from '../cash/drawer.ts';
import { voucherEntryId } from './issue-voucher.ts';
import { requireCoins } from './new-voucher.ts';

/** 409: something of the voucher was redeemed: a voucher is never turned into cash. */
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

/** A voucher whose money goes back, be it that some has gone before. @throws VoucherRedeemed */
export function refunded(voucher: Voucher, { by, now, today }: Refund): Voucher {
  const { leftCents: cents, amountCents } = voucher;
  if (cents + takenOutCents(voucher) !== amountCents) throw new VoucherRedeemed();
  return moved(voucher, { kind: 'refunded', cents, by }, now, today);
}

/**
 * How the money of a voucher goes back: by the provider that has taken it, or as the desk says, with its entry in the ledger.
 * @returns what is written with the change @throws WrongValue, DrawerShort
 */
export async function prepareRefund(
  voucher: Voucher,
  { way, reference }: VoucherChange,
  { by, now, today }: Refund,
): Promise<(transaction: Transaction) => void> {
  const { _id: id, number, currency, origin, amountCents, leftCents: cents } = voucher;
  if (origin === 'web')
    return (transaction) => setPaymentDue(transaction, id, now, { owedCents: amountCents });
  if (!way) throw new WrongValue('way', () => t('Say how the money goes back'));
  const { country = '' } = await shopProfile();
  if (way === 'cash') requireCoins(cents, { country, currency });
  const day = await openCashDay(today);
  const book = way === 'cash' ? await findCashBook() : undefined;
  if (book) await requireInDrawer(cents, book, day);
  const entry = {
    kind: 'voucher-refunded',
    cents,
    way,
    voucherId: id,
    number,
    currency,
    reference,
    day,
    by,
    now,
  } as const;
  return (transaction) => {
    if (book) touchCashBook(transaction, book, now);
    addVoucherEntry(transaction, voucherEntryId(id, 'refunded', String(voucher.version)), entry);
  };
}
