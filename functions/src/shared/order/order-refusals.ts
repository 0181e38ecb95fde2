import { array, type InferType, mixed, number, object, string } from 'yup';
import { isShips, type SpecialOrders } from '../book/stock-words.ts';
import { isOffersForBooks, type OffersForBooks } from '../offer/offer-terms.ts';
import { isShopTax, type ShopTax } from '../tax/shop-tax.ts';
import type { GiftOffer } from './gift-wrapping.ts';

// Apart from the request schemas: the checkout loads it, and the server alone checks an order.

/** Error code: the shopper must confirm the e-mail address first. */
export const addressNotConfirmed = 'address-not-confirmed';

const unconfirmedSchema = object({
  /** Whether the shopper, or all shoppers without a confirmed address, hold too many copies unpaid. */
  of: string()
    .oneOf(['account', 'shop'] as const)
    .required(),
  most: number().required(),
  held: number().required(),
  wanted: number().required(),
});

/** The `details` of that error; missing where the shop asks before a second order. */
export type UnconfirmedDetails = InferType<typeof unconfirmedSchema>;

export function unconfirmedDetails(details: unknown): UnconfirmedDetails | undefined {
  return unconfirmedSchema.isValidSync(details) ? details : undefined;
}

/** Error code: no area of the shop covers the address. */
export const notDeliveredThere = 'not-delivered-there';

/** Error code: the shop offers no collection. */
export const noCollection = 'no-collection';

/** The `details` of the 409 answer to POST /api/orders. */
export const orderConflictSchema = object({
  /** Ids that are no longer books of the shop. */
  missing: array(string().required()).required(),
  /** The other ordered books as they are now. */
  books: array(
    object({
      bookId: string().required(),
      title: string().required(),
      newPrice: number().required(),
      /** In grams, where the book has a weight. */
      weight: number(),
      taxClass: string(),
      /** Publication day of an announced book. */
      appearsOn: string(),
      /** 0 for a book without a copy, which the total leaves out. */
      stockLeft: number(),
      /** For such a book, where it differs from the shop's setting. */
      ships: mixed((value): value is SpecialOrders | 'never' => isShips(value)),
    }),
  ).required(),
  /** Announced books for which the shopper did not agree to wait. */
  announced: array(string().required()),
  /** These books with their delivery, as of now: '12.30'. */
  totalPrice: string().required(),
  /** As of now; missing where the shop delivers free everywhere. */
  deliveryCents: number(),
  /** The shop's present offer for a gift order; null where there is none. */
  gift: mixed((value): value is GiftOffer => typeof value === 'object').nullable(),
  /** The shop's present currency, where the shopper saw the total in another. */
  currency: string(),
  /** The shop's present tax; missing where it shows none. */
  tax: mixed<ShopTax>(isShopTax),
  /** The present offers for the books, where the shop has any. */
  offers: mixed<OffersForBooks>(isOffersForBooks),
});

export type OrderConflict = InferType<typeof orderConflictSchema>;
