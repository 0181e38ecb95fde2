import { array, boolean, type InferType, mixed, number, object, string } from 'yup';
import { orderOfferSchema } from '../offer/order-offer.ts';
import { isDay } from '../shop/shop-day.ts';
import { lineSchema, linesSchema } from '../values/line-text.ts';
import { readFields, readInstant } from '../values/stored-fields.ts';
import { isLanguage, type Language } from '../words/languages.ts';
import { t } from '../words/words.ts';
import { announcedBooksSchema } from './announced-books.ts';
import { awaitedBooksSchema } from './awaited-books.ts';
import { orderAccountFields } from './order-account.ts';
import { discountsSchema } from './order-discounts.ts';
import { orderInvoiceFields } from './order-invoices.ts';
import { cashLimits, orderLimits, ordersTogether } from './order-limits.ts';
import { lineChangesSchema } from './order-lines.ts';
import { orderRequestSchema } from './order-request.ts';
import { type OrderStatus, orderStatusSchema } from './order-status.ts';
import { orderVoucherFields } from './order-vouchers.ts';
import { parcelsSchema } from './parcels.ts';
import { withdrawalsSchema } from './withdrawal.ts';

const chargeSchema = object({
  kind: string().required(),
  number: number(),
  cents: number().required(),
  basisPoints: number(),
  about: string(),
});

const orderLineSchema = object({
  /** Of a further copy of a title: see lineId. */
  id: string(),
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
  .omit(['toOrder', 'offerCode', 'vouchers'])
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
    /** The person of the dashboard who took it, on the phone or over the counter; left out where a shopper placed it. */
    takenBy: string(),
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
    /** What else it costs as a whole; left out where that is nothing. */
    charges: array(chargeSchema),
    /** What the desk, or first an offer, has taken off, and what of it was taken back. */
    discounts: discountsSchema,
    /** The offer that it has had; left out where it had none. */
    offer: orderOfferSchema,
    /** What was taken for the order, less what was given back. */
    cashCents: number(),
    /** Whether it became an order by money that was paid online; left out where it did not. */
    isPaidOnline: boolean(),
    /** What was paid online and was taken back while the order cost it: by a bank, or in the provider's dashboard. */
    takenBackCents: number(),
    /** The smallest coin with which it is paid in cash; missing where that is the hundredth. */
    coinCents: number(),
    ...orderInvoiceFields,
    ...orderAccountFields,
    ...orderVoucherFields,
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

/** Whether it was sold over the counter to a customer who has given no name. */
export function isCounterSale({ takenBy, collection, name }: Order): boolean {
  return takenBy !== undefined && collection === true && name === '';
}

/** The language of its mails and papers. */
export function languageOf({ language = 'en' }: Pick<Order, 'language'>): Language {
  return language;
}

/** Reads a document of `orders`, in the functions and in the browser alike. */
export function readOrder(id: string, data: Readonly<Record<string, unknown>>): Order {
  return { _id: id, ...readFields(publicOrderSchema, data), createdAt: readInstant(data.createdAt) };
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
