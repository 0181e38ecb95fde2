import { type ShopTax, taxedPrice } from '../tax/shop-tax.ts';
import type { TaxClass } from '../tax/tax-classes.ts';
import type { Money } from '../values/money.ts';

// Without yup, since the checkout loads it: see shared/shop/gifts-section.ts.

export interface GiftOffer {
  /** As prices are written; left out where the shop does not wrap. */
  wrapPrice?: number;
  taxClass: TaxClass;
}

export interface GiftsSetting {
  isOn: boolean;
  isWrapping: boolean;
  wrapPrice: number;
  taxClass: TaxClass;
}

/** undefined where the shop offers nothing for gifts. */
export function giftOfferOf({ isOn, isWrapping, wrapPrice, taxClass }: GiftsSetting): GiftOffer | undefined {
  return isOn ? { ...(isWrapping && { wrapPrice }), taxClass } : undefined;
}

export interface Wrapping {
  kind: 'gift-wrapping';
  cents: number;
  basisPoints?: number;
}

/**
 * With a tax that comes on top of its price; undefined where the shop does not wrap.
 * @param tax of the destination; undefined in a shop without tax
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
