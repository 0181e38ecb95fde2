import { languageQuery } from '#config/language.ts';
import { apiQuery } from '#lib/query-client.ts';

/** Apart from the other queries, which the home page does not load. */
export function homeShelves() {
  return apiQuery('GET /api/shelves', { query: { home: true, ...languageQuery } });
}
