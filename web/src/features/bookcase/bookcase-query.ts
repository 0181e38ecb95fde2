import { apiQuery } from '#lib/query-client.ts';

/** The shelves of the home page, one for each genre, and the books of one of them. */
export function bookcase(category?: string) {
  return apiQuery('GET /api/bookcase', category === undefined ? {} : { query: { category } });
}
