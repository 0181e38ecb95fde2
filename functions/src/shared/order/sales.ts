import type { BookImport } from '../import/book-import.ts';
import type { LowBook } from '../stock/stock.ts';

/** Today included. */
export const overviewDays = 30;

/**
 * The shop's day ('2026-11-22'): orders that were not cancelled, and the money of those not returned either, in the
 * shop's currency.
 */
export interface SalesDay {
  day: string;
  orders: number;
  salesCents: number;
}

export interface BestSeller {
  bookId: string;
  title: string;
  copies: number;
}

/** GET /api/admin/sales: the last {@link overviewDays} days. */
export interface SalesOverview {
  /** Placed orders with a book that can be packed. */
  toPack: number;
  /** Waiting for their carrier or their shopper, counted up to {@link mostCountedOrders}. */
  packed: number;
  /** Mails that were given up, and the orders of the first few. */
  failedMails: { count: number; orders: { orderId: string; number: string }[] };
  /** Mails about new orders that wait for a person, and the first of these orders; left out where there are none. */
  heldMails?: { count: number; orderId: string | undefined };
  /** Payments that a person has to settle; left out where there are none. */
  toSettle?: number;
  /** Those that wait for an answer or for their books; left out where there are none. */
  withdrawals?: number;
  /** Books to order for shoppers who wait; left out where there are none. */
  toOrder?: number;
  /** The last day before today that is not counted, and what its drawer should hold, in the shop's currency. */
  cashToCount: { day: string; cents: number } | null;
  /** The last import, while it is running or waits for a person. */
  importAtWork: Pick<BookImport, 'id' | 'fileName' | 'state'> | null;
  /** Waiting for a person, or reported; left out where there are none. */
  openReviews?: number;
  /** Oldest first, days without orders included. */
  days: SalesDay[];
  /** Other currencies of sales on these days, which the figures leave out. */
  otherCurrencies?: string[];
  bestSellers: BestSeller[];
  /** The emptiest first, and how many in all. */
  lowStock: { count: number; books: LowBook[] };
}
