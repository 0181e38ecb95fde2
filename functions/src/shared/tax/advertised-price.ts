import { rateOn, type ShopTax, taxedPrice } from './shop-tax.ts';
import { taxClassNames } from './tax-classes.ts';

/**
 * Currencies in which prices are advertised without the tax that comes on top, since it depends on where the buyer
 * lives.
 */
const withoutTax: readonly string[] = ['USD', 'CAD'];

interface AdvertisingShop {
  tax?: ShopTax | undefined;
  currency: string;
}

/** undefined where prices include tax, or where sellers do not advertise it. */
export function addedTax({ tax, currency }: AdvertisingShop): ShopTax | undefined {
  return tax?.isIncluded || withoutTax.includes(currency) ? undefined : tax;
}

/**
 * In cents, for feeds, search engines and a book's page: outside of the United States and Canada with the tax that
 * comes on top, as the rules for merchants ask.
 */
export function advertisedCents(
  shop: AdvertisingShop,
  book: { priceCents: number; taxClass?: string | undefined },
  day: string,
): number {
  const tax = addedTax(shop);
  return tax ? taxedPrice(tax, book, day).unitCents : book.priceCents;
}

/** Differs when the tax in the prices differs, by day or by setting; '' for none. */
export function taxInPrices(shop: AdvertisingShop, day: string): string {
  const tax = addedTax(shop);
  if (!tax) return '';
  return [tax.defaultClass, ...taxClassNames.map((name) => rateOn(tax.rates[name], day))].join(' ');
}
