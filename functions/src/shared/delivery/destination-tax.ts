import type { ShopTax, TaxRates } from '../tax/shop-tax.ts';
import { isTaxCountry, presetRates, type TaxCountry, taxNameOf } from '../tax/tax-presets.ts';
import { t } from '../words/words.ts';
import { countryOf } from './countries.ts';

/** Within one of these, goods are taxed; what leaves it is exported. */
type TaxArea = 'EU' | 'GB';

/** Which state's tax holds where goods go, by the day from which it does; the first row that fits counts. */
interface Territory {
  /** ISO 3166 codes. */
  codes: string;
  /** Beginnings of zip codes; all of the country where they are left out. */
  zips?: readonly string[];
  from: string;
  /** No state's tax where there is none. */
  area?: TaxArea;
  /** Where that is not the country itself. */
  taxedAs?: TaxCountry;
}

// Directive 2006/112/EC, Articles 5 to 7, with the days of accession; for Northern Ireland the Withdrawal Agreement's Protocol,
// by which its goods, and only these, are taxed as those of the Union at British rates.
const territories: readonly Territory[] = [
  { codes: 'GB', zips: ['BT'], from: '2021-01-01', area: 'EU' },
  { codes: 'GB', zips: ['JE', 'GY'], from: '1993-01-01' },
  { codes: 'GB', from: '2021-01-01', area: 'GB' },
  { codes: 'GB', from: '1993-01-01', area: 'EU' },
  { codes: 'IM', from: '2021-01-01', area: 'GB', taxedAs: 'GB' },
  { codes: 'IM', from: '1993-01-01', area: 'EU', taxedAs: 'GB' },
  { codes: 'MC', from: '1993-01-01', area: 'EU', taxedAs: 'FR' },
  // The Canary Islands, Ceuta and Melilla.
  { codes: 'ES', zips: ['35', '38', '51', '52'], from: '1993-01-01' },
  // Büsingen and Helgoland.
  { codes: 'DE', zips: ['78266', '27498'], from: '1993-01-01' },
  // Livigno and Campione d'Italia.
  { codes: 'IT', zips: ['23041', '22061'], from: '1993-01-01' },
  // Mount Athos, what France has overseas, and Åland.
  { codes: 'GR', zips: ['63086'], from: '1993-01-01' },
  { codes: 'FR', zips: ['97', '986', '987', '988'], from: '1993-01-01' },
  { codes: 'FI', zips: ['22'], from: '1995-01-01' },
  { codes: 'BE DE DK ES FR GR IE IT LU NL PT', from: '1993-01-01', area: 'EU' },
  { codes: 'AT FI SE', from: '1995-01-01', area: 'EU' },
  { codes: 'CY CZ EE HU LT LV MT PL SI SK', from: '2004-05-01', area: 'EU' },
  { codes: 'BG RO', from: '2007-01-01', area: 'EU' },
  { codes: 'HR', from: '2013-07-01', area: 'EU' },
];

interface TaxedPlace {
  area: TaxArea;
  state: string;
}

/** Whose tax holds at a place on a day; undefined outside both areas. */
function placeOf(code: string, zipcode: string, day: string): TaxedPlace | undefined {
  const zip = zipcode.toUpperCase().replace(/[^A-Z0-9]/g, '');
  const row = territories.find(
    ({ codes, zips, from }) =>
      codes.split(' ').includes(code) &&
      from <= day &&
      (!zips || zips.some((beginning) => zip.startsWith(beginning))),
  );
  return row?.area && { area: row.area, state: row.taxedAs ?? code };
}

const untaxed: TaxRates = { books: [], ebooks: [], other: [] };

/**
 * The tax of an order that goes to a country, by what the shop has chosen: its own; that of the destination within the
 * European Union, as its One-Stop-Shop declares it; or none for what leaves the area in which it is taxed. A country that is
 * not known is taken for the shop's.
 */
export function destinationTax(
  tax: ShopTax,
  { country, zipcode }: { country: string; zipcode: string },
  day: string,
  locale: string,
): ShopTax {
  const { abroad, ...own } = tax;
  const code = countryOf(country, locale);
  if (!abroad || !code) return own;
  const home = placeOf(abroad.country, '', day);
  const place = placeOf(code, zipcode, day);
  if (!home || place?.state === home.state) return own;
  if (place?.area !== home.area) return { ...own, rates: untaxed, isExport: true };
  if (abroad.rule === 'exports' || !isTaxCountry(place.state)) return own;
  const rates = presetRates(place.state);
  return { ...own, name: taxNameOf(place.state), rates };
}

/** Why the law of a country lets an export go untaxed, as an invoice says it. */
const exportLaws: Readonly<Partial<Record<string, () => string>>> = {
  AT: () => t('Tax-free export delivery (§ 6 (1) no. 1 and § 7 UStG 1994).'),
  DE: () => t('Tax-free export delivery (§ 4 no. 1 letter a and § 6 UStG).'),
  ES: () => t('Exempt from VAT: export (Article 21 of Law 37/1992).'),
  FR: () => t('Exempt from VAT: export (Article 262 I of the Code général des impôts).'),
  GB: () => t('Zero-rated export of goods (section 30(6) of the Value Added Tax Act 1994).'),
  IT: () => t('Not subject to VAT: export (Article 8 of DPR 633/1972).'),
};

export function exportWords(country: string): string {
  return (
    exportLaws[country]?.() ??
    t('Exempt from VAT: export of goods from the European Union (Article 146 of Directive 2006/112/EC).')
  );
}
