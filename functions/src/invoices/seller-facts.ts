import { countryOf } from '../shared/delivery/countries.ts';
import type { Invoice } from '../shared/invoice/invoice.ts';
import { spokenLanguage } from '../shared/words/words.ts';

/** An EU VAT id, which begins with its country; undefined for a national tax number. */
export function vatIdOf(taxNumber: string): string | undefined {
  const plain = taxNumber.replace(/[\s.]/g, '').toUpperCase();
  return /^[A-Z]{2}(?=(?:.*\d){6})[A-Z0-9]{7,13}$/.test(plain) ? plain : undefined;
}

export interface Place {
  zip?: string | undefined;
  streets: readonly string[];
  city?: string | undefined;
}

/** 'D-10115 Berlin' */
const zipFirst = /^(?:[A-Z]{1,2}-)?(?<zip>\d[\d ]{2,6}\d)\s+(?<city>\D.*)$/;

/** '1012 AB Amsterdam' */
const dutch = /^(?<zip>\d{4} ?[A-Z]{2})\s+(?<city>\D.*)$/;

/** 'Springfield, IL 62701', 'London SW1A 1AA', and zip codes on a line of their own. */
const otherForms = [
  /^(?<city>\D.*?),?\s+(?<zip>(?:[A-Z]{2} )?\d{5}(?:-\d{4})?)$/,
  /^(?<city>\D.*?),?\s+(?<zip>[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2})$/,
  /^(?<zip>[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}|\d[\d ]{2,6}\d)$/,
];

function placeIn(line: string, forms: readonly RegExp[]): { zip?: string; city?: string } {
  return forms.map((form) => form.exec(line)?.groups).find(Boolean) ?? {};
}

/** Parsed from the address lines: the city is in the last one, or the last before the country. */
export function sellerPlace({ seller, layout }: Invoice, country: string): Place {
  const { address } = seller;
  if (layout < 3) {
    const { zip, city } = placeIn(address.at(-1) ?? '', [zipFirst]);
    return { zip, city, streets: city ? address.slice(0, -1) : address };
  }
  const lines = (address.length > 1 ? address : (address[0] ?? '').split(/,\s*/)).filter(
    (line) => countryOf(line, spokenLanguage()) !== country,
  );
  const last = lines.at(-1) ?? '';
  const { zip, city } = placeIn(last, [dutch, zipFirst, ...otherForms]);
  if (zip && !city) return { zip, city: lines.at(-2), streets: lines.slice(0, -2) };
  return lines.length > 1 ? { zip, city: city ?? last, streets: lines.slice(0, -1) } : { streets: lines };
}
