// Without yup, since the pages of the shop load it: see shop/tax-setting.ts.

import { isTaxClass, type TaxClass, taxClassNames } from './tax-classes.ts';
import { withTax } from './tax-rounding.ts';

/** `from` is a day of the shop: '2027-01-01'. */
export interface TaxRate {
  from: string;
  basisPoints: number;
}

/** The earliest first. */
export type TaxRates = Record<TaxClass, TaxRate[]>;

/** For goods that leave its country; see destination-tax.ts. */
export type TaxAbroad = 'own' | 'exports' | 'one-stop';

export interface ShopTax {
  /** In the shop's country: 'MwSt.' */
  name: string;
  isIncluded: boolean;
  /** Of books without a class. */
  defaultClass: TaxClass;
  rates: TaxRates;
  /** The shop's country, and its rule for other countries; left out where it taxes all alike. */
  abroad?: { country: string; rule: Exclude<TaxAbroad, 'own'> };
  /** The tax of an order that leaves its tax area. */
  isExport?: true;
}

function isTaxRate(value: unknown): value is TaxRate {
  const { from, basisPoints } = Object(value);
  return typeof from === 'string' && Number.isInteger(basisPoints);
}

/** For data from an answer or a browser's storage. */
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

/** Before the first rate's day, the first. */
export function rateOn(rates: readonly TaxRate[], day: string): number {
  return (rates.findLast(({ from }) => from <= day) ?? rates[0])?.basisPoints ?? 0;
}

export interface TaxedPrice {
  unitCents: number;
  taxClass: TaxClass;
  taxBasisPoints: number;
  /** Without a tax that came on top. */
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
 * Prices that are paid together. Where tax comes on top, each price gets what it adds to the tax of those before it at
 * its rate, so that the sum is rounded once.
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
