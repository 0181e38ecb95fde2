import { type Stock, type StockReason, soldOutAt, stockLimits } from '../shared/stock/stock.ts';
import { t } from '../shared/words/words.ts';
import type { ChangedStock } from './stock-change.ts';

/** What a step makes of the stock of a book, or why it leaves the stock as it is; undefined when there is nothing to do. */
type PostedStock = ChangedStock | { kept: string } | undefined;

export const tooManyCopies = () => t('a book can have at most {most} copies', { most: stockLimits.copies });

export interface PostingLine {
  bookId: string;
  change: number;
}

/**
 * What a line makes of a stock. A book that is not counted is counted from then on. Copies that a stocktake misses, and
 * that were sold meanwhile, are not missed twice: no stock goes below 0.
 */
export function postedStock(before: Stock | undefined, change: number, reason: StockReason): PostedStock {
  if (!before) {
    const onHand = Math.max(0, change);
    return { after: { onHand, lowAt: soldOutAt, shelf: '' }, change: onHand, reason: 'started' };
  }
  const onHand = Math.max(0, before.onHand + change);
  if (onHand > stockLimits.copies) return { kept: tooManyCopies() };
  if (onHand === before.onHand) return undefined;
  return { after: { ...before, onHand }, change: onHand - before.onHand, reason };
}

/** What a step has done to a stock. */
interface PostedMovement {
  change: number;
  reason: StockReason;
}

/**
 * What the undo of a step makes of a stock: the difference is given back, whatever was sold or received since. Counting
 * ends again where the step began it, nothing has changed since, and no order waits.
 */
export function undoneStock(
  before: Stock | undefined,
  movement: PostedMovement | undefined,
  { isUnchanged }: { isUnchanged: boolean },
): PostedStock {
  if (!movement) return undefined;
  if (!before) return { kept: t('it is not counted any more') };
  if (movement.reason === 'started' && isUnchanged && !before.waiting) {
    return { after: undefined, change: 0 - before.onHand, reason: 'undone' };
  }
  const onHand = before.onHand - movement.change;
  if (onHand < 0) {
    const gone = movement.change - before.onHand;
    return {
      kept: t('{gone} of {all} copies were sold or taken meanwhile', { gone, all: movement.change }),
    };
  }
  if (onHand > stockLimits.copies) return { kept: tooManyCopies() };
  if (movement.change === 0) return undefined;
  return { after: { ...before, onHand }, change: -movement.change, reason: 'undone' };
}
