// Without yup, since the pages of the shop load it: see shop/tax-setting.ts.

import { isTaxClass, type TaxClass, taxClassNames } from './tax-classes.ts';
import { withTax } from './tax-rounding.ts';

/** A rate that holds from a day of the shop on: '2027-01-01'. */
export interface TaxRate {
  from: string;
  basisPoints: number;
}

/** The rates of each class, the earliest first. */
export type TaxRates = Record<TaxClass, TaxRate[]>;

/** How a shop taxes what leaves its country; see destination-tax.ts. */
export type TaxAbroad = 'own' | 'exports' | 'one-stop';

/** What pages know of the tax of a shop that shows it. */
export interface ShopTax {
  /** What the tax is called where the shop is: 'MwSt.' */
  name: string;
  /** Whether prices include it. */
  isIncluded: boolean;
  /** The class of books that name none. */
  defaultClass: TaxClass;
  rates: TaxRates;
  /** Where the shop is, and how it taxes what leaves its country; left out where it taxes all alike. */
  abroad?: { country: string; rule: Exclude<TaxAbroad, 'own'> };
  /** Whether it is that of an order that leaves the area in which it would be taxed. */
  isExport?: true;
}

function isTaxRate(value: unknown): value is TaxRate {
  const { from, basisPoints } = Object(value);
  return typeof from === 'string' && Number.isInteger(basisPoints);
}

/** Whether this is what pages know of a shop's tax, as an answer or a browser's storage holds it. */
export function isShopTax(value: unknown): value is ShopTax {
  const { name, isIncluded, defaultClass, rates } = Object(value);
  return (
    typeof name === 'string' &&
    typeof isIncluded === 'boolean' &&
    isTaxClass(defaultClass) &&
    taxClassNames.every((one) => {
      const list: unknown = Object(rates)[one];
      return Array.isArray(list) && list.every(isTaxRate);
    })
  );
}

/** The rate of a day; before the first one's day, the first. */
export function rateOn(rates: readonly TaxRate[], day: string): number {
  return (rates.findLast(({ from }) => from <= day) ?? rates[0])?.basisPoints ?? 0;
}

/** A price on a day: its class, its rate, and what the shopper pays for it. */
export interface TaxedPrice {
  unitCents: number;
  taxClass: TaxClass;
  taxBasisPoints: number;
  /** The price without the tax that has come on top of it. */
  netCents?: number;
}

interface PricedBook {
  priceCents: number;
  taxClass?: string | undefined;
}

export function taxedPrice(
  { isIncluded, defaultClass, rates }: ShopTax,
  { priceCents, taxClass: own = '' }: PricedBook,
  day: string,
): TaxedPrice {
  const taxClass = isTaxClass(own) ? own : defaultClass;
  const taxBasisPoints = rateOn(rates[taxClass], day);
  return isIncluded
    ? { unitCents: priceCents, taxClass, taxBasisPoints }
    : { unitCents: withTax(priceCents, taxBasisPoints), taxClass, taxBasisPoints, netCents: priceCents };
}

/**
 * Prices that are paid together. Where tax comes on top, each has of it what it adds to the tax of those before it at its
 * rate, so that it is rounded once.
 */
export function taxedPrices(tax: ShopTax, books: readonly PricedBook[], day: string): TaxedPrice[] {
  const sums = new Map<number, number>();
  return books.map((book) => {
    const price = taxedPrice(tax, book, day);
    const { netCents, taxBasisPoints } = price;
    if (netCents === undefined) return price;
    const before = sums.get(taxBasisPoints) ?? 0;
    sums.set(taxBasisPoints, before + netCents);
    const unitCents = withTax(before + netCents, taxBasisPoints) - withTax(before, taxBasisPoints);
    return { ...price, unitCents };
  });
}
