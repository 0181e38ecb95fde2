import { genreLabel } from '@bookstore/functions/shared/genre/genres';
import type { StocktakeHead } from '@bookstore/functions/shared/stock/stocktake';
import { browserGenres } from '#entities/shop/browser-shop.ts';

/** What a stocktake is of: 'Shelf B 12', 'Fiction' or 'All books'. */
export function stocktakeName({ scope, value }: Pick<StocktakeHead, 'scope' | 'value'>): string {
  if (scope === 'all') return 'All books';
  return scope === 'shelf' ? `Shelf ${value}` : genreLabel(browserGenres(), value);
}
