import { type InferType, object } from 'yup';
import { bookIdsSchema, copiesSchema } from '../stock/delivery.ts';
import { t } from '../words/words.ts';

/** Listed at once: orders that wait for books, books for which they wait, and books that run low. */
export const mostAwaitingOrders = 500;
export const mostAwaitedBooks = 500;
export const mostLowBooks = 200;

export interface AwaitingOrder {
  id: string;
  /** Of several copies in one order: which one. */
  line?: string;
  number: string;
  /** The promised day: '2026-12-03'. */
  by: string;
  /** `by` is the day on which the pre-ordered book appears. */
  isPreorder?: true;
  /** It may never be paid, since its address is not confirmed, so it comes after all others. */
  isUnconfirmed?: true;
  /** The shopper was asked whether to wait on: no answer so far, or yes. */
  asked?: 'open' | 'wait';
}

export interface Reorder {
  bookId: string;
  copies: number;
  /** '2026-11-26' */
  day: string;
  /** The name of the person who ordered it. */
  by: string;
}

/** Shoppers wait for it, or it runs low. */
export interface BookToOrder {
  bookId: string;
  title: string;
  author: string;
  isbn: string;
  /** '' where it is not known. */
  publisher: string;
  /** Those that wait longest first, those with an unconfirmed address last. */
  orders: AwaitingOrder[];
  /** Copies for sale, and the number at which it runs low; missing for a book that is not counted. */
  onHand?: number;
  lowAt?: number;
  reorder?: Reorder;
  /** Shoppers wait for it, but it was deleted, or is not ordered any more. */
  problem?: 'deleted' | 'ended';
}

export interface BooksToOrder {
  books: BookToOrder[];
  /** More wait than are listed. */
  isCut: boolean;
  /** Placed orders without another book that can be packed. */
  waitingOrders: number;
}

/**
 * Copies on order from the supplier in all, for each of the books; 0 takes that back. `before` is the number that the
 * caller saw: another person may have ordered meanwhile.
 */
export const reordersSchema = object({
  bookIds: bookIdsSchema,
  copies: copiesSchema(0),
  before: copiesSchema(0).optional(),
})
  .noUnknown()
  .test('each', t('Send as many copies as books'), ({ bookIds, copies, before = copies }) =>
    [copies, before].every((each) => each?.length === bookIds?.length),
  );

export type ReordersRequest = InferType<typeof reordersSchema>;

/** Assigns copies on hand to the orders that wait for them. */
export const givenCopiesSchema = object({ bookIds: bookIdsSchema }).noUnknown();

/** For shoppers who wait, and for the shelf, until it no longer runs low. */
export function copiesToOrder({ orders, onHand = 0, lowAt, reorder, problem }: BookToOrder) {
  if (problem) return { waiting: 0, shelf: 0, all: 0 };
  const waiting = orders.length - onHand - (reorder?.copies ?? 0);
  const all = Math.max(0, waiting + (lowAt === undefined ? 0 : lowAt + 1));
  return { waiting: Math.max(0, waiting), shelf: all - Math.max(0, waiting), all };
}
