import type { TaxClass } from '../tax/tax-classes.ts';
import { readAmount } from '../values/amount.ts';
import type { Money } from '../values/money.ts';
import { type CardNumber, type CardsSetting, offeredCards } from './card-numbers.ts';
import { type ValiditySetting, validityLaw } from './validity.ts';

// Without yup, since pages of shoppers load it: see shared/shop/vouchers-section.ts.

/** As the owner has set it; amounts are prices of the shop's currency. */
export interface VouchersSetting extends ValiditySetting {
  isOn: boolean;
  amounts: string;
  least: number;
  most: number;
  remindsBeforeEnd: boolean;
  givenBack: 'voucher-first' | 'voucher-last';
  cards: CardsSetting;
  /** As what of the taxes of the shop they are sold; '' for what is taxed when it is redeemed. */
  singlePurpose: '' | TaxClass;
}

/** What a shop that sells vouchers offers, as its pages know it. */
export interface VoucherOffer {
  /** Of which shoppers choose. */
  amountsCents: number[];
  leastCents: number;
  mostCents: number;
  /** The drawings. */
  cards: CardNumber[];
  /** For how many years they pay, and whether from the end of the year; left out where they do not end. */
  validity?: { years: number; isFromYearEnd: boolean };
  /** Whether the shop writes before the end to who agrees. */
  reminds: boolean;
  /** As what they are taxed in a shop that shows tax, where that is when they are sold. */
  taxClass?: TaxClass;
}

/** The amounts that a text names, as prices of a currency; NaN for what is none. */
export function amountsIn(text: string, money: Money): number[] {
  return text
    .split(/[;\n]|,\s/)
    .map((one) => one.trim())
    .filter(Boolean)
    .map((one) => readAmount(one, money));
}

/** Undefined where the shop sells none. */
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
