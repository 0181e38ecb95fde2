import type { Book } from '@bookstore/functions/shared/book';
import { cursorAfter, homeBookCount } from '@bookstore/functions/shared/book-paging';
import type { Category } from '@bookstore/functions/shared/category';
import { apiQuery } from '#lib/query-client.ts';

/** How many books a page of search results shows at a time. */
export const resultsPage = 24;

/** The newest books of the shop, or of one category: all that the home page shows. */
export function newestBooks(category?: Category) {
  return apiQuery('GET /api/books', { query: { limit: homeBookCount, category } });
}

export function bookById(id: string) {
  return apiQuery('GET /api/books/:id', { params: { id } });
}

/** Books whose title or author has these words, after the book `after`: those of a page, and one more if there is one. */
export function booksWithWords(words: string, after?: Book) {
  return apiQuery('GET /api/books', {
    query: { limit: resultsPage + 1, q: words, after: after && cursorAfter(after) },
  });
}
