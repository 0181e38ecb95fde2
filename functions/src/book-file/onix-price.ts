import { moneyOf } from '../shared/shop/money-format.ts';
import type { RememberedFacts, Settings } from '../shared/shop/settings.ts';
import { shopDay } from '../shared/shop/shop-day.ts';
import type { Money } from '../shared/values/money.ts';
import { all, one, type Part, text } from './onix-parts.ts';
import type { OnixElement } from './onix-tree.ts';

export interface OnixShop {
  money: Money;
  /** Undefined where the shop shows no tax. */
  isTaxIncluded: boolean | undefined;
  /** ISO 3166; '' where not set. */
  country: string;
  /** '20261126' */
  day: string;
  takesPreorders?: boolean;
}

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

/** Code list 58, retail prices, fixed ones first; supplier prices (05 to 09) are not used. */
const retail = { withTax: ['04', '02', '42'], withoutTax: ['03', '01', '41'] };

/** In order of preference; '' is a price without a type. */
function fittingTypes({ isTaxIncluded }: OnixShop): readonly string[] {
  if (isTaxIncluded === undefined) return [...retail.withTax, ...retail.withoutTax, ''];
  return [...(isTaxIncluded ? retail.withTax : retail.withoutTax), ''];
}

/** Code list 59: prices for all customers, not for members, libraries or early orders. */
const forEverybody = ['', '00', '05'];

/** By its date roles: from (14), until (15), or both in one (24). */
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

/** A price without a territory applies everywhere. */
function holdsIn(price: OnixElement, country: string): boolean {
  const territory = one(price, 'Territory');
  if (!territory || country === '') return true;
  if (codes(territory, 'CountriesExcluded').includes(country)) return false;
  const isWorld = codes(territory, 'RegionsIncluded').includes('WORLD');
  return isWorld || codes(territory, 'CountriesIncluded').includes(country);
}

/** ONIX always writes a decimal point, but people would read '1.000' as a thousand. */
const threeDecimals = /^\d+\.\d{3}$/;

/** The consumer price of today as text; '' where the message has none. @param currency of prices that name none */
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
