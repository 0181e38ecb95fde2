import type { Book } from '@bookstore/functions/shared/book/book';
import { homeBookCount } from '@bookstore/functions/shared/book/book-paging';
import { cataloguePageSize } from '@bookstore/functions/shared/catalogue/catalogue-choices';
import { apiPages, apiQuery } from '#lib/query-client.ts';

/** Null for books that a rendered page leaves out at first. */
export type KnownBooks = (Book | null)[];

/** A page of an endless list. */
export interface BookPage {
  books: KnownBooks;
  /** Books on all pages. */
  total: number;
}

export function newestBooks() {
  return apiQuery<'GET /api/books', KnownBooks>('GET /api/books', { query: { limit: homeBookCount } });
}

/** By copies sold within a year, then newest first; of the shop or one category. */
export function topSellers(category?: string) {
  return apiPages<BookPage>(
    { query: { category, sort: 'bestselling' } },
    ({ total }, number) => number * cataloguePageSize >= total,
  );
}
