import type { Stock } from '../stock/stock.ts';
import { t } from '../words/words.ts';

/** What a file says of the stock of a book, and what its columns are called; when a book runs low is set in the shop alone. */
export const stockColumns = {
  onHand: t('Stock'),
  shelf: t('Shelf'),
} as const satisfies Record<Exclude<keyof Stock, 'lowAt' | 'waiting'>, string>;

export type StockColumn = keyof typeof stockColumns;

/** What the columns say of a book that is counted. */
export type ListedStock = Pick<Stock, StockColumn>;

/** What the cells of a line say of a stock; an empty cell says nothing. */
export type GivenStock = Partial<ListedStock>;

/** What a line is to make of a stock. */
export interface PlannedStock extends GivenStock {
  /** The copies that the check has found; none for a book that was not counted. */
  expected?: number;
}

/** What a line has made of a stock; a book without one before was not counted. */
export interface PastStock {
  before?: Stock;
  after: Stock;
}
