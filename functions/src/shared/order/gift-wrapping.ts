import { type ShopTax, taxedPrice } from '../tax/shop-tax.ts';
import type { TaxClass } from '../tax/tax-classes.ts';
import type { Money } from '../values/money.ts';

// Without yup, since the checkout loads it: see shared/shop/gifts-section.ts.

/** What a shop offers for presents, as its pages know it. */
export interface GiftOffer {
  /** What wrapping costs, as prices are written; left out where the shop wraps nothing. */
  wrapPrice?: number;
  /** How wrapping is taxed. */
  taxClass: TaxClass;
}

/** As the owner has set it. */
export interface GiftsSetting {
  isOn: boolean;
  isWrapping: boolean;
  wrapPrice: number;
  taxClass: TaxClass;
}

/** Undefined where the shop offers nothing. */
export function giftOfferOf({ isOn, isWrapping, wrapPrice, taxClass }: GiftsSetting): GiftOffer | undefined {
  return isOn ? { ...(isWrapping && { wrapPrice }), taxClass } : undefined;
}

/** Wrapping among the charges of an order. */
export interface Wrapping {
  kind: 'gift-wrapping';
  cents: number;
  basisPoints?: number;
}

/**
 * What wrapping costs on a day of the shop, with a tax that comes on top of its price; undefined where it wraps nothing.
 * @param tax that of where the books go; undefined in a shop without tax
 */
export function wrappingOf(
  { wrapPrice, taxClass }: GiftOffer,
  money: Money,
  tax: ShopTax | undefined,
  day: string,
): Wrapping | undefined {
  if (wrapPrice === undefined) return undefined;
  const priceCents = money.toCents(wrapPrice);
  if (!tax) return { kind: 'gift-wrapping', cents: priceCents };
  const { unitCents, taxBasisPoints } = taxedPrice(tax, { priceCents, taxClass }, day);
  return { kind: 'gift-wrapping', cents: unitCents, basisPoints: taxBasisPoints };
}
