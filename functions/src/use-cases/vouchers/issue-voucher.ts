import type { Transaction } from 'firebase-admin/firestore';
import { voucherEntryId } from '../../cash/cash-entry.ts';
import { addVoucherEntry } from '../../cash/cash-store.ts';
import { shopProfile } from '../../settings/shop-profile.ts';
import type { CashWay } from '../../shared/payment/pay-ways.ts';
import { paidFor, saleOf } from '../../shared/voucher/single-purpose.ts';
import type { Voucher } from '../../shared/voucher/voucher.ts';
import { lastFourOf } from '../../shared/voucher/voucher-code.ts';
import { knownLanguage } from '../../shared/words/known-language.ts';
import { codeOf } from '../../vouchers/voucher-key.ts';
import { createVoucher } from '../../vouchers/voucher-store.ts';
import { type VoucherInvoice, withInvoice } from './voucher-invoice.ts';
import { addVoucherMails } from './voucher-mails.ts';

export interface PaidWay {
  way: CashWay;
  reference: string;
  /** Answered by `openCashDay` before the transaction. */
  day: string;
  by: string;
  requestHash?: string;
  /** Of a voucher that is taxed when sold. */
  invoice: VoucherInvoice | undefined;
}

export const profileFor = ({ language }: Voucher) => shopProfile(knownLanguage(language));

/** The transaction must have read everything before. */
export async function issueVoucher(
  transaction: Transaction,
  voucher: Voucher,
  { way, reference, day, by, requestHash, invoice }: PaidWay,
  now: Date,
): Promise<void> {
  const { _id: id, amountCents: cents, sendOn, recipient } = voucher;
  const isSent = sendOn === '';
  const lastFour = lastFourOf(codeOf(voucher));
  const paid = withInvoice(paidFor({ ...voucher, lastFour }, cents), invoice);
  const sold = { ...paid, ...(isSent && { sentAt: now.toISOString() }) };
  const shop = await profileFor(voucher);
  const kinds = [...(isSent ? (['card'] as const) : []), ...(recipient.email ? (['receipt'] as const) : [])];
  addVoucherMails(transaction, kinds, sold, shop, now);
  const entry = { ...saleOf(voucher, cents), cents, way, reference, day, by, now };
  invoice?.write(transaction);
  addVoucherEntry(transaction, voucherEntryId(id, 'sold'), voucher, entry);
  createVoucher(transaction, sold, requestHash);
}
