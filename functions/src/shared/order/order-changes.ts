import { array, boolean, type InferType, number, object, string } from 'yup';
import { bookListLimits } from '../book/book-paging.ts';
import { wholeRate } from '../tax/tax-rounding.ts';
import { choiceSchema } from '../values/choice-schema.ts';
import { lineSchema, linesSchema } from '../values/line-text.ts';
import { t } from '../words/words.ts';
import { cashWaySchema } from './cash.ts';
import { type Order, parcelSchema } from './order.ts';
import { cashLimits, deskLimits, discountLimits, orderLimits } from './order-limits.ts';
import { lineStateSchema, takeOutReasonNames } from './order-lines.ts';
import { parcelStateNames } from './parcels.ts';
import { recipientSchema } from './recipient.ts';

const bookId = () => string().label(t('Book id')).required().max(bookListLimits.bookId);
const reasonSchema = lineSchema().label(t('Reason')).max(orderLimits.note).default('');

/** POST /api/orders/:id/lines: takes a line out, puts it back or notes its return. */
export const lineRequestSchema = object({
  bookId: bookId(),
  /** As the caller knows it, to notice a change in between. */
  from: lineStateSchema.required(),
  to: lineStateSchema.required(),
  /** When it is taken out, or comes back damaged. */
  reason: choiceSchema(t('Reason'), takeOutReasonNames),
  isMailed: boolean().default(true),
}).noUnknown();

export type LineRequest = InferType<typeof lineRequestSchema>;

/** POST /api/orders/:id/parcels. */
export const parcelRequestSchema = parcelSchema
  .shape({
    bookIds: array(bookId())
      .label(t('Books'))
      .required()
      .min(1, t('A parcel needs at least one book'))
      .max(deskLimits.copies),
  })
  .noUnknown();

export type ParcelRequest = InferType<typeof parcelRequestSchema>;

/**
 * PUT /api/orders/:id/parcels/:number. Without `to` only carrier and code are corrected; `null` unpacks it, as long as
 * it is under way.
 */
export const parcelEditSchema = object({
  from: choiceSchema('from', parcelStateNames).required(),
  to: choiceSchema('to', parcelStateNames).nullable(),
  carrier: lineSchema().label(t('Carrier')).max(orderLimits.carrier),
  trackingCode: lineSchema().label(t('Tracking code')).max(orderLimits.trackingCode),
  /** Cash received on delivery; missing means what is due for the parcel's books. */
  cashCents: number().label(t('Amount')).integer().min(0).max(cashLimits.cents),
  cashWay: cashWaySchema.default('cash'),
  reason: reasonSchema,
  isMailed: boolean().default(true),
}).noUnknown();

export type ParcelEdit = InferType<typeof parcelEditSchema>;

/** PUT /api/orders/:id/recipient. */
export const recipientEditSchema = recipientSchema
  .shape({
    email: string().label(t('Email')).trim().max(orderLimits.email).email().required(),
    isMailed: boolean().default(false),
    /** A new cost, as long as no parcel has left; missing keeps it. */
    deliveryCents: number().label(t('Delivery')).integer().min(0).max(cashLimits.cents),
  })
  .noUnknown();

export type RecipientEdit = InferType<typeof recipientEditSchema>;

/** POST /api/orders/:id/discounts. */
export const discountRequestSchema = object({
  /** In cents, at most what the books cost; or `basisPoints` of their prices: 1000 is 10 %. */
  cents: number().label(t('Amount')).integer().min(1).max(cashLimits.cents),
  basisPoints: number().label(t('Percent')).integer().min(1).max(wholeRate),
  /** The shopper reads it. */
  reason: lineSchema()
    .label(t('Reason'))
    .max(discountLimits.reason)
    .required(t('Say why the order costs less')),
  isMailed: boolean().default(true),
})
  .test(
    'one kind',
    t('A discount is an amount or a percent'),
    ({ cents, basisPoints }) => (cents === undefined) !== (basisPoints === undefined),
  )
  .noUnknown();

export type DiscountRequest = InferType<typeof discountRequestSchema>;

export interface DiscountedOrder extends Order {
  /** Also for a retry: a colleague may have given another discount since. */
  discountNumber: number;
}

/** POST /api/orders/:id/messages, to the shopper; POST /api/orders/:id/notes, for the desk. */
export const orderTextSchema = object({
  text: linesSchema().label(t('Text')).max(2000).required(t('Write something first')),
}).noUnknown();

/** No shopper and no mail ever shows it. */
export interface DeskNote {
  text: string;
  /** An ISO instant. */
  at: string;
  by: string;
}

/** Of an order: notes, and messages. */
export const mostTexts = 50;
