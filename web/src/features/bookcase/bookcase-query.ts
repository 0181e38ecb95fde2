import { apiQuery } from '#lib/query-client.ts';

/** The shelves of the home page, one for each genre. */
export function bookcase() {
  return apiQuery('GET /api/bookcase', {});
}
