import type { Book } from '@bookstore/functions/shared/book/book';
import { shipsIn } from '@bookstore/functions/shared/book/stock-words';
import { costIn } from '@bookstore/functions/shared/delivery/delivery-quote';
import {
  type DeliveryArea,
  defaultDelivery,
  type ZipRange,
} from '@bookstore/functions/shared/delivery/delivery-setting';
import type { ShopFrame } from '@bookstore/functions/shared/shop/shop-profile';
import { Money } from '@bookstore/functions/shared/values/money';
import type { MerchantReturnPolicy, OfferShippingDetails, QuantitativeValue } from 'schema-dts';

// Delivery and returns of an offer, for search engines.

export type TermsShop = Pick<
  ShopFrame,
  'money' | 'locale' | 'deliveryTexts' | 'deliverySetting' | 'specialOrders'
>;

/** Google reads at most 50 countries of one offer. */
const mostCountries = 50;

/** For a shop that has set no delivery areas. */
const free: DeliveryArea = { name: '', countries: [], zips: [], by: 'amount', steps: [] };

/** Search engines want a country: an area without any names the shop's own. */
const countriesOf = ({ countries }: DeliveryArea, { locale }: TermsShop): string[] =>
  countries.length > 0 ? countries : [new Intl.Locale(locale).region ?? 'US'];

function zipData(zips: readonly ZipRange[]) {
  const [beginnings, ranges] = [true, false].map((isOne) =>
    zips.filter(({ from, to }) => (from === to) === isOne),
  );
  return {
    ...(beginnings?.length && { postalCodePrefix: beginnings.map(({ from }) => from.replace(/\*$/, '')) }),
    ...(ranges?.length && {
      postalCodeRange: ranges.map(({ from, to }) => ({
        '@type': 'PostalCodeRangeSpecification' as const,
        postalCodeBegin: from,
        postalCodeEnd: to,
      })),
    }),
  };
}

const days = (minValue: number, maxValue: number): QuantitativeValue => ({
  '@type': 'QuantitativeValue',
  minValue,
  maxValue,
  unitCode: 'DAY',
});

function shippingData(book: Book, area: DeliveryArea, shop: TermsShop): OfferShippingDetails {
  const { newPrice, weight } = book;
  const { fromDays, toDays } = shipsIn(book, shop) ?? { fromDays: 0, toDays: 1 };
  const money = new Money(shop.money);
  const { bookGrams = 0 } = shop.deliverySetting ?? {};
  const goods = { cents: money.toCents(newPrice), books: [{ weight }] };
  return {
    '@type': 'OfferShippingDetails',
    shippingRate: {
      '@type': 'MonetaryAmount',
      value: money.plain(costIn(area, goods, bookGrams, money)),
      currency: money.currency,
    },
    shippingDestination: countriesOf(area, shop)
      .slice(0, mostCountries)
      .map((addressCountry) => ({
        '@type': 'DefinedRegion',
        addressCountry,
        ...zipData(area.zips),
      })),
    deliveryTime: {
      '@type': 'ShippingDeliveryTime',
      handlingTime: days(fromDays, toDays),
      transitTime: days(1, shop.deliveryTexts.workingDays),
    },
  };
}

function returnData(countries: readonly string[], merchantReturnDays: number): MerchantReturnPolicy {
  return {
    '@type': 'MerchantReturnPolicy',
    applicableCountry: countries.slice(0, mostCountries),
    returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
    merchantReturnDays,
  };
}

export function termsData(book: Book, shop: TermsShop) {
  const { areas } = shop.deliverySetting ?? defaultDelivery;
  const served = areas.length > 0 ? areas : [free];
  const { returnDays } = shop.deliveryTexts;
  const countries = [...new Set(served.flatMap((area) => countriesOf(area, shop)))];
  return {
    shippingDetails: served.map((area) => shippingData(book, area, shop)),
    ...(returnDays > 0 && { hasMerchantReturnPolicy: returnData(countries, returnDays) }),
  };
}
