import { addEntry } from '../../audit/audit-store.ts';
import { openCashDay } from '../../cash/closing-store.ts';
import { database } from '../../platform/firebase.ts';
import { fieldsHash, idOfKey, KeyReused } from '../../platform/http/idempotency-key.ts';
import { retryConflicts } from '../../platform/http/retry-conflicts.ts';
import { findSettings } from '../../settings/settings-store.ts';
import { voucherState } from '../../shared/audit/voucher-state.ts';
import type { SignedInPerson } from '../../shared/callers.ts';
import { isInDrawer } from '../../shared/payment/pay-ways.ts';
import { moneyOf } from '../../shared/shop/money-format.ts';
import { shopDay } from '../../shared/shop/shop-day.ts';
import type { DeskVoucher } from '../../shared/voucher/voucher.ts';
import { codeInFours } from '../../shared/voucher/voucher-code.ts';
import type { DeskVoucherRequest } from '../../shared/voucher/voucher-requests.ts';
import { codeOf } from '../../vouchers/voucher-key.ts';
import { findVoucher, type ReadVoucher, requireVoucher, shownVoucher } from '../../vouchers/voucher-store.ts';
import { requireNoTill } from '../orders/take-order.ts';
import { issueVoucher } from './issue-voucher.ts';
import { newVoucher, requireCoins, requireOffered } from './new-voucher.ts';
import { voucherInvoice } from './voucher-invoice.ts';

interface DeskSale {
  key: string;
  by: SignedInPerson;
  now: Date;
}

const withCode = (voucher: ReadVoucher): DeskVoucher => ({
  ...shownVoucher(voucher),
  code: codeInFours(codeOf(voucher)),
});

/** @throws VouchersOff, WrongValue, Conflict */
async function issueNow(id: string, request: DeskVoucherRequest, { by, now }: DeskSale): Promise<void> {
  const { way, reference, buyerName, buyerEmail, amountCents } = request;
  const shop = await findSettings();
  requireOffered(request, shop, now);
  if (isInDrawer(way)) requireCoins(amountCents, shop);
  await requireNoTill(way);
  const buyer = { name: buyerName, email: buyerEmail };
  const voucher = newVoucher(request, { id, origin: 'desk', buyer, by: by.name }, shop, now);
  const day = await openCashDay(shopDay(now, shop));
  const invoice = await voucherInvoice(voucher, amountCents, { way, shop, now });
  await database().runTransaction(async (transaction) => {
    const paid = { way, reference, day, by: by.name, invoice };
    await issueVoucher(transaction, voucher, { ...paid, requestHash: fieldsHash(request) }, now);
    const about = { kind: 'voucher', targetId: id, title: voucher.number } as const;
    const note = moneyOf(shop).text(amountCents);
    addEntry(transaction, { by, action: 'added', ...about, note, after: voucherState(voucher) }, now);
  });
}

/**
 * Once per key, even when another person of the dashboard repeats it. @throws VouchersOff, WrongValue, Conflict,
 * KeyReused
 */
export async function sellAtDesk(
  request: DeskVoucherRequest,
  sale: DeskSale,
  signal?: AbortSignal,
): Promise<DeskVoucher> {
  const id = idOfKey('voucher', sale.key);
  await retryConflicts(async () => {
    const earlier = await findVoucher(id);
    if (!earlier) return issueNow(id, request, sale);
    if (earlier.requestHash !== fieldsHash(request)) throw new KeyReused('Another voucher was already sold');
  }, signal);
  return withCode(await requireVoucher(id));
}
