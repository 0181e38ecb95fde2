import { type InferType, object } from 'yup';
import { bookIdsSchema, copiesSchema } from '../stock/delivery.ts';
import { t } from '../words/words.ts';

/** More orders that wait for books, more books for which they wait, and more that run low, are not listed at once. */
export const mostAwaitingOrders = 500;
export const mostAwaitedBooks = 500;
export const mostLowBooks = 200;

/** An order that waits for a book. */
export interface AwaitingOrder {
  id: string;
  /** Which further copy it is of those that one order waits for. */
  line?: string;
  number: string;
  /** The day that was promised: '2026-12-03'. */
  by: string;
  /** Whether that is the day on which the pre-ordered book appears. */
  isPreorder?: true;
  /** Whether it may never be paid: its address is not confirmed, so it comes after all others. */
  isUnconfirmed?: true;
  /** That the shopper was asked what becomes of a book that does not come: no answer so far, or to wait on. */
  asked?: 'open' | 'wait';
}

/** A book that was ordered from its supplier and has not come. */
export interface Reorder {
  bookId: string;
  copies: number;
  /** '2026-11-26' */
  day: string;
  /** The name of the person who has ordered it. */
  by: string;
}

/** A book that shoppers wait for or that runs low. */
export interface BookToOrder {
  bookId: string;
  title: string;
  author: string;
  isbn: string;
  /** From whom it comes; '' where that is not known. */
  publisher: string;
  /** Those that wait longest first, those of addresses that are not confirmed last. */
  orders: AwaitingOrder[];
  /** The copies that can be sold, and at how many it runs low; missing for a book that is not counted. */
  onHand?: number;
  lowAt?: number;
  reorder?: Reorder;
  /** Of a book that shoppers wait for: it was deleted, or is not to be ordered any more. */
  problem?: 'deleted' | 'ended';
}

export interface BooksToOrder {
  books: BookToOrder[];
  /** Whether more wait than are listed. */
  isCut: boolean;
  /** How many placed orders have no other book that can be packed. */
  waitingOrders: number;
}

/**
 * How many copies of some books are ordered from their supplier in all, in the order of the books; 0 takes that back.
 * `before` is what the caller has added to: another person may have ordered meanwhile.
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

/** Which books go to the orders that wait for them: those of which there are copies on hand. */
export const givenCopiesSchema = object({ bookIds: bookIdsSchema }).noUnknown();

/** How many copies of a book are to be ordered: for shoppers who wait, and for the shelf, until it runs low no longer. */
export function copiesToOrder({ orders, onHand = 0, lowAt, reorder, problem }: BookToOrder) {
  if (problem) return { waiting: 0, shelf: 0, all: 0 };
  const waiting = orders.length - onHand - (reorder?.copies ?? 0);
  const all = Math.max(0, waiting + (lowAt === undefined ? 0 : lowAt + 1));
  return { waiting: Math.max(0, waiting), shelf: all - Math.max(0, waiting), all };
}
