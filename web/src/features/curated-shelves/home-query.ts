import { languageQuery } from '#config/language.ts';
import { apiQuery } from '#lib/query-client.ts';

/** The shelves of the home page; apart from the other queries, which it does not load. */
export function homeShelves() {
  return apiQuery('GET /api/shelves', { query: { home: true, ...languageQuery } });
}
