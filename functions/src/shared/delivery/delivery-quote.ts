import type { Money } from '../values/money.ts';
import { t } from '../words/words.ts';
import { countryOf, withoutZips } from './countries.ts';
import type { DeliveryArea, DeliverySetting } from './delivery-setting.ts';
import { exactness, isInRange, zipOf } from './zip-codes.ts';

export interface Place {
  country: string;
  zipcode: string;
}

/** In cents, and the books with their grams. */
export interface Goods {
  cents: number;
  books: readonly { weight?: number | undefined }[];
}

type Delivery = Pick<DeliverySetting, 'areas' | 'bookGrams'>;

/** An address without a country is in the shop's own. */
export interface Home {
  /** Two letters; undefined or '' where none is set. */
  country: string | undefined;
  locale: string;
}

interface QuoteFrame extends Home {
  money: Money;
}

/** How exactly an area names a place, zip codes before countries; undefined when it does not cover it. */
function fitOf(
  { countries, zips }: DeliveryArea,
  country: string | undefined,
  zip: string,
): number | undefined {
  if (countries.length > 0 && (country === undefined || !countries.includes(country))) return undefined;
  const ofCountry = countries.length > 0 ? 1 : 0;
  const hasNoCodes = ofCountry === 1 && zip === '' && country !== undefined && withoutZips.has(country);
  if (zips.length === 0 || hasNoCodes) return ofCountry;
  const fitting = zips.filter((range) => isInRange(zip, range)).map(exactness);
  return fitting.length > 0 ? Math.max(...fitting) * 2 + ofCountry : undefined;
}

/** The most exact one, of equals the first. An unknown country is covered only by areas of every country. */
export function areaOf(
  areas: readonly DeliveryArea[],
  { country, zipcode }: Place,
  { locale, country: home }: Home,
): DeliveryArea | undefined {
  const [code, zip] = [countryOf(country.trim() || (home ?? ''), locale), zipOf(zipcode)];
  const fits = areas.map((area) => fitOf(area, code, zip));
  const best = Math.max(...fits.map((fit) => fit ?? -1));
  return best < 0 ? undefined : areas[fits.indexOf(best)];
}

/** In cents. */
export function costIn(
  { by, steps, freeFrom }: DeliveryArea,
  { cents, books }: Goods,
  bookGrams: number,
  money: Money,
): number {
  if (freeFrom !== undefined && cents >= money.toCents(freeFrom)) return 0;
  const grams = books.reduce((sum, { weight = bookGrams }) => sum + weight, 0);
  const reached = steps.findLast(({ from }) =>
    by === 'weight' ? grams >= from : cents >= money.toCents(from),
  );
  return money.toCents(reached?.cost ?? 0);
}

/** In cents; undefined where the shop does not deliver. */
export function deliveryQuote(
  { areas, bookGrams = 0 }: Delivery,
  place: Place,
  goods: Goods,
  { money, ...home }: QuoteFrame,
): number | undefined {
  if (areas.length === 0) return 0;
  const area = areaOf(areas, place, home);
  return area && costIn(area, goods, bookGrams, money);
}

export function notDeliveredWords({ country }: Place, locale: string): string {
  const name = country.trim();
  if (name === '') return t('We do not deliver there yet: please name the country');
  return countryOf(name, locale)
    ? t('We do not deliver there yet')
    : t('We do not deliver there yet: we do not know the country “{name}”', { name });
}
