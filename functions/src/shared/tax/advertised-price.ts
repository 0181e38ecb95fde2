import { rateOn, type ShopTax, taxedPrice } from './shop-tax.ts';
import { taxClassNames } from './tax-classes.ts';

/** Where prices are advertised without the tax that comes on top, since it depends on where the buyer lives. */
const withoutTax: readonly string[] = ['USD', 'CAD'];

/** What of a shop decides whether its prices are advertised with tax. */
interface AdvertisingShop {
  tax?: ShopTax | undefined;
  currency: string;
}

/** The tax that is added to advertised prices; none where prices include it, or where sellers do not advertise it. */
export function addedTax({ tax, currency }: AdvertisingShop): ShopTax | undefined {
  return tax?.isIncluded || withoutTax.includes(currency) ? undefined : tax;
}

/**
 * A price in cents as feeds, search engines and a book's page tell it on a day: outside of the United States and Canada with
 * the tax that comes on top, as the rules for merchants ask.
 */
export function advertisedCents(
  shop: AdvertisingShop,
  book: { priceCents: number; taxClass?: string | undefined },
  day: string,
): number {
  const tax = addedTax(shop);
  return tax ? taxedPrice(tax, book, day).unitCents : book.priceCents;
}

/** What tells the tax in the prices of a day from that of another day or setting; '' for none. */
export function taxInPrices(shop: AdvertisingShop, day: string): string {
  const tax = addedTax(shop);
  if (!tax) return '';
  return [tax.defaultClass, ...taxClassNames.map((name) => rateOn(tax.rates[name], day))].join(' ');
}
