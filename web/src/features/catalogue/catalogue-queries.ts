import type { Book } from '@bookstore/functions/shared/book/book';
import type { CataloguePage } from '@bookstore/functions/shared/catalogue/catalogue';
import { cataloguePageSize } from '@bookstore/functions/shared/catalogue/catalogue-choices';
import { inList } from '#entities/book/listed-book.ts';
import { apiQuery } from '#lib/query-client.ts';
import type { CatalogueFilter } from './catalogue-address.ts';

export function filteredBooks({ view: _, ...query }: CatalogueFilter) {
  return apiQuery('GET /api/catalogue', { query });
}

/** So few that each has room for its description. */
export const isFew = (count: number) => count < 4;

export const isShort = ({ total }: CataloguePage) => isFew(total);

/** Whether a wide screen shows all of them in one row. */
export const isOneRow = ({ total }: CataloguePage) => total <= 6;

const unlessFew = (books: Book[]) => (isFew(books.length) ? books : books.map(inList));

/** Shortens the books to what a list shows, unless they are few. */
export function asInList(page: CataloguePage): CataloguePage {
  const { books, mentions, instead } = page;
  return {
    ...page,
    books: isShort(page) ? books : books.map(inList),
    ...(mentions && { mentions: { word: mentions.word, books: unlessFew(mentions.books) } }),
    ...(instead && { instead: unlessFew(instead) }),
  };
}

export function pagesFor(total: number): number {
  return Math.max(1, Math.ceil(total / cataloguePageSize));
}
