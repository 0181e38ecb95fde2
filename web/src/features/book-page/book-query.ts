import { languageQuery, languageRoot } from '#config/language.ts';
import { nullWhenMissing } from '#entities/api-data/null-when-missing.ts';
import { apiQuery } from '#lib/query-client.ts';

/** Says nothing of the first language, so that what pages carry stays short. */
const inputFor = (id: string) => ({ params: { id }, ...(languageRoot && { query: languageQuery }) });

export function bookById(id: string) {
  return apiQuery('GET /api/books/:id', inputFor(id));
}

/** The same, as null when the shop does not have it. */
export function bookIfAny(id: string) {
  return nullWhenMissing('GET /api/books/:id', inputFor(id));
}
