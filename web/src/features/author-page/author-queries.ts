import { languageQuery, languageRoot } from '#config/language.ts';
import { apiQuery } from '#lib/query-client.ts';

/** What the shop says of an author, in the language of the page. */
export function authorAt(id: string) {
  return apiQuery('GET /api/authors/:id', { params: { id }, ...(languageRoot && { query: languageQuery }) });
}
