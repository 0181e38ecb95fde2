import type { TaxRates } from '@bookstore/functions/shared/tax/shop-tax';
import { taxClassNames } from '@bookstore/functions/shared/tax/tax-classes';
import { presetRates, type TaxCountry } from '@bookstore/functions/shared/tax/tax-presets';

/** The rates of a country as they are filled in, from the first day of the year on. */
export function usualRates(country: TaxCountry, today: string): TaxRates {
  const from = `${today.slice(0, 4)}-01-01`;
  const { books, ebooks, other } = presetRates(country);
  return {
    books: [{ from, basisPoints: books }],
    ebooks: [{ from, basisPoints: ebooks }],
    other: [{ from, basisPoints: other }],
  };
}

/** Whether the rates are those that are filled in for a country. */
export function areUsual(rates: TaxRates, country: TaxCountry): boolean {
  const preset = presetRates(country);
  return taxClassNames.every((name) => {
    const [first, second] = rates[name];
    return !second && first?.basisPoints === preset[name];
  });
}
