import { array, boolean, type InferType, mixed, number, object, string } from 'yup';
import { bookListLimits } from '../book/book-paging.ts';
import { isShips, type SpecialOrders } from '../book/stock-words.ts';
import { decimalsOf } from '../shop/money-format.ts';
import { isDay } from '../shop/shop-day.ts';
import { isShopTax, type ShopTax } from '../tax/shop-tax.ts';
import { lineSchema, linesSchema } from '../values/line-text.ts';
import { totalForm } from '../values/price.ts';
import { isObject, readFields, readInstant } from '../values/stored-fields.ts';
import { languageSchema } from '../words/language-schema.ts';
import { isLanguage, type Language } from '../words/languages.ts';
import { t } from '../words/words.ts';
import { announcedBooksSchema } from './announced-books.ts';
import { awaitedBooksSchema } from './awaited-books.ts';
import { discountsSchema } from './order-discounts.ts';
import { orderInvoiceFields } from './order-invoices.ts';
import { cashLimits, orderLimits, ordersTogether } from './order-limits.ts';
import { lineChangesSchema } from './order-lines.ts';
import { type OrderStatus, orderStatusSchema } from './order-status.ts';
import { parcelsSchema } from './parcels.ts';
import { withdrawalsSchema } from './withdrawal.ts';

const currencySchema = () =>
  string()
    .label(t('Currency'))
    .matches(/^[A-Z]{3}$/, t('Currency must be a code such as EUR'));

const addressPart = (label: string) => lineSchema().label(label).max(orderLimits.addressPart).default('');

/** Who gets the books, and where. Only types and lengths are checked: all that the shop requires is the ticked terms. */
export const recipientSchema = object({
  name: lineSchema().label(t('Name')).max(orderLimits.name).default(''),
  phone: lineSchema().label(t('Phone')).max(orderLimits.phone).default(''),
  address: object({
    /** One or more lines. */
    street: linesSchema().label(t('Street')).max(orderLimits.addressPart).default(''),
    city: addressPart(t('City')),
    country: addressPart(t('Country')),
    state: addressPart(t('State')),
    zipcode: addressPart(t('Zipcode')),
  }).noUnknown(),
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

const orderLineSchema = object({
  bookId: string().required(),
  title: string().required(),
  author: string(),
  isbn: string(),
  /** What the shopper pays for it, with a tax that comes on top of its price. */
  unitCents: number().required(),
  coverImage: string().required(),
  /** Of a copy that is not new, which has no fixed price. */
  condition: string(),
  /** What is taxed alike with it, and its rate when it was ordered; missing in a shop without tax. */
  taxClass: string(),
  taxBasisPoints: number(),
  /** The price without it, where it came on top. */
  netCents: number(),
});

/** A book as it was when it was ordered; it stays when the book changes or goes. */
export type OrderLine = InferType<typeof orderLineSchema>;

/** With whom a parcel goes, and how it is found there. */
export const parcelSchema = object({
  carrier: lineSchema().label(t('Carrier')).max(orderLimits.carrier).default(''),
  trackingCode: lineSchema().label(t('Tracking code')).max(orderLimits.trackingCode).default(''),
});

const noteSchema = linesSchema().label(t('Note')).max(orderLimits.note).default('');

/** What takes an order one step on: POST /api/orders/:id/status. `from` is the present status, as the caller knows it. */
export const orderStepSchema = parcelSchema
  .shape({
    from: orderStatusSchema.required(),
    to: orderStatusSchema.required(),
    /** A message to the shopper, who sees it with the step. For a step back: the reason. */
    note: noteSchema,
    /** The cash that came with the delivery; what is due when it is not said. */
    cashCents: number().label(t('Amount')).integer().min(0).max(cashLimits.cents),
    /** Whether the step just taken is taken back, which leaves no trace for the shopper while its mail has not gone. */
    isUndo: boolean().default(false),
  })
  .noUnknown();

export type OrderStepRequest = InferType<typeof orderStepSchema>;

const historyEntrySchema = object({
  status: orderStatusSchema.required(),
  /** An ISO instant. */
  at: string().required(),
  by: string()
    .oneOf(['shopper', 'admin'] as const)
    .required(),
  note: string().default(''),
});

export type OrderHistoryEntry = InferType<typeof historyEntrySchema>;

/** The fields of a stored order that its shopper and the admin see. */
const publicOrderSchema = orderRequestSchema
  .omit(['toOrder'])
  .concat(parcelSchema)
  .shape({
    lines: array(orderLineSchema).required(),
    /** In which its mails and papers speak; missing where that is English, or a language that the shop's code has no more. */
    language: mixed<Language>(isLanguage),
    /** What the tax is called, and whether prices included it; missing in a shop without tax. */
    taxName: string(),
    taxIsIncluded: boolean(),
    /** Whether it goes untaxed, as an export. */
    taxIsExport: boolean(),
    /** '7K3M-9QXA' */
    number: string().required(),
    /** Whether the e-mail address was confirmed when it was ordered; missing in orders that do not know. */
    hasConfirmedEmail: boolean(),
    status: orderStatusSchema.default('placed'),
    /** The steps so far, oldest first. A step back adds one more, with its reason. */
    history: array(historyEntrySchema).required(),
    /** What became of lines after they were ordered. */
    lineChanges: lineChangesSchema,
    parcels: parcelsSchema,
    awaited: awaitedBooksSchema,
    announced: announcedBooksSchema,
    /** What the delivery costs, which the total includes; left out where the shop delivers free everywhere. */
    deliveryCents: number(),
    /** What the desk has taken off, and what of it was taken back. */
    discounts: discountsSchema,
    /** What was taken for the order, less what was given back. */
    cashCents: number(),
    /** Whether it became an order by money that was paid online; left out where it did not. */
    isPaidOnline: boolean(),
    /** The smallest coin with which it is paid in cash; missing where that is the hundredth. */
    coinCents: number(),
    ...orderInvoiceFields,
    /** What the shopper has declared to withdraw from it. */
    withdrawals: withdrawalsSchema,
    /** Messages of the shop to the shopper, oldest first. */
    messages: array(object({ text: string().required(), at: string().required() })).required(),
  });

/** The fields of an order that its shopper sees, as they are stored. */
export type OrderFields = InferType<typeof publicOrderSchema>;

/** An order as the API answers it and as pages show it; `createdAt` is an ISO instant. */
export interface Order extends OrderFields {
  _id: string;
  createdAt: string;
}

/** The language of its mails and papers. */
export function languageOf({ language = 'en' }: Pick<Order, 'language'>): Language {
  return language;
}

/** Reads a document of `orders`, in the functions and in the browser alike. */
export function readOrder(id: string, data: Readonly<Record<string, unknown>>): Order {
  return { _id: id, ...readFields(publicOrderSchema, data), createdAt: readInstant(data.createdAt) };
}

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

/** Whether a text can be the id of a stored order, and no other address of the database. */
export function isOrderId(id: string): boolean {
  return /^[\w-]{1,128}$/.test(id) && !/^__.*__$/.test(id);
}

/** How many orders of each status are under way, as far as they are counted. */
export interface OrderCounts extends Partial<Record<OrderStatus, number>> {
  /** Of the packed ones, in a shop whose orders are collected, too. */
  toCollect?: number;
}

/** More orders of a status are not counted, so that no answer costs more in a large shop. */
export const mostCountedOrders = 1000;

/** Where in the shop the copies of a book stand, and what is printed on them; empty where that is not known. */
export interface BookPlace {
  bookId: string;
  /** In grams, where the book names a weight. */
  weight?: number;
  isbn: string;
  shelf: string;
}

/** Which orders GET /api/orders answers: the ids, joined by commas. */
export const orderIdsQuerySchema = object({
  ids: array(string().required().max(200))
    .transform((_, text: unknown) => (typeof text === 'string' ? text.split(',') : text))
    .label('ids')
    .required()
    .min(1)
    .max(ordersTogether),
});

const daySchema = string().test('day', t('A day is written as 2026-11-22'), (text) => isDay(text ?? ''));

/** The first and the last day of the exported orders. */
export const orderDaysQuerySchema = object({
  from: daySchema.label('from').required(),
  to: daySchema.label('to').required(),
});

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
  /** What the shop sells in now, where the shopper saw the total in another currency. */
  currency: string(),
  /** The tax of the shop as it is now; missing where it shows none. */
  tax: mixed<ShopTax>(isShopTax),
});

export type OrderConflict = InferType<typeof orderConflictSchema>;
