import { keyGuard, keysOf } from '../values/table-keys.ts';
import type { TaxRates } from './shop-tax.ts';
import { unknownTaxName, type usualTaxNames } from './tax-words.ts';

// Rates as of January 2026, from the European Commission's database "Taxes in Europe"
// (https://ec.europa.eu/taxation_customs/tedb) and https://www.gov.uk/vat-rates. The days, looked up in November 2026:
// vero.fi (Finland), sovos.com (Lithuania), mondaq.com (Cyprus), vatupdate.com (Greece), vatcalc.com (Ireland),
// goodereader.com (Czechia), easproject.com (Slovakia), easytax.co (Latvia), globalvatcompliance.com and vatupdate.com
// (e-books, 2019 and 2020), avalara.com (Switzerland; Liechtenstein has the same rates by lirex.one). The days of
// Bulgaria, Denmark, Germany, Estonia, France, Hungary, Italy, Luxembourg and Romania are unchecked. A starting point,
// not advice: laws have exceptions, such as the language of a book in Latvia, and change. Denmark's budget for 2026
// announced to end the tax on books (vatupdate.com, 24 August 2025), but no source with the day was found, so its row
// is unchanged.

/**
 * In basis points from a day on: the standard rate, that of printed books, and that of e-books. The day is that of the
 * latest change of any of them.
 */
type PresetRow = readonly [from: string, other: number, books: number, ebooks: number];

/** The country's name of the tax, and its rates, the earliest first. A future change is one more row. */
const table = {
  AT: ['USt.', ['2020-01-01', 2000, 1000, 1000]],
  BE: ['BTW/TVA', ['2019-04-01', 2100, 600, 600]],
  BG: ['DDS', ['2020-07-01', 2000, 900, 900]],
  CH: ['MwSt.', ['2024-01-01', 810, 260, 260]],
  CY: ['VAT', ['2023-07-21', 1900, 300, 300]],
  CZ: ['DPH', ['2024-01-01', 2100, 0, 0]],
  DE: ['MwSt.', ['2021-01-01', 1900, 700, 700]],
  DK: ['moms', ['1992-01-01', 2500, 2500, 2500]],
  EE: ['KM', ['2025-07-01', 2400, 900, 900]],
  ES: ['IVA', ['2020-04-23', 2100, 400, 400]],
  FI: ['ALV', ['2026-01-01', 2550, 1350, 1350]],
  FR: ['TVA', ['2014-01-01', 2000, 550, 550]],
  GB: ['VAT', ['2020-05-01', 2000, 0, 0]],
  GR: ['FPA', ['2021-07-01', 2400, 600, 600]],
  HR: ['PDV', ['2019-01-01', 2500, 500, 500]],
  HU: ['ÁFA', ['2012-01-01', 2700, 500, 2700]],
  IE: ['VAT', ['2024-01-01', 2300, 0, 0]],
  IT: ['IVA', ['2015-01-01', 2200, 400, 400]],
  LI: ['MwSt.', ['2024-01-01', 810, 260, 260]],
  LT: ['PVM', ['2026-01-01', 2100, 500, 500]],
  LU: ['TVA', ['2024-01-01', 1700, 300, 300]],
  LV: ['PVN', ['2022-01-01', 2100, 500, 500]],
  MT: ['VAT', ['2019-01-01', 1800, 500, 500]],
  NL: ['btw', ['2020-01-01', 2100, 900, 900]],
  PL: ['VAT', ['2019-11-01', 2300, 500, 500]],
  PT: ['IVA', ['2019-01-01', 2300, 600, 600]],
  RO: ['TVA', ['2025-08-01', 2100, 1100, 1100]],
  SE: ['moms', ['2019-07-01', 2500, 600, 600]],
  SI: ['DDV', ['2020-01-01', 2200, 500, 500]],
  SK: ['DPH', ['2025-01-01', 2300, 500, 500]],
} as const satisfies Record<string, readonly [name: (typeof usualTaxNames)[number], ...rows: PresetRow[]]>;

/** By its ISO 3166 code. */
export type TaxCountry = keyof typeof table;

export const isTaxCountry = keyGuard(table);

export const taxCountries: readonly TaxCountry[] = keysOf(table);

/** 'tax' for a country that is not in the table. */
export function taxNameOf(country: string): string {
  return isTaxCountry(country) ? table[country][0] : unknownTaxName;
}

/** By class, each from its day on. */
export function presetRates(country: TaxCountry): TaxRates {
  const [, ...rows]: readonly [string, ...PresetRow[]] = table[country];
  const ratesAt = (column: 1 | 2 | 3) =>
    rows
      .map((row) => ({ from: row[0], basisPoints: row[column] }))
      .filter(({ basisPoints }, index, all) => basisPoints !== all[index - 1]?.basisPoints);
  return { books: ratesAt(2), ebooks: ratesAt(3), other: ratesAt(1) };
}
