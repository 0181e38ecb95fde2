import { categoryLabel } from '@bookstore/functions/shared/book/category';
import type { StocktakeHead } from '@bookstore/functions/shared/stock/stocktake';

/** What a stocktake is of: 'Shelf B 12', 'Fiction' or 'All books'. */
export function stocktakeName({ scope, value }: Pick<StocktakeHead, 'scope' | 'value'>): string {
  if (scope === 'all') return 'All books';
  return scope === 'shelf' ? `Shelf ${value}` : categoryLabel(value);
}
