import type { StocktakeLine } from '../shared/stock/stocktake.ts';

export interface FirstSight {
  title: string;
  /** Undefined when the stock of the book is not tracked. */
  onHand: number | undefined;
  /** Its own shelf, when this stocktake is of another one. */
  belongsTo?: string;
}

/** Books without a counted copy so far: their expected stock is read with the first one. */
export function uncountedIn(lines: readonly StocktakeLine[], bookIds: readonly string[]): string[] {
  const counted = new Set(lines.filter((line) => line.counted > 0).map(({ bookId }) => bookId));
  return bookIds.filter((id) => !counted.has(id));
}

/**
 * Expected is the stock when the first copy was counted, so that later sales or deliveries make no difference. Deleted
 * books are left out.
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
