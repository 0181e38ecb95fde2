import type { VoucherCheck } from '@bookstore/functions/shared/voucher/voucher';
import { codeLength, readCode } from '@bookstore/functions/shared/voucher/voucher-code';
import { t } from '@bookstore/functions/shared/words/words';
import { ApiError, isNotFound } from '#lib/api.ts';
import type { RedeemedVoucher } from './pay-parts.ts';

/** A code that pays nothing here, with the reason in words. */
export class CodeRefused extends Error {
  override readonly name = 'CodeRefused';
}

/** As the shopper or the person of the dashboard who has typed it. @throws ApiError */
export type AskForCode = (code: string) => Promise<VoucherCheck>;

const wrong = t('This code pays nothing. Look at it letter by letter, or ask the shop.');

/** Accepts a code however it was typed. @throws CodeRefused */
export async function checkCode(
  typed: string,
  { currency, vouchers, ask }: { currency: string; vouchers: readonly RedeemedVoucher[]; ask: AskForCode },
): Promise<RedeemedVoucher> {
  const code = readCode(typed);
  if (!code)
    throw new CodeRefused(
      t('A code has {count} letters and digits: look at it once more.', { count: codeLength }),
    );
  if (vouchers.some((one) => one.code === code)) throw new CodeRefused(t('This voucher pays already.'));
  try {
    const voucher = await ask(code);
    if (voucher.currency !== currency)
      throw new CodeRefused(t('This voucher is of another currency: it pays nothing here.'));
    return { ...voucher, code };
  } catch (error) {
    if (error instanceof CodeRefused) throw error;
    if (isNotFound(error)) throw new CodeRefused(wrong);
    const isWorthReading = error instanceof ApiError && error.failure === 429;
    throw new CodeRefused(isWorthReading ? error.message : t('We have no answer from the shop. Try again.'));
  }
}
