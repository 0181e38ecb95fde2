import { moneyOf } from '../shared/shop/money-format.ts';
import type { RememberedFacts, Settings } from '../shared/shop/settings.ts';
import { shopDay } from '../shared/shop/shop-day.ts';
import type { Money } from '../shared/values/money.ts';
import { all, one, type Part, text } from './onix-parts.ts';
import type { OnixElement } from './onix-tree.ts';

/** What of a shop decides which of a product's prices is its own. */
export interface OnixShop {
  money: Money;
  /** Undefined where the shop shows no tax. */
  isTaxIncluded: boolean | undefined;
  /** An ISO 3166 code; '' where the shop has not said it. */
  country: string;
  /** '20261126' */
  day: string;
  /** Whether it takes orders of books that have not appeared. */
  takesPreorders?: boolean;
}

/** The settings that say so. */
type OnixSettings = Pick<Settings, 'tax' | 'country' | 'currency' | 'locale' | 'timeZone' | 'specialOrders'> &
  RememberedFacts;

export function onixShopOf(settings: OnixSettings, now: Date): OnixShop {
  const { isOn, isIncluded } = settings.tax;
  return {
    money: moneyOf(settings),
    isTaxIncluded: isOn ? isIncluded : undefined,
    country: settings.country,
    day: shopDay(now, settings).replaceAll('-', ''),
    takesPreorders: settings.specialOrders.isOn,
  };
}

/** Retail prices of code list 58, fixed ones first; what a supplier asks of the shop (05 to 09) is none. */
const retail = { withTax: ['04', '02', '42'], withoutTax: ['03', '01', '41'] };

/** The types that fit the shop, in the order of preference; '' is a price without a type. */
function fittingTypes({ isTaxIncluded }: OnixShop): readonly string[] {
  if (isTaxIncluded === undefined) return [...retail.withTax, ...retail.withoutTax, ''];
  return [...(isTaxIncluded ? retail.withTax : retail.withoutTax), ''];
}

/** Code list 59: what every customer pays, and not members, libraries or those who order early. */
const forEverybody = ['', '00', '05'];

/** Whether a price holds on a day, by the roles of its dates: from (14), until (15), or both in one (24). */
function holdsOn(price: OnixElement, day: string): boolean {
  return all(price, 'PriceDate').every((part) => {
    const role = text(part, 'PriceDateRole');
    const [from = '', until = ''] = text(part, 'Date').match(/\d{8}/g) ?? [];
    if (from === '') return true;
    if (role === '14') return from <= day;
    if (role === '15') return from >= day;
    return role !== '24' || (from <= day && (until === '' || until >= day));
  });
}

const codes = (part: Part, name: string) => text(part, name).split(/\s+/);

/** Whether a price holds in a country; one that names no territory holds everywhere. */
function holdsIn(price: OnixElement, country: string): boolean {
  const territory = one(price, 'Territory');
  if (!territory || country === '') return true;
  if (codes(territory, 'CountriesExcluded').includes(country)) return false;
  const isWorld = codes(territory, 'RegionsIncluded').includes('WORLD');
  return isWorld || codes(territory, 'CountriesIncluded').includes(country);
}

/** People would take it for thousands; ONIX writes decimals behind a point, in every language. */
const threeDecimals = /^\d+\.\d{3}$/;

/**
 * What a customer of the shop pays for a product today, as it is typed there; '' where the message does not say it.
 * @param currency of prices that name none
 */
export function onixPrice(product: OnixElement, currency: string, shop: OnixShop): string {
  const { money, country, day } = shop;
  const prices = all(product, 'ProductSupply')
    .flatMap((supply) => all(supply, 'SupplyDetail'))
    .flatMap((detail) => all(detail, 'Price'))
    .filter((price) => (text(price, 'CurrencyCode') || currency) === money.currency)
    .filter((price) => forEverybody.includes(text(price, 'PriceQualifier')))
    .filter((price) => Number(text(price, 'MinimumOrderQuantity') || 1) <= 1)
    .filter((price) => holdsOn(price, day) && holdsIn(price, country) && text(price, 'PriceAmount') !== '');
  const [price] = fittingTypes(shop).flatMap((type) =>
    prices.filter((one) => text(one, 'PriceType') === type),
  );
  const amount = text(price, 'PriceAmount');
  const isMeant = threeDecimals.test(amount) && money.isExact(Number(amount));
  return isMeant ? money.typed(money.toCents(Number(amount))) : amount;
}
