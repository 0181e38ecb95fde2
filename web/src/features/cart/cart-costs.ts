import { shopDay } from '@bookstore/functions/shared/shop/shop-day';
import type { ShopFrame } from '@bookstore/functions/shared/shop/shop-profile';
import { type TaxRow, taxOfOrder, taxRows } from '@bookstore/functions/shared/tax/order-tax';
import { type ShopTax, type TaxedPrice, taxedPrices } from '@bookstore/functions/shared/tax/shop-tax';
import type { TaxedAmount } from '@bookstore/functions/shared/tax/tax-sums';
import type { Money } from '@bookstore/functions/shared/values/money';
import { sumOf } from '@bookstore/functions/shared/values/sum-of';
import { useMoney } from '#config/money.ts';
import { useShop } from '#config/shop.ts';
import { type Cart, isBuyable, subtotalInCents } from './cart.ts';

export interface CartLine extends Partial<TaxedPrice> {
  bookId: string;
  unitCents: number;
}

interface CartCosts {
  /** The sum of prices, in cents. */
  subtotalCents: number;
  /** The total to pay, in cents: more where tax comes on top of the prices. */
  totalCents: number;
  /** The books that can be bought, each at the price to pay. */
  lines: CartLine[];
  /** By rate, including a delivery of this cost and amounts with rates of their own; empty in a shop without tax. */
  taxes(deliveryCents?: number, ...own: TaxedAmount[]): TaxRow[];
}

/** @param today the shop's day, whose rates apply */
function cartCosts(cart: Cart, money: Money, shop: ShopFrame, tax?: ShopTax, today = ''): CartCosts {
  const subtotalCents = subtotalInCents(cart, money, shop);
  const books = cart
    .filter((item) => isBuyable(item, shop))
    .map(({ _id, newPrice, taxClass }) => ({ bookId: _id, priceCents: money.toCents(newPrice), taxClass }));
  if (!tax) {
    const lines = books.map(({ bookId, priceCents }) => ({ bookId, unitCents: priceCents }));
    return { subtotalCents, totalCents: subtotalCents, lines, taxes: () => [] };
  }
  const prices = taxedPrices(tax, books, today);
  const lines = books.flatMap(({ bookId }, index) => {
    const price = prices[index];
    return price ? [{ bookId, ...price }] : [];
  });
  return {
    subtotalCents,
    lines,
    totalCents: sumOf(lines, 'unitCents'),
    taxes: (deliveryCents = 0, ...own) => taxRows(taxOfOrder(tax), lines, money, [deliveryCents], own),
  };
}

/** @param ofPlace the tax at the destination; by default the shop's */
export function useCartCosts(cart: Cart, ofPlace?: ShopTax): CartCosts {
  const shop = useShop();
  const tax = ofPlace ?? shop.tax;
  return cartCosts(cart, useMoney(), shop, tax, tax && shopDay(new Date(), shop));
}
