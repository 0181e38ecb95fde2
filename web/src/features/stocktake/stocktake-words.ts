import { genreLabel } from '@bookstore/functions/shared/genre/genres';
import type { StocktakeHead } from '@bookstore/functions/shared/stock/stocktake';
import { t } from '@bookstore/functions/shared/words/words';
import { browserGenres } from '#entities/shop/browser-shop.ts';

/** 'Shelf B 12', 'Fiction' or 'All books' */
export function stocktakeName({ scope, value }: Pick<StocktakeHead, 'scope' | 'value'>): string {
  if (scope === 'all') return t('All books');
  return scope === 'shelf' ? t('Shelf {shelf}', { shelf: value }) : genreLabel(browserGenres(), value);
}
