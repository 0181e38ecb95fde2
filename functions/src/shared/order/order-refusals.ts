import { array, type InferType, mixed, number, object, string } from 'yup';
import { isShips, type SpecialOrders } from '../book/stock-words.ts';
import { isOffersForBooks, type OffersForBooks } from '../offer/offer-terms.ts';
import { isShopTax, type ShopTax } from '../tax/shop-tax.ts';
import type { GiftOffer } from './gift-wrapping.ts';

// Apart from what is sent: the checkout loads it, and the server alone checks an order.

/** The code of a refusal: the shopper confirms the e-mail address first. */
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

/** Of which copies there are too many, in the `details` of that refusal; missing where the shop asks before a second order. */
export type UnconfirmedDetails = InferType<typeof unconfirmedSchema>;

/** The facts of that refusal; undefined where it has none. */
export function unconfirmedDetails(details: unknown): UnconfirmedDetails | undefined {
  return unconfirmedSchema.isValidSync(details) ? details : undefined;
}

/** The code of a refusal: no area of the shop covers the address. */
export const notDeliveredThere = 'not-delivered-there';

/** The code of a refusal: the shop does not hand out orders. */
export const noCollection = 'no-collection';

/** What the 409 answer to POST /api/orders carries as `details`. */
export const orderConflictSchema = object({
  /** The ids that are no longer books of the shop. */
  missing: array(string().required()).required(),
  /** The other ordered books as they are now. */
  books: array(
    object({
      bookId: string().required(),
      title: string().required(),
      newPrice: number().required(),
      /** In grams, where the book names a weight. */
      weight: number(),
      /** Where the book names one. */
      taxClass: string(),
      /** Of an announced book: the day on which it appears. */
      appearsOn: string(),
      /** 0 for a book of which no copy is left, which costs nothing in the total. */
      stockLeft: number(),
      /** In how many days such a book ships, where that is not as the shop says of all. */
      ships: mixed((value): value is SpecialOrders | 'never' => isShips(value)),
    }),
  ).required(),
  /** Those that have not appeared, which the shopper did not agree to wait for. */
  announced: array(string().required()),
  /** What these books and their delivery cost together now: '12.30'. */
  totalPrice: string().required(),
  /** What their delivery costs now, where the shop does not deliver free everywhere. */
  deliveryCents: number(),
  /** What the shop offers for presents now, where the order is one; null where that is nothing. */
  gift: mixed((value): value is GiftOffer => typeof value === 'object').nullable(),
  /** What the shop sells in now, where the shopper saw the total in another currency. */
  currency: string(),
  /** The tax of the shop as it is now; missing where it shows none. */
  tax: mixed<ShopTax>(isShopTax),
  /** What the shop offers for the books now, where it has offers. */
  offers: mixed<OffersForBooks>(isOffersForBooks),
});

export type OrderConflict = InferType<typeof orderConflictSchema>;
