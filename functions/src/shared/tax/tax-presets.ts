import { keyGuard, keysOf } from '../values/table-keys.ts';

// As of January 2026, from the European Commission's database "Taxes in Europe"
// (https://ec.europa.eu/taxation_customs/tedb) and, for the United Kingdom, https://www.gov.uk/vat-rates. They are where a
// shopkeeper begins, not advice: laws know exceptions, such as the language of a book in Latvia, and change. Denmark had
// announced to tax books no longer.

/** What a country calls its tax, and its rates in basis points: the standard one, of printed books, and of e-books. */
const table = {
  AT: ['USt.', 2000, 1000, 1000],
  BE: ['BTW/TVA', 2100, 600, 600],
  BG: ['DDS', 2000, 900, 900],
  CY: ['VAT', 1900, 300, 300],
  CZ: ['DPH', 2100, 0, 0],
  DE: ['MwSt.', 1900, 700, 700],
  DK: ['moms', 2500, 2500, 2500],
  EE: ['KM', 2400, 900, 900],
  ES: ['IVA', 2100, 400, 400],
  FI: ['ALV', 2550, 1350, 1350],
  FR: ['TVA', 2000, 550, 550],
  GB: ['VAT', 2000, 0, 0],
  GR: ['FPA', 2400, 600, 600],
  HR: ['PDV', 2500, 500, 500],
  HU: ['ÁFA', 2700, 500, 2700],
  IE: ['VAT', 2300, 0, 0],
  IT: ['IVA', 2200, 400, 400],
  LT: ['PVM', 2100, 500, 500],
  LU: ['TVA', 1700, 300, 300],
  LV: ['PVN', 2100, 500, 500],
  MT: ['VAT', 1800, 500, 500],
  NL: ['btw', 2100, 900, 900],
  PL: ['VAT', 2300, 500, 500],
  PT: ['IVA', 2300, 600, 600],
  RO: ['TVA', 2100, 1100, 1100],
  SE: ['moms', 2500, 600, 600],
  SI: ['DDV', 2200, 500, 500],
  SK: ['DPH', 2300, 500, 500],
} as const;

/** A country of the table, by its ISO 3166 code. */
export type TaxCountry = keyof typeof table;

export const isTaxCountry = keyGuard(table);

export const taxCountries: readonly TaxCountry[] = keysOf(table);

/** What the tax is called in a country; of one that the table does not know, 'tax'. */
export function taxNameOf(country: string): string {
  return isTaxCountry(country) ? table[country][0] : 'tax';
}

/** The rates of a country, by class. */
export function presetRates(country: TaxCountry): { books: number; ebooks: number; other: number } {
  const [, other, books, ebooks] = table[country];
  return { books, ebooks, other };
}
