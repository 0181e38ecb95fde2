import type { ShopTax, TaxRates } from '../tax/shop-tax.ts';
import { isTaxCountry, presetRates, type TaxCountry, taxNameOf } from '../tax/tax-presets.ts';
import { t } from '../words/words.ts';
import { countryOf } from './countries.ts';

/** Goods that stay within an area are taxed; goods that leave it are exports. */
type TaxArea = 'EU' | 'GB';

/** The first row that fits counts, from its day on. */
interface Territory {
  /** ISO 3166. */
  codes: string;
  /** Beginnings of zip codes; left out: the whole country. */
  zips?: readonly string[];
  from: string;
  /** Left out: outside both areas. */
  area?: TaxArea;
  /** Left out: as the country itself. */
  taxedAs?: TaxCountry;
}

// Directive 2006/112/EC, Articles 5 to 7, with the days of accession. Northern Ireland: by the Withdrawal Agreement's
// Protocol its goods, and only these, are taxed as those of the Union, at British rates.
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

/** undefined outside both areas. */
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
 * By the shop's choice: its own tax; the destination's within the European Union, declared by the One-Stop-Shop; or
 * none for what leaves the tax area. An unknown country counts as the shop's.
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

/** The legal ground of an untaxed export, printed on the invoice. */
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
