import { setTimeout } from 'node:timers/promises';
import { openPaymentsOf } from '../../payment/payment-store.ts';
import { NotFound } from '../../platform/http/api-errors.ts';
import { recentSettings } from '../../settings/shop-profile.ts';
import { voucherCents } from '../../shared/order/order-vouchers.ts';
import { shopDay } from '../../shared/shop/shop-day.ts';
import { shopTaxOf } from '../../shared/shop/tax-setting.ts';
import { whyUnusable } from '../../shared/voucher/movements.ts';
import { taxedFor } from '../../shared/voucher/single-purpose.ts';
import type { VoucherCheck } from '../../shared/voucher/voucher.ts';
import { codeHash, findVoucherByHash, type ReadVoucher } from '../../vouchers/voucher-store.ts';
import { limitWrongCodes } from './guess-limit.ts';

/** The least duration, so that timing does not reveal whether the voucher exists. */
const answerMs = 300;

/** With what this shopper's unfinished payment holds, which their next order ends first. */
async function findFor(typed: string, uid: string | undefined): Promise<ReadVoucher | undefined> {
  const [voucher, payments] = await Promise.all([
    findVoucherByHash(codeHash(typed)),
    uid === undefined ? [] : openPaymentsOf(uid),
  ]);
  if (!voucher) return undefined;
  const held = payments.flatMap(({ vouchers }) =>
    vouchers.filter(({ voucherId }) => voucherId === voucher._id),
  );
  return { ...voucher, leftCents: voucher.leftCents + voucherCents({ vouchers: held }) };
}

/**
 * @param uid undefined for the desk @throws NotFound for any reason why it does not pay, TooManyRequests after too many
 * wrong codes
 */
export async function checkCode(typed: string, now: Date, uid?: string): Promise<VoucherCheck> {
  const [voucher, shop] = await Promise.all([findFor(typed, uid), recentSettings(), setTimeout(answerMs)]);
  const { currency, tax, country } = shop;
  const today = shopDay(now, shop);
  if (!voucher || whyUnusable(voucher, currency, today)) {
    if (uid !== undefined) limitWrongCodes(uid);
    throw new NotFound('The voucher');
  }
  const { lastFour, leftCents, validUntil } = voucher;
  const taxName = shopTaxOf(tax, country)?.name;
  const home = { ...(taxName && { taxName }), address: { country: '', zipcode: '' } };
  const taxed = taxedFor(voucher, home, shop, today);
  return {
    lastFour,
    leftCents,
    currency,
    ...(validUntil !== undefined && { validUntil }),
    ...(taxed && { taxed }),
  };
}
