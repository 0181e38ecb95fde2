import type { Posting } from './posting.ts';

// Without yup, which the page of a stocktake does not need.

export const stocktakeScopes = ['all', 'shelf', 'category'] as const;
export type StocktakeScope = (typeof stocktakeScopes)[number];

/** So many of its last batches of scans are recognised when they are sent again; and books per batch. */
export const stocktakeLimits = { batches: 5000, together: 50 };

/** A book that is expected, or that was scanned. */
export interface StocktakeLine {
  bookId: string;
  title: string;
  counted: number;
  /**
   * Copies in stock when the first copy was counted, or, before that, when the stocktake began; undefined for a book
   * that is not counted otherwise.
   */
  expected?: number | undefined;
  /** 'Shelf C 3': its copies are counted there, but one was found here. Its stock is left alone. */
  belongsTo?: string | undefined;
}

export interface StocktakeHead {
  id: string;
  scope: StocktakeScope;
  /** The shelf or the category. */
  value: string;
  state: 'counting' | 'booked';
  by: string;
  /** An ISO instant. */
  createdAt: string;
}

/** With its books, and its posting once the differences are booked. */
export interface Stocktake extends StocktakeHead {
  /** Every expected book is listed; where there are too many, only what is scanned is compared. */
  isWhole: boolean;
  lines: StocktakeLine[];
  posting?: Posting;
}

export function countedCopies(lines: readonly StocktakeLine[]): { copies: number; books: number } {
  const counted = lines.filter((line) => line.counted > 0);
  return { copies: counted.reduce((sum, line) => sum + line.counted, 0), books: counted.length };
}

export function differenceOf({ counted, expected = 0 }: StocktakeLine): number {
  return counted - expected;
}

/** A book that was not counted before is counted from then on. */
export function isDifferent(line: StocktakeLine): boolean {
  if (line.belongsTo !== undefined) return false;
  return line.expected === undefined ? line.counted > 0 : differenceOf(line) !== 0;
}
