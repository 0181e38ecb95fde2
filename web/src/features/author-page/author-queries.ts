import { languageQuery, languageRoot } from '#config/language.ts';
import { apiQuery } from '#lib/query-client.ts';

/** In the page's language. */
export function authorAt(id: string) {
  return apiQuery('GET /api/authors/:id', { params: { id }, ...(languageRoot && { query: languageQuery }) });
}
