import { array, type InferType, number, object, string } from 'yup';
import { isDay } from '../shop/shop-day.ts';
import { postingLimits } from '../stock/posting.ts';
import { choiceSchema } from '../values/choice-schema.ts';
import { lineSchema } from '../values/line-text.ts';
import { keysOf } from '../values/table-keys.ts';
import { t } from '../words/words.ts';
import { isOrderId } from './order-id.ts';
import { cashLimits } from './order-limits.ts';

/** Of a file: bytes, payments and columns; and the longest text of a payment that is shown. */
export const bankFileLimits = {
  bytes: 1_000_000,
  lines: 500,
  columns: 60,
  text: 500,
  name: 200,
  listed: 10,
  kept: postingLimits.kept,
};

export const bankColumns = {
  unused: { label: t('Not used') },
  day: { label: t('Day') },
  amount: { label: t('Amount') },
  credit: { label: t('Money in') },
  debit: { label: t('Money out') },
  side: { label: t('In or out') },
  currency: { label: t('Currency') },
  name: { label: t('Name') },
  iban: { label: t('IBAN of who paid') },
  text: { label: t('Text of the payment') },
  reference: { label: t('Reference') },
  account: { label: t('The shop’s account') },
} as const;

export type BankColumn = keyof typeof bankColumns;

export const bankColumnNames: readonly BankColumn[] = keysOf(bankColumns);

/** POST /api/cash/bank-files/read, which changes nothing. */
export const bankFileSchema = object({
  /** Base64. */
  file: string()
    .label(t('File'))
    .required()
    .max(
      Math.ceil((bankFileLimits.bytes * 4) / 3) + 4,
      t('The file is too large. Ask the bank for fewer days.'),
    )
    .matches(/^[A-Za-z0-9+/]*={0,2}$/, t('The file cannot be read')),
  /** The columns of a CSV, as corrected by a person. */
  columns: array(choiceSchema(t('Column'), bankColumnNames).required()).max(bankFileLimits.columns),
}).noUnknown();

export type BankFileToRead = InferType<typeof bankFileSchema>;

const hash = /^[0-9a-f]{64}$/;

/** Money of one payment for one order; a payment for several orders is several of these. */
const bankPartSchema = object({
  /** Of the payment: the same in every file that has it. */
  id: string().required().matches(hash, 'id must be that of a payment'),
  orderId: string()
    .required()
    .test('id', 'orderId must be the id of an order', (id = '') => isOrderId(id)),
  cents: number().label(t('Amount')).integer().min(1).max(cashLimits.cents).required(),
  day: string()
    .required()
    .test('day', t('A day is written as 2026-11-22'), (text) => isDay(text ?? '')),
  reference: lineSchema().label(t('Reference')).max(cashLimits.reference).default(''),
  /** A hash of the payer's account; '' where the file does not have it. */
  payer: string()
    .default('')
    .matches(hash, { excludeEmptyString: true, message: 'payer must be that of a payment' }),
}).noUnknown();

export type BankPart = InferType<typeof bankPartSchema>;

/** POST /api/cash/bank-files. */
export const bookBankFileSchema = object({
  name: lineSchema().label(t('File')).max(bankFileLimits.name).required(),
  parts: array(bankPartSchema.required())
    .label(t('Payments'))
    .required()
    .min(1)
    .max(bankFileLimits.lines)
    .test('once', 'parts must name each order of a payment once', (parts = []) => {
      return new Set(parts.map(({ id, orderId }) => `${id} ${orderId}`)).size === parts.length;
    }),
}).noUnknown();

export type BookBankFile = InferType<typeof bookBankFileSchema>;

export type BankReason =
  | 'number'
  | 'near'
  | 'amount'
  | 'paid'
  | 'above'
  | 'none'
  | 'booked'
  | 'debit'
  | 'currency'
  | 'pending'
  | 'unread';

/** With the order that it seems to be for. */
export interface BankPayment {
  id: string;
  day: string;
  /** Negative: money that went out. */
  cents: number;
  currency: string;
  name: string;
  text: string;
  reference: string;
  payer: string;
  /** 'matched' can be booked as it is; 'suggested' and 'unmatched' are for a person to decide. */
  state: 'matched' | 'suggested' | 'unmatched' | 'left-out';
  reason: BankReason;
  parts: { orderId: string; cents: number }[];
}

export interface PayableOrder {
  id: string;
  number: string;
  name: string;
  currency: string;
  /** Still to pay; 0 or less for one that is paid. */
  openCents: number;
}

export interface ReadBankFile {
  payments: BankPayment[];
  orders: PayableOrder[];
  /** Of a CSV, by the headings. */
  columns?: { name: string; use: BankColumn }[];
}

/** A bank file whose payments were booked; the states are those of a delivery. */
export interface BankFile {
  id: string;
  name: string;
  state: 'posting' | 'posted' | 'undoing' | 'undone';
  by: string;
  /** An ISO instant. */
  createdAt: string;
  payments: number;
  cents: number;
  currency: string;
  /** Progress of the present or last step, in parts. */
  done: number;
  count: number;
  keptCount: number;
  /** Payments that the last step left alone, by the number of their order, each with why. */
  kept: { number: string; reason: string }[];
}
