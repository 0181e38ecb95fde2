import type { BookImport } from '../import/book-import.ts';
import type { LowBook } from '../stock/stock.ts';

/** How many days the overview shows, today included. */
export const overviewDays = 30;

/** The orders of a day of the shop ('2026-11-22') that were not cancelled, and the money of those not returned either, in the shop's currency. */
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

/** What the dashboard shows of the last {@link overviewDays} days: GET /api/admin/sales. */
export interface SalesOverview {
  /** How many placed orders have a book that can be packed. */
  toPack: number;
  /** How many orders are packed and wait for their carrier or their shopper, counted up to {@link mostCountedOrders}. */
  packed: number;
  /** The mails that were given up: how many there are, and the orders of the first few. */
  failedMails: { count: number; orders: { orderId: string; number: string }[] };
  /** The mails about new orders that wait for a person, and the first of these orders; left out where there are none. */
  heldMails?: { count: number; orderId: string | undefined };
  /** How many payments a person has to settle; left out where there are none. */
  toSettle?: number;
  /** How many withdrawals wait for an answer, or for their books; left out where there are none. */
  withdrawals?: number;
  /** How many books are to be ordered for shoppers who wait; left out where there are none. */
  toOrder?: number;
  /** The last day before today whose money is not counted, and what its drawer should hold, in the shop's currency. */
  cashToCount: { day: string; cents: number } | null;
  /** The last import, while it is worked on or waits for a person. */
  importAtWork: Pick<BookImport, 'id' | 'fileName' | 'state'> | null;
  /** The reviews that wait for a person of the shop, or were reported; left out where there are none. */
  openReviews?: number;
  /** Oldest first, a day without orders included. */
  days: SalesDay[];
  /** The other currencies in which something was sold on these days, which the figures leave out. */
  otherCurrencies?: string[];
  bestSellers: BestSeller[];
  /** The counted books that run low, the emptiest first, and how many there are in all. */
  lowStock: { count: number; books: LowBook[] };
}
