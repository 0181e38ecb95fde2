import { boolean, type InferType, number, object, string } from 'yup';
import { cashLimits, orderLimits } from '../order/order-limits.ts';
import { cashWayNames, counterWayNames, hasReceipt } from '../payment/pay-ways.ts';
import { isDay } from '../shop/shop-day.ts';
import { choiceSchema } from '../values/choice-schema.ts';
import { lineSchema, linesSchema } from '../values/line-text.ts';
import { queryCursor, queryNumber, queryString } from '../values/query-fields.ts';
import { languageSchema } from '../words/language-schema.ts';
import { t } from '../words/words.ts';
import { voucherLimits } from './voucher-limits.ts';
import { voucherStateNames } from './voucher-states.ts';

const daySchema = (label: string) =>
  string()
    .label(label)
    .default('')
    .test('day', t('A day is written as 2026-11-22'), (text) => !text || isDay(text));

const emailSchema = (label: string) =>
  string().label(label).trim().max(orderLimits.email).email().default('');
const nameSchema = (label: string) => lineSchema().label(label).max(orderLimits.name).default('');

/** POST /api/vouchers. */
export const voucherRequestSchema = object({
  amountCents: number().label(t('Amount')).integer().min(1).max(cashLimits.cents).required(),
  /** In which the shopper saw the amount. */
  currency: string()
    .label(t('Currency'))
    .matches(/^[A-Z]{3}$/, t('Currency must be a code such as EUR'))
    .required(),
  buyerName: nameSchema(t('Your name')),
  recipientName: nameSchema(t('Name of the recipient')),
  /** Empty for a buyer who prints it. */
  recipientEmail: emailSchema(t('E-mail of the recipient')),
  message: linesSchema().label(t('Message')).max(voucherLimits.message).default(''),
  card: number().label(t('Card')).integer().min(1).max(voucherLimits.cards).default(1),
  /** A day of the shop; empty for at once. */
  sendOn: daySchema(t('Send it on')).test(
    'recipient',
    t('What is sent on a day needs the e-mail address of the recipient'),
    (day, { parent }) => !day || Boolean(parent.recipientEmail),
  ),
  /** The shop may write once before it ends. */
  agreesToReminder: boolean().default(false),
  /** Of the page on which it is bought; left out for English. */
  language: languageSchema(),
}).noUnknown();

export type VoucherRequest = InferType<typeof voucherRequestSchema>;

/** POST /api/vouchers/desk: sold at the counter. */
export const deskVoucherSchema = voucherRequestSchema
  .shape({
    buyerEmail: emailSchema(t('E-mail of the buyer')),
    way: choiceSchema(t('How it is paid'), counterWayNames).required(),
    /** Of the card terminal's receipt. */
    reference: lineSchema()
      .label(t('Receipt number'))
      .max(cashLimits.reference)
      .default('')
      .when('way', ([way], reference) =>
        hasReceipt(way) ? reference.required(t('Type the receipt number of the card terminal')) : reference,
      ),
  })
  .noUnknown();

export type DeskVoucherRequest = InferType<typeof deskVoucherSchema>;

/** POST /api/vouchers/check: a code as it was typed. */
export const voucherCheckSchema = object({
  code: string().label(t('Code')).max(100).default(''),
}).noUnknown();

const voucherSteps = ['block', 'unblock', 'replace', 'lengthen', 'note', 'refund'] as const;

/** POST /api/vouchers/:id/changes. */
export const voucherChangeSchema = object({
  step: choiceSchema(t('Change'), voucherSteps).required(),
  /** The desk's note; with 'block' and 'replace' the reason. */
  note: linesSchema().label(t('Note')).max(cashLimits.note).default(''),
  /** With 'lengthen': the new last day; empty for a voucher that then does not end. */
  validUntil: daySchema(t('Valid until')),
  /** With 'refund', of a voucher that the desk has sold. */
  way: choiceSchema(t('How'), cashWayNames),
  reference: lineSchema().label(t('Reference')).max(cashLimits.reference).default(''),
}).noUnknown();

export type VoucherChange = InferType<typeof voucherChangeSchema>;

const after = queryCursor("after must be the last voucher's <createdAt>_<_id>");

/** GET /api/vouchers. */
export const voucherListQuerySchema = object({
  /** Its number, the last four of its code, the number of an order, or a name or address. */
  q: queryString(voucherLimits.search),
  state: choiceSchema('state', voucherStateNames),
  limit: queryNumber('limit', voucherLimits.page),
  after,
});

/** GET /api/vouchers/own. */
export const ownVouchersQuerySchema = object({ after });

export type OwnVouchersQuery = InferType<typeof ownVouchersQuerySchema>;

export type VoucherListQuery = InferType<typeof voucherListQuerySchema>;
