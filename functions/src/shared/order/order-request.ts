import { array, boolean, type InferType, mixed, number, object, string } from 'yup';
import { bookListLimits } from '../book/book-paging.ts';
import { isShips, type SpecialOrders } from '../book/stock-words.ts';
import { decimalsOf } from '../shop/money-format.ts';
import { isShopTax, type ShopTax } from '../tax/shop-tax.ts';
import { lineSchema, linesSchema } from '../values/line-text.ts';
import { totalForm } from '../values/price.ts';
import { isObject } from '../values/stored-fields.ts';
import { languageSchema } from '../words/language-schema.ts';
import { t } from '../words/words.ts';
import { giftSchema } from './gift.ts';
import type { GiftOffer } from './gift-wrapping.ts';
import { orderLimits } from './order-limits.ts';

const currencySchema = () =>
  string()
    .label(t('Currency'))
    .matches(/^[A-Z]{3}$/, t('Currency must be a code such as EUR'));

const addressPart = (label: string) => lineSchema().label(label).max(orderLimits.addressPart).default('');

/** The parts of an address. */
export const addressParts = {
  /** One or more lines. */
  street: linesSchema().label(t('Street')).max(orderLimits.addressPart).default(''),
  city: addressPart(t('City')),
  country: addressPart(t('Country')),
  state: addressPart(t('State')),
  zipcode: addressPart(t('Zipcode')),
};

/** Who gets the books, and where. Only types and lengths are checked: all that the shop requires is the ticked terms. */
export const recipientSchema = object({
  name: lineSchema().label(t('Name')).max(orderLimits.name).default(''),
  phone: lineSchema().label(t('Phone')).max(orderLimits.phone).default(''),
  address: object(addressParts).noUnknown(),
});

/**
 * What a shopper sends to place an order: POST /api/orders. `email` may be sent, but an order always carries the
 * e-mail of the signed-in shopper.
 */
export const orderRequestSchema = recipientSchema
  .shape({
    email: string().label(t('Email')).trim().max(orderLimits.email).default(''),
    productIds: array(string().label(t('Book id')).required().max(bookListLimits.bookId))
      .label(t('Books'))
      .required(t('An order needs at least one book'))
      .min(1, t('An order needs at least one book'))
      .max(orderLimits.books, t('An order takes at most {most} books', { most: orderLimits.books }))
      .test(
        'distinct',
        t('A book can be ordered only once'),
        (ids) => !ids || new Set(ids).size === ids.length,
      ),
    /** An amount with the decimals of the currency: '12.30'. */
    totalPrice: string()
      .label(t('Total'))
      .required()
      .when('currency', ([currency], total) => {
        const { form, words } = totalForm(decimalsOf(currency));
        return total.matches(form, t('Total must be an amount {form}', { form: words }));
      }),
    /** In which the shopper saw the total; dollars when it is not said. */
    currency: currencySchema(),
    /** Whether the shopper collects the books in the shop; left out for a delivery. */
    collection: boolean().strict(),
    /** Of the page on which it is placed; English ones do not say it. */
    language: languageSchema(),
    /** Left out for what is no present. */
    gift: giftSchema,
    /** The books of which no copy may be left, or that have not appeared, and for which the shopper agrees to wait. */
    toOrder: array(string().label(t('Book id')).required().max(bookListLimits.bookId))
      .label(t('Books to order'))
      .max(orderLimits.books),
  })
  .noUnknown()
  // A shopper who collects the books is asked for no address, and what is not asked for is not kept.
  .transform((request: unknown) =>
    isObject(request) && request.collection === true ? { ...request, address: {} } : request,
  );

export type OrderRequest = InferType<typeof orderRequestSchema>;

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
  gift: mixed((value): value is GiftOffer => isObject(value)).nullable(),
  /** What the shop sells in now, where the shopper saw the total in another currency. */
  currency: string(),
  /** The tax of the shop as it is now; missing where it shows none. */
  tax: mixed<ShopTax>(isShopTax),
});

export type OrderConflict = InferType<typeof orderConflictSchema>;
