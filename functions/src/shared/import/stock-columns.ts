import type { Stock } from '../stock/stock.ts';
import { t } from '../words/words.ts';

/** The low-stock limit is set in the shop alone. */
export const stockColumns = {
  onHand: t('Stock'),
  shelf: t('Shelf'),
} as const satisfies Record<Exclude<keyof Stock, 'lowAt' | 'waiting'>, string>;

export type StockColumn = keyof typeof stockColumns;

export type ListedStock = Pick<Stock, StockColumn>;

/** An empty cell changes nothing. */
export type GivenStock = Partial<ListedStock>;

export interface PlannedStock extends GivenStock {
  /** Copies at the time of the check; absent for a book that was not counted. */
  expected?: number;
}

/** For an undo; absent parts mean that the book was not counted. */
export interface PastStock {
  before?: Stock;
  after: Stock;
}
