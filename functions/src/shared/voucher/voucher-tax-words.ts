import { taxWithin } from '../tax/tax-rounding.ts';
import { percentText, rateWords, taxNameInWords } from '../tax/tax-words.ts';
import type { Money } from '../values/money.ts';
import { t } from '../words/words.ts';
import type { Voucher } from './voucher.ts';

type VoucherRate = Pick<NonNullable<Voucher['singlePurpose']>, 'taxName' | 'basisPoints'>;

/** '7 % VAT' */
export function voucherRate({ basisPoints, taxName }: VoucherRate, decimal?: string): string {
  return `${percentText(basisPoints, decimal)} ${taxNameInWords(taxName)}`;
}

/** 'incl. 7 % VAT: €1.64'; '' for a voucher that is taxed when it is redeemed. */
export function voucherTaxLine(
  { singlePurpose, amountCents }: { singlePurpose?: VoucherRate | undefined; amountCents: number },
  money: Money,
): string {
  if (!singlePurpose) return '';
  const { taxName: name, basisPoints } = singlePurpose;
  const label = rateWords({ name, isIncluded: true }, basisPoints, money.format.decimal);
  return t('{label}: {text}', { label, text: money.text(taxWithin(amountCents, basisPoints)) });
}
