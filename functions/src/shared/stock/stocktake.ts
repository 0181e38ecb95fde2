import type { Posting } from './posting.ts';

// Without yup, which the page of a stocktake does not need.

export const stocktakeScopes = ['all', 'shelf', 'category'] as const;
export type StocktakeScope = (typeof stocktakeScopes)[number];

/** How many of its last batches of scans a stocktake knows when they are sent again, and the most books of one batch. */
export const stocktakeLimits = { batches: 5000, together: 50 };

/** A book of a stocktake: one that is expected, or one that was scanned. */
export interface StocktakeLine {
  bookId: string;
  title: string;
  counted: number;
  /**
   * The copies that were in stock when its first copy was counted, or for as long as none is, when the stocktake began;
   * undefined for a book that is not counted otherwise.
   */
  expected?: number | undefined;
  /** 'Shelf C 3': where the book's copies are counted, of one that was found elsewhere. Its stock is left as it is. */
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

/** A stocktake with its books, and with what became of its differences once they are booked. */
export interface Stocktake extends StocktakeHead {
  /** Whether every expected book is listed; where there are too many, only what is scanned is compared. */
  isWhole: boolean;
  lines: StocktakeLine[];
  posting?: Posting;
}

export function countedCopies(lines: readonly StocktakeLine[]): { copies: number; books: number } {
  const counted = lines.filter((line) => line.counted > 0);
  return { copies: counted.reduce((sum, line) => sum + line.counted, 0), books: counted.length };
}

/** What the stock of a line changes by when its difference is booked. */
export function differenceOf({ counted, expected = 0 }: StocktakeLine): number {
  return counted - expected;
}

/** Whether booking changes anything of a line: a book that was not counted is counted from then on. */
export function isDifferent(line: StocktakeLine): boolean {
  if (line.belongsTo !== undefined) return false;
  return line.expected === undefined ? line.counted > 0 : differenceOf(line) !== 0;
}
