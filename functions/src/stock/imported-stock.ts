import type { PastStock, PlannedStock } from '../shared/import/stock-columns.ts';
import { type Stock, soldOutAt, stockLimits } from '../shared/stock/stock.ts';
import { t } from '../shared/words/words.ts';
import { tooManyCopies, undoneStock } from './posted-stock.ts';
import type { ChangedStock } from './stock-change.ts';

export interface ImportedStock {
  changed?: ChangedStock;
  kept?: string;
}

/** Counting starts with a given number of copies; a book no longer counted since the check stays so. */
function startedStock({ onHand, shelf = '', expected }: PlannedStock): ImportedStock {
  if (onHand === undefined || expected !== undefined) return { kept: t('the book is not counted any more') };
  return { changed: { after: { onHand, lowAt: soldOutAt, shelf }, change: onHand, reason: 'started' } };
}

/**
 * The file's number applies to the time of the check: sales and deliveries since then are added.
 * @param now undefined for an uncounted book
 */
export function importedStock(now: Stock | undefined, plan: PlannedStock): ImportedStock {
  if (!now) return startedStock(plan);
  const { expected } = plan;
  if (plan.onHand !== undefined && expected === undefined) {
    return { kept: t('the book has been counted since the check') };
  }
  const difference = (plan.onHand ?? 0) - (expected ?? 0);
  const onHand = Math.max(0, now.onHand + difference);
  const shelf = plan.shelf ?? now.shelf;
  if (onHand > stockLimits.copies) return { kept: tooManyCopies() };
  if (onHand === now.onHand && shelf === now.shelf) return {};
  return { changed: { after: { ...now, onHand, shelf }, change: onHand - now.onHand, reason: 'import' } };
}

export function isSameStock(one: Stock, other: Stock): boolean {
  return one.onHand === other.onHand && one.lowAt === other.lowAt && one.shelf === other.shelf;
}

/** The undo reverts the difference, not the number, and the shelf unless it has changed since. */
export function stockBeforeImport(now: Stock | undefined, { before, after }: PastStock): ImportedStock {
  const change = after.onHand - (before?.onHand ?? 0);
  const reason = before ? 'import' : 'started';
  const isUnchanged = now !== undefined && isSameStock(now, after);
  const undone = undoneStock(now, { change, reason }, { isUnchanged });
  const kept = undone && 'kept' in undone ? { kept: undone.kept } : {};
  const changed = undone && 'kept' in undone ? undefined : undone;
  if (!now || !before || before.shelf === after.shelf) return { ...(changed && { changed }), ...kept };
  if (now.shelf !== after.shelf) {
    return {
      ...(changed && { changed }),
      kept: kept.kept ?? t('the book has been put on another shelf since the import'),
    };
  }
  const { onHand } = changed?.after ?? now;
  const restored = { ...now, onHand, shelf: before.shelf };
  return { changed: { after: restored, change: onHand - now.onHand, reason: 'undone' }, ...kept };
}
