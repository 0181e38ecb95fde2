import { addDays } from '../shop/shop-day.ts';
import type { Reduction } from './reduction.ts';

// The lowest price of the 30 days before a reduction, kept up as prices change, so that no list of all prices is needed.
// Days are those of the shop. A price counts for each day of which it held a part, also where several held.

/** The days before a reduction in which the lowest price is looked for: Directive 98/6/EC, Article 6a(2). */
const daysBefore = 30;

/** A price that the book does not have any more. */
interface EarlierPrice {
  cents: number;
  /** The last day on which it held. */
  until: string;
}

/** What is remembered of a book's prices. */
export interface PriceMemory {
  /** The day on which the present price, or its reduction, began. */
  since: string;
  /**
   * The prices that may be the lowest of some 30 days to come, oldest first and each above the one before: an older one
   * that is not lower than a newer one never is the lowest. So there is at most one of each day.
   */
  earlier: readonly EarlierPrice[];
  /** Left out where the price is not reduced, or from what is not known. */
  reduction?: Omit<Reduction, 'currency'>;
}

/** A price, and whether it is to be shown as reduced: an old price above it was typed. */
export interface Offer {
  cents: number;
  isReduced: boolean;
}

export function offerOf(cents: number, oldCents: number): Offer {
  return { cents, isReduced: oldCents > cents };
}

/** The earlier prices with the one that ends on a day. */
function withEnded(earlier: readonly EarlierPrice[], cents: number, until: string): EarlierPrice[] {
  const lower = earlier.filter((one) => one.cents < cents);
  return lower.at(-1)?.until === until ? lower : [...lower, { cents, until }];
}

/**
 * What is remembered once a book that cost `before` is offered anew.
 *
 * - A price that falls further while it is reduced is the same reduction, from the price before the first step: Article 6a(5).
 * - Everything else that is to be shown as reduced is a new reduction, from the lowest price of the 30 days before; it is
 *   none where that was not above the price of now.
 * - An old price that is typed later than the price announces the reduction then, when the price has held already; on
 *   the price's first day the two are one announcement.
 */
export function memoryAfter(
  { since, earlier, reduction }: PriceMemory,
  before: number,
  { cents, isReduced }: Offer,
  now: string,
): PriceMemory {
  // A clock that was set back must not make a price end before it began.
  const today = now < since ? since : now;
  const recent = earlier.filter(({ until }) => until >= addDays(today, -daysBefore));
  const isSamePrice = cents === before;
  if (isSamePrice && (reduction ? isReduced : !isReduced || since !== today)) {
    return { since, earlier: recent, ...(reduction && { reduction }) };
  }
  const known = isSamePrice && !reduction ? recent : withEnded(recent, before, today);
  if (reduction && isReduced && cents < before) return { since: today, earlier: known, reduction };
  const lowest = known[0]?.cents;
  const isLower = isReduced && lowest !== undefined && lowest > cents;
  return { since: today, earlier: known, ...(isLower && { reduction: { cents: lowest, day: today } }) };
}
