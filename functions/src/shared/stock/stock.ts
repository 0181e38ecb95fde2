import { array, boolean, type InferType, number, object, string } from 'yup';
import { isBookId } from '../book/book-paging.ts';
import { lineSchema } from '../values/line-text.ts';
import { readFields, readTime } from '../values/stored-fields.ts';
import { keyGuard } from '../values/table-keys.ts';
import { t } from '../words/words.ts';

/** Copies of a book; shelf marks in UTF-16 units; ids and entries per answer. */
export const stockLimits = { copies: 100_000, shelf: 20, ids: 100, movements: 100, low: 20 };

/** A book runs low at so many copies or fewer: the form's default. */
export const usualLowAt = 2;

/** For books that a file or a delivery begins to count: most have a copy or two, so they run low only once sold out. */
export const soldOutAt = 0;

/** `byAdmin`: the admin can choose it; the shop itself notes the others. */
export const stockReasons = {
  delivery: { label: t('Delivery'), byAdmin: true },
  correction: { label: t('Correction'), byAdmin: true },
  found: { label: t('Found'), byAdmin: true },
  damaged: { label: t('Damaged'), byAdmin: true },
  lost: { label: t('Lost'), byAdmin: true },
  started: { label: t('Counting started'), byAdmin: false },
  stopped: { label: t('Counting stopped'), byAdmin: false },
  settings: { label: t('Settings'), byAdmin: false },
  order: { label: t('Ordered'), byAdmin: false },
  held: { label: t('Held for a payment'), byAdmin: false },
  released: { label: t('Not paid in time'), byAdmin: false },
  cancelled: { label: t('Order cancelled'), byAdmin: false },
  returned: { label: t('Order returned'), byAdmin: false },
  'taken-out': { label: t('Taken out of an order'), byAdmin: false },
  stocktake: { label: t('Stocktake'), byAdmin: false },
  import: { label: t('Import'), byAdmin: false },
  undone: { label: t('Undone'), byAdmin: false },
} as const;

export type StockReason = keyof typeof stockReasons;

export const isStockReason = keyGuard(stockReasons);

export const adminReasons: readonly StockReason[] = Object.keys(stockReasons)
  .filter(isStockReason)
  .filter((reason) => stockReasons[reason].byAdmin);

export const wholeNumber = (label: string, lowest: number) =>
  number()
    .label(label)
    .typeError(t('{label} must be a number', { label }))
    .integer(t('{label} must be a whole number', { label }))
    .min(lowest, t('{label} must be at least {least}', { label, least: lowest }))
    .max(stockLimits.copies, t('{label} must be at most {most}', { label, most: stockLimits.copies }))
    .test('sign', t('{label} must not be -0', { label }), (given) => !Object.is(given, -0));

/** POST /api/stock/:bookId. A book that was not counted is counted from then on; `counted: false` ends that. */
export const stockChangeSchema = object({
  counted: boolean().label('counted'),
  /** The new number of copies… */
  onHand: wholeNumber(t('On hand'), 0),
  /** …or how many have come or gone. */
  change: wholeNumber(t('Change'), -stockLimits.copies),
  lowAt: wholeNumber(t('Low at'), 0),
  shelf: lineSchema().label(t('Shelf')).max(stockLimits.shelf),
  reason: string()
    .label(t('Reason'))
    .oneOf(adminReasons, t('Reason must be one of {names}', { names: adminReasons.join(', ') })),
})
  .noUnknown()
  .test(
    'one',
    t('Send onHand or change, not both'),
    ({ onHand, change }) => onHand === undefined || change === undefined,
  );

/** POST /api/stock/:bookId/damaged, by a person who packs orders. */
export const damagedCopiesSchema = object({
  copies: wholeNumber(t('Copies'), 1).default(1),
  /** The order that was being packed. */
  orderId: string()
    .label(t('Order'))
    .matches(/^[\w-]{1,128}$/, t('Order must be the id of an order')),
}).noUnknown();

export type StockChange = InferType<typeof stockChangeSchema>;

const stockSchema = object({
  /** Copies for sale. */
  onHand: number().required(),
  lowAt: number().required(),
  /** A place in the shop: 'B 12'. */
  shelf: string().required(),
  /** Copies for which orders wait: the next to come are theirs. Missing for a book for which no order has ever waited. */
  waiting: number(),
});

export type Stock = InferType<typeof stockSchema>;

/** The version is the millisecond of the last change, 0 when the book is not counted. */
export interface BookStock extends Partial<Stock> {
  bookId: string;
  version: number;
}

export function readStock(data: Readonly<Record<string, unknown>>): Stock {
  return readFields(stockSchema, data);
}

export function stockVersion(data: Readonly<Record<string, unknown>>): number {
  return readTime(data.updatedAt);
}

export function runsLow({ onHand, lowAt }: Pick<Stock, 'onHand' | 'lowAt'>): boolean {
  return onHand <= lowAt;
}

/** Copies for which no order waits. */
export function freeCopies({ onHand, waiting = 0 }: Pick<Stock, 'onHand' | 'waiting'>): number {
  return Math.max(0, onHand - waiting);
}

/** Stored with the book for shoppers; undefined when there are plenty, or the book is not counted. */
export function publicStock(stock: Stock | undefined): number | undefined {
  if (!stock) return undefined;
  const onHand = freeCopies(stock);
  return onHand === 0 || runsLow({ ...stock, onHand }) ? onHand : undefined;
}

/** The copies left that shoppers see from now on. */
export interface ShownStock {
  bookId: string;
  stockLeft: number | undefined;
  changedAt: Date;
}

/** An entry of the ledger: the sum of the changes is the stock. */
export interface StockMovement {
  bookId: string;
  change: number;
  /** The copies after it. */
  onHand: number;
  reason: StockReason;
  orderId?: string | undefined;
  importId?: string | undefined;
  by: 'shopper' | 'admin';
  /** An ISO instant. */
  at: string;
}

export interface LowBook {
  bookId: string;
  title: string;
  onHand: number;
  shelf: string;
}

const idsMessage = `ids must be 1 to ${stockLimits.ids} ids of books, separated by commas`;

/** GET /api/stock. */
export const stockQuerySchema = object({
  ids: array(string().required())
    .transform((_, given: unknown) => (typeof given === 'string' ? [...new Set(given.split(','))] : given))
    .label('ids')
    .required(idsMessage)
    .min(1, idsMessage)
    .max(stockLimits.ids, idsMessage)
    .test('ids', idsMessage, (ids) => ids?.every(isBookId) ?? true),
});
