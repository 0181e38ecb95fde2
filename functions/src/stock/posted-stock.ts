import { type Stock, type StockReason, soldOutAt, stockLimits } from '../shared/stock/stock.ts';
import { t } from '../shared/words/words.ts';
import type { ChangedStock } from './stock-change.ts';

/** The new stock, or why it stays; undefined when there is nothing to do. */
type PostedStock = ChangedStock | { kept: string } | undefined;

export const tooManyCopies = () => t('a book can have at most {most} copies', { most: stockLimits.copies });

export interface PostingLine {
  bookId: string;
  change: number;
}

/**
 * Starts counting an uncounted book. Copies missing in a stocktake and sold meanwhile are not subtracted twice: no
 * stock goes below 0.
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

interface PostedMovement {
  change: number;
  reason: StockReason;
}

/**
 * Reverts the difference, whatever was sold or received since. Counting ends again where the step began it, nothing has
 * changed since, and no order waits.
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
