import { array, boolean, type InferType, object, string } from 'yup';
import { lineSchema, linesSchema } from '../values/line-text.ts';
import { queryCursor } from '../values/query-fields.ts';
import { languageSchema } from '../words/language-schema.ts';
import { t } from '../words/words.ts';
import { orderLimits, withdrawalLimits } from './order-limits.ts';

/** As people read a number aloud and type it again: '7k3m 9qxa' → '7K3M-9QXA'. */
function numberAsTyped(text: string): string {
  const digits = text
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1');
  return `${digits.slice(0, 4)}-${digits.slice(4)}`;
}

/** What a shopper declares to withdraw from a contract: POST /api/withdrawals. */
export const withdrawalRequestSchema = object({
  name: lineSchema().label(t('Name')).max(orderLimits.name).required(),
  number: string()
    .label(t('Order number'))
    .transform((text: unknown) => (typeof text === 'string' ? numberAsTyped(text) : text))
    .required()
    .matches(/^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/, t('An order number looks like 7K3M-9QXA')),
  email: string().label(t('E-mail address')).trim().lowercase().max(orderLimits.email).email().required(),
  /** The books, as the shopper names them; '' for the whole order. */
  books: linesSchema().label(t('Books')).max(withdrawalLimits.books).default(''),
  language: languageSchema(),
}).noUnknown();

export type WithdrawalRequest = InferType<typeof withdrawalRequestSchema>;

/** Where the list of those from unknown orders goes on. */
export const unknownQuerySchema = object({
  after: queryCursor('after must be <at>_<id> of the last one'),
}).noUnknown();

/** Whether a person of the shop has answered a withdrawal from an order that the shop does not find. */
export const withdrawalDoneSchema = object({ isDone: boolean().required() }).noUnknown();

const storedSchema = object({
  /** When it was declared: an ISO instant. */
  at: string().required(),
  /** Who has declared it, as typed. */
  name: string().required(),
  books: string().default(''),
  /** Whether the time to withdraw was over by then. */
  isLate: boolean().required(),
  /** When the receipt of it and of those around it is sent, an ISO instant; missing where one was sent at once. */
  receiptAt: string(),
});

/** A declaration of the shopper to withdraw from an order, or from some of its books. */
export type Withdrawal = InferType<typeof storedSchema>;

/** The declarations of which one receipt tells: one that was sent at once tells of one. */
export function declaredTogether(withdrawals: readonly Withdrawal[], number: number): Withdrawal[] {
  const first = withdrawals[number - 1];
  return withdrawals.filter(
    (one) => one === first || (one.receiptAt !== undefined && one.receiptAt === first?.receiptAt),
  );
}

/** Oldest first; missing in an order without one. */
export const withdrawalsSchema = array(storedSchema);
