import type { Book } from '@bookstore/functions/shared/book/book';
import { homeBookCount } from '@bookstore/functions/shared/book/book-paging';
import { cataloguePageSize } from '@bookstore/functions/shared/catalogue/catalogue-choices';
import { apiPages, apiQuery } from '#lib/query-client.ts';

/** A part of a list; a rendered page comes without the books that it does not show at first. */
export type KnownBooks = (Book | null)[];

/** A page of a list that loads on. */
export interface BookPage {
  books: KnownBooks;
  /** How many books there are on all pages. */
  total: number;
}

export function newestBooks() {
  return apiQuery<'GET /api/books', KnownBooks>('GET /api/books', { query: { limit: homeBookCount } });
}

/** The books of the shop, or of one category, by the copies that were sold within a year, then newest first. */
export function topSellers(category?: string) {
  return apiPages<BookPage>(
    { query: { category, sort: 'bestselling' } },
    ({ total }, number) => number * cataloguePageSize >= total,
  );
}
