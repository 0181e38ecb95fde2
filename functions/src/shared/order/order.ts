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
  /** With a tax that comes on top of its price. */
  unitCents: number().required(),
  coverImage: string().required(),
  /** Of a copy that is not new, which has no fixed price. */
  condition: string(),
  /** With its rate when it was ordered; missing in a shop without tax. */
  taxClass: string(),
  taxBasisPoints: number(),
  /** Without a tax that came on top. */
  netCents: number(),
});

/** As it was when it was ordered, whatever happens to the book later. */
export type OrderLine = InferType<typeof orderLineSchema>;

export const parcelSchema = object({
  carrier: lineSchema().label(t('Carrier')).max(orderLimits.carrier).default(''),
  trackingCode: lineSchema().label(t('Tracking code')).max(orderLimits.trackingCode).default(''),
});

const noteSchema = linesSchema().label(t('Note')).max(orderLimits.note).default('');

/** POST /api/orders/:id/status. `from` is the present status, as the caller knows it. */
export const orderStepSchema = parcelSchema
  .shape({
    from: orderStatusSchema.required(),
    to: orderStatusSchema.required(),
    /** To the shopper, who sees it with the step; for a step back: the reason. */
    note: noteSchema,
    /** Cash received on delivery; missing means what is due. */
    cashCents: number().label(t('Amount')).integer().min(0).max(cashLimits.cents),
    /** Undoes the last step, which leaves no trace for the shopper while its mail has not gone. */
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

/** Those that its shopper and the admin see. */
const publicOrderSchema = orderRequestSchema
  .omit(['toOrder', 'offerCode', 'vouchers'])
  .concat(parcelSchema)
  .shape({
    lines: array(orderLineSchema).required(),
    /** Of its mails and papers; missing means English, or a language that the shop's code no longer has. */
    language: mixed<Language>(isLanguage),
    /** And whether prices included the tax; missing in a shop without tax. */
    taxName: string(),
    taxIsIncluded: boolean(),
    /** Untaxed, as an export. */
    taxIsExport: boolean(),
    /** '7K3M-9QXA' */
    number: string().required(),
    /** At the time of ordering; missing in older orders. */
    hasConfirmedEmail: boolean(),
    /** The person of the dashboard, for an order by phone or at the counter; left out where a shopper placed it. */
    takenBy: string(),
    status: orderStatusSchema.default('placed'),
    /** Oldest first. A step back adds an entry, with its reason. */
    history: array(historyEntrySchema).required(),
    lineChanges: lineChangesSchema,
    parcels: parcelsSchema,
    awaited: awaitedBooksSchema,
    announced: announcedBooksSchema,
    /** Included in the total; left out where the shop delivers free everywhere. */
    deliveryCents: number(),
    charges: array(chargeSchema),
    /** By the desk, or (the first) by an offer, with those taken back. */
    discounts: discountsSchema,
    offer: orderOfferSchema,
    /** What was taken for the order, less what was given back. */
    cashCents: number(),
    /** An online payment created it; otherwise left out. */
    isPaidOnline: boolean(),
    /** Online payments that the bank, or someone in the provider's dashboard, took back while the order cost that much. */
    takenBackCents: number(),
    /** The smallest coin for cash payments; missing means a hundredth. */
    coinCents: number(),
    ...orderInvoiceFields,
    ...orderAccountFields,
    ...orderVoucherFields,
    withdrawals: withdrawalsSchema,
    /** To the shopper, oldest first. */
    messages: array(object({ text: string().required(), at: string().required() })).required(),
  });

export type OrderFields = InferType<typeof publicOrderSchema>;

/** As the API answers it and as pages show it; `createdAt` is an ISO instant. */
export interface Order extends OrderFields {
  _id: string;
  createdAt: string;
}

/** Sold at the counter to a customer who gave no name. */
export function isCounterSale({ takenBy, collection, name }: Order): boolean {
  return takenBy !== undefined && collection === true && name === '';
}

/** Of its mails and papers. */
export function languageOf({ language = 'en' }: Pick<Order, 'language'>): Language {
  return language;
}

/** Used in the functions and in the browser alike. */
export function readOrder(id: string, data: Readonly<Record<string, unknown>>): Order {
  return { _id: id, ...readFields(publicOrderSchema, data), createdAt: readInstant(data.createdAt) };
}

/** Orders under way by status, as far as they are counted. */
export interface OrderCounts extends Partial<Record<OrderStatus, number>> {
  /** Of the packed ones, in a shop that offers collection. */
  toCollect?: number;
}

/** Per status, so that no answer costs more in a large shop. */
export const mostCountedOrders = 1000;

/** Where the copies of a book stand, and what is printed on them; empty where that is not known. */
export interface BookPlace {
  bookId: string;
  /** In grams, where the book has a weight. */
  weight?: number;
  isbn: string;
  shelf: string;
}

/** GET /api/orders: ids, joined by commas. */
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
