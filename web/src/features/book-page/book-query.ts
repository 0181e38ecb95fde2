import { languageQuery, languageRoot } from '#config/language.ts';
import { nullWhenMissing } from '#entities/api-data/null-when-missing.ts';
import { apiQuery } from '#lib/query-client.ts';

/** No language for the shop's first one, to keep the data embedded in pages short. */
const inputFor = (id: string) => ({ params: { id }, ...(languageRoot && { query: languageQuery }) });

export function bookById(id: string) {
  return apiQuery('GET /api/books/:id', inputFor(id));
}

/** Null when the shop does not have the book. */
export function bookIfAny(id: string) {
  return nullWhenMissing('GET /api/books/:id', inputFor(id));
}
