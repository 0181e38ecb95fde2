import { type Conditioned, isNewCopy } from '../book/book-condition.ts';
import { fixedPriceWords } from '../shop/fixed-price-laws.ts';
import { keptLines, lineId, type OrderOfLines } from './order-lines.ts';
import { parcelCents } from './order-totals.ts';

type Line = OrderOfLines['lines'][number] & Conditioned;

export interface Reducible {
  /** Of all lines, also those that are not kept. */
  bookIds: string[];
  /** One of them is kept. */
  isAny: boolean;
  /** Less the discounts that the order has. */
  leftCents: number;
  /** Why no other book can be reduced; '' where all can be. */
  fixed: string;
}

/** @param fixedPrices the country by whose law new books have a fixed price */
export function reducibleOf(
  order: Omit<OrderOfLines, 'lines'> & { lines: readonly Line[] },
  fixedPrices: string | undefined,
): Reducible {
  const fixed = fixedPriceWords(fixedPrices);
  const lines = order.lines.filter((line) => fixed === '' || !isNewCopy(line));
  const bookIds = lines.map(lineId);
  const kept = keptLines({ ...order, lines });
  const leftCents = parcelCents(order, bookIds, false);
  return { bookIds, isAny: kept.length > 0, leftCents, fixed };
}
