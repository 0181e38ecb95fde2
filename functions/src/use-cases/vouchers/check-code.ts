import { setTimeout } from 'node:timers/promises';
import { NotFound } from '../../platform/http/api-errors.ts';
import { shopProfile } from '../../settings/shop-profile.ts';
import { shopDay } from '../../shared/shop/shop-day.ts';
import { whyUnusable } from '../../shared/voucher/movements.ts';
import type { VoucherCheck } from '../../shared/voucher/voucher.ts';
import { codeHash, findVoucherByHash } from '../../vouchers/voucher-store.ts';

/** Every answer takes at least so long, so that its time does not tell whether there is such a voucher. */
const answerMs = 300;

/** What is left of the voucher with a code. @throws NotFound, the same for whatever reason it does not pay */
export async function checkCode(typed: string, now: Date): Promise<VoucherCheck> {
  const [voucher, { currency, ...shop }] = await Promise.all([
    findVoucherByHash(codeHash(typed)),
    shopProfile(),
    setTimeout(answerMs),
  ]);
  if (!voucher || whyUnusable(voucher, currency, shopDay(now, shop))) throw new NotFound('The voucher');
  const { lastFour, leftCents, validUntil } = voucher;
  return { lastFour, leftCents, currency, ...(validUntil !== undefined && { validUntil }) };
}
