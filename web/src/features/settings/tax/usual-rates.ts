import type { TaxRates } from '@bookstore/functions/shared/tax/shop-tax';
import { taxClassNames } from '@bookstore/functions/shared/tax/tax-classes';
import { isTaxCountry, presetRates, type TaxCountry } from '@bookstore/functions/shared/tax/tax-presets';

const regions = new Intl.DisplayNames('en', { type: 'region' });

/** 'Germany' */
export function countryName(country: string): string {
  return regions.of(country) ?? country;
}

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

/** Whether the rates are those that were filled in for a country, or none, so that those of another may replace them. */
export function areUntouched(rates: TaxRates, country: string): boolean {
  const preset = isTaxCountry(country) ? presetRates(country) : undefined;
  return taxClassNames.every((name) => {
    const [first, second] = rates[name];
    return !first || (!second && first.basisPoints === preset?.[name]);
  });
}
