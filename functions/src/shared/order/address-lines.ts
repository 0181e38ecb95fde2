import { formatAddress } from 'localized-address-format';
import { countryName, countryOf } from '../delivery/countries.ts';
import type { Order } from './order.ts';

const isLatin = (text: string) => /^[\p{Script=Latin}\p{Script=Common}]*$/u.test(text);

/** Spain writes the province in brackets behind the city, unless both have the same name: '23400 Úbeda (Jaén)'. */
const spanishProvince = (state: string, city: string) =>
  state && state.toLowerCase() !== city.toLowerCase() ? `(${state})` : '';

/** In the order of its country, whose name comes last; an unknown country has the city first. */
function placeLines({ address }: Pick<Order, 'address'>): string[] {
  const { street = '', city, state, zipcode, country } = address;
  const streets = street.split('\n');
  const code = countryOf(country, 'en');
  if (code === undefined) return [...streets, [city, state, zipcode].filter(Boolean).join(', '), country];
  const isAllLatin = isLatin(street + city + state);
  const lines = formatAddress(
    {
      postalCountry: code,
      addressLines: streets,
      locality: city,
      administrativeArea: code === 'ES' ? spanishProvince(state, city) : state,
      postalCode: zipcode,
    },
    isAllLatin ? 'latin' : 'local',
  );
  // Some countries do not write the city or the state, but the courier gets all that the shopper has typed.
  const written = lines.join('\n').toLowerCase();
  const unwritten = [city, state, zipcode].filter((part) => !written.includes(part.toLowerCase()));
  // A courier reads no country code, nor letters of another script than the rest.
  const isNamed = country.trim().toUpperCase() !== code && (isLatin(country) || !isAllLatin);
  return [...lines, ...unwritten, isNamed ? country : countryName(code)];
}

/** By the country's two letters. */
export function isZipFirst(country: string): boolean {
  if (country === '') return false;
  const place = { postalCountry: country, addressLines: [], locality: 'town', postalCode: 'zip' };
  return /zip.*town/s.test(formatAddress(place, 'latin').join(' '));
}

/** Each with a unique key, since two lines can be equal; without empty ones. */
export function addressLines({
  name,
  address,
}: Pick<Order, 'name' | 'address'>): [key: string, line: string][] {
  return [name, ...placeLines({ address })]
    .map((line, index): [string, string] => [`line ${index}`, line])
    .filter(([, line]) => line);
}
