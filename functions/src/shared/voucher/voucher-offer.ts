import type { TaxClass } from '../tax/tax-classes.ts';
import { readAmount } from '../values/amount.ts';
import type { Money } from '../values/money.ts';
import { type CardNumber, type CardsSetting, offeredCards } from './card-numbers.ts';
import { type ValiditySetting, validityLaw } from './validity.ts';

// Without yup, since pages of shoppers load it: see shared/shop/vouchers-section.ts.

/** Amounts are prices in the shop's currency. */
export interface VouchersSetting extends ValiditySetting {
  isOn: boolean;
  amounts: string;
  least: number;
  most: number;
  remindsBeforeEnd: boolean;
  givenBack: 'voucher-first' | 'voucher-last';
  cards: CardsSetting;
  /** The tax class of vouchers that are taxed when they are sold; '' for those taxed when redeemed. */
  singlePurpose: '' | TaxClass;
}

export interface VoucherOffer {
  /** The suggested amounts. */
  amountsCents: number[];
  leastCents: number;
  mostCents: number;
  cards: CardNumber[];
  /** Left out where vouchers do not end. */
  validity?: { years: number; isFromYearEnd: boolean };
  /** The shop writes before the end to buyers who agree. */
  reminds: boolean;
  /** Where vouchers are taxed when they are sold, in a shop that shows tax. */
  taxClass?: TaxClass;
}

/** As prices; NaN for what is none. */
export function amountsIn(text: string, money: Money): number[] {
  return text
    .split(/[;\n]|,\s/)
    .map((one) => one.trim())
    .filter(Boolean)
    .map((one) => readAmount(one, money));
}

/** undefined where the shop sells none. */
export function voucherOfferOf(
  {
    isOn,
    amounts,
    least,
    most,
    isEndless,
    moreYears,
    remindsBeforeEnd,
    cards,
    singlePurpose,
  }: VouchersSetting,
  country: string,
  money: Money,
): VoucherOffer | undefined {
  if (!isOn) return undefined;
  const { years = 0, isFromYearEnd = false } = validityLaw(country) ?? {};
  const ends = years > 0 && !isEndless;
  const [leastCents, mostCents] = [money.toCents(least), money.toCents(most)];
  const amountsCents = amountsIn(amounts, money)
    .map((amount) => money.toCents(amount))
    .filter((cents) => cents >= leastCents && cents <= mostCents);
  return {
    amountsCents,
    leastCents,
    mostCents,
    cards: offeredCards(cards),
    ...(ends && { validity: { years: years + moreYears, isFromYearEnd } }),
    reminds: ends && remindsBeforeEnd,
    ...(singlePurpose && { taxClass: singlePurpose }),
  };
}
