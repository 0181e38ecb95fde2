import { array, boolean, type InferType, object, string } from 'yup';
import { lineSchema, linesSchema } from '../values/line-text.ts';
import { queryCursor } from '../values/query-fields.ts';
import { languageSchema } from '../words/language-schema.ts';
import { t } from '../words/words.ts';
import { orderLimits, withdrawalLimits } from './order-limits.ts';

/** As people type a number that was read aloud: '7k3m 9qxa' → '7K3M-9QXA'. */
function numberAsTyped(text: string): string {
  const digits = text
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1');
  return `${digits.slice(0, 4)}-${digits.slice(4)}`;
}

/** POST /api/withdrawals. */
export const withdrawalRequestSchema = object({
  name: lineSchema().label(t('Name')).max(orderLimits.name).required(),
  number: string()
    .label(t('Order number'))
    .transform((text: unknown) => (typeof text === 'string' ? numberAsTyped(text) : text))
    .required()
    .matches(/^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/, t('An order number looks like 7K3M-9QXA')),
  email: string().label(t('E-mail address')).trim().lowercase().max(orderLimits.email).email().required(),
  /** In the shopper's words; '' for the whole order. */
  books: linesSchema().label(t('Books')).max(withdrawalLimits.books).default(''),
  language: languageSchema(),
}).noUnknown();

export type WithdrawalRequest = InferType<typeof withdrawalRequestSchema>;

/** Pages of the withdrawals from unknown orders. */
export const unknownQuerySchema = object({
  after: queryCursor('after must be <at>_<id> of the last one'),
}).noUnknown();

/** Marks a withdrawal from an unknown order as answered, or not. */
export const withdrawalDoneSchema = object({ isDone: boolean().required() }).noUnknown();

const storedSchema = object({
  /** When it was declared: an ISO instant. */
  at: string().required(),
  /** As typed by the person who declared it. */
  name: string().required(),
  books: string().default(''),
  /** Declared after the time to withdraw. */
  isLate: boolean().required(),
  /** An ISO instant at which one receipt for this and nearby declarations is sent; missing where one was sent at once. */
  receiptAt: string(),
});

/** From an order, or from some of its books. */
export type Withdrawal = InferType<typeof storedSchema>;

/** Those that share a receipt; a declaration with a receipt of its own is alone. */
export function declaredTogether(withdrawals: readonly Withdrawal[], number: number): Withdrawal[] {
  const first = withdrawals[number - 1];
  return withdrawals.filter(
    (one) => one === first || (one.receiptAt !== undefined && one.receiptAt === first?.receiptAt),
  );
}

/** Oldest first; missing in an order without one. */
export const withdrawalsSchema = array(storedSchema);
