import { codeLength, readCode } from '@bookstore/functions/shared/voucher/voucher-code';
import { t } from '@bookstore/functions/shared/words/words';
import { ApiError, callApi, isNotFound } from '#lib/api.ts';
import type { RedeemedVoucher } from './pay-parts.ts';

/** A code that pays nothing here, with the reason in words. */
export class CodeRefused extends Error {
  override readonly name = 'CodeRefused';
}

const wrong = t('This code pays nothing. Look at it letter by letter, or ask the shop.');

/** Asks what a code that was typed pays, however it was written. @throws CodeRefused */
export async function checkCode(
  typed: string,
  { currency, vouchers }: { currency: string; vouchers: readonly RedeemedVoucher[] },
): Promise<RedeemedVoucher> {
  const code = readCode(typed);
  if (!code)
    throw new CodeRefused(
      t('A code has {count} letters and digits: look at it once more.', { count: codeLength }),
    );
  if (vouchers.some((one) => one.code === code)) throw new CodeRefused(t('This voucher pays already.'));
  try {
    const voucher = await callApi('POST /api/vouchers/check', { body: { code } });
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
