import type { StocktakeLine } from '../shared/stock/stocktake.ts';

/** What is known of a book when its first copy is counted. */
export interface FirstSight {
  title: string;
  /** Undefined when it is not counted otherwise. */
  onHand: number | undefined;
  /** Where its copies are counted when this stocktake is of another place. */
  belongsTo?: string;
}

/** The books of which no copy is counted so far: what is expected of them is read when the first one is. */
export function uncountedIn(lines: readonly StocktakeLine[], bookIds: readonly string[]): string[] {
  const counted = new Set(lines.filter((line) => line.counted > 0).map(({ bookId }) => bookId));
  return bookIds.filter((id) => !counted.has(id));
}

/**
 * The lines of a stocktake after some copies were counted. What is expected is what was in stock when the first copy was
 * counted, so that what is sold or received later makes no difference. A book that was deleted is left out.
 */
export function withCounts(
  lines: readonly StocktakeLine[],
  bookIds: readonly string[],
  copies: readonly number[],
  firstSights: ReadonlyMap<string, FirstSight>,
): StocktakeLine[] {
  const byId = new Map(lines.map((line) => [line.bookId, line]));
  for (const [index, bookId] of bookIds.entries()) {
    const line = byId.get(bookId);
    const seen = firstSights.get(bookId);
    if (!line && !seen) continue;
    const { title, expected, belongsTo } = seen ? { ...seen, expected: seen.onHand } : { title: '', ...line };
    const counted = Math.max(0, (line?.counted ?? 0) + (copies[index] ?? 0));
    byId.set(bookId, {
      bookId,
      title,
      counted,
      ...(expected !== undefined && { expected }),
      ...(belongsTo !== undefined && { belongsTo }),
    });
  }
  return [...byId.values()];
}
