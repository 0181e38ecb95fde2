import { addDays } from '../shop/shop-day.ts';
import type { Reduction } from './reduction.ts';

// Tracks the lowest price of the 30 days before a reduction without a list of all prices. Days are those of the shop. A
// price counts for every day on which it held, even for a part of the day.

/** Directive 98/6/EC, Article 6a(2). */
const daysBefore = 30;

interface EarlierPrice {
  cents: number;
  /** The last day on which it held. */
  until: string;
}

export interface PriceMemory {
  /** The day on which the present price, or its reduction, began. */
  since: string;
  /**
   * Only prices that can still be the lowest of 30 days to come, oldest first and ascending: an older price that is not
   * lower than a newer one never is the lowest. So there is at most one per day.
   */
  earlier: readonly EarlierPrice[];
  /** Left out where the price is not reduced, or the earlier price is not known. */
  reduction?: Omit<Reduction, 'currency'>;
}

/** `isReduced`: an old price above it was entered. */
export interface Offer {
  cents: number;
  isReduced: boolean;
}

export function offerOf(cents: number, oldCents: number): Offer {
  return { cents, isReduced: oldCents > cents };
}

function withEnded(earlier: readonly EarlierPrice[], cents: number, until: string): EarlierPrice[] {
  const lower = earlier.filter((one) => one.cents < cents);
  return lower.at(-1)?.until === until ? lower : [...lower, { cents, until }];
}

/**
 * The memory after a book that cost `before` gets a new price.
 *
 * - A further fall of a reduced price continues the reduction, from the price before the first step: Article 6a(5).
 * - Any other reduction is new, from the lowest price of the 30 days before; there is none where that is not above the
 *   present price.
 * - An old price that is entered later announces the reduction on that day, if the price has held before; on the price's
 *   first day the two are one announcement.
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
  const prices = isSamePrice && !reduction ? recent : withEnded(recent, before, today);
  if (reduction && isReduced && cents < before) return { since: today, earlier: prices, reduction };
  const lowest = prices[0]?.cents;
  const isLower = isReduced && lowest !== undefined && lowest > cents;
  return { since: today, earlier: prices, ...(isLower && { reduction: { cents: lowest, day: today } }) };
}
