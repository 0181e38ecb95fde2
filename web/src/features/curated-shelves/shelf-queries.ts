import { languageQuery, languageRoot } from '#config/language.ts';
import { nullWhenMissing } from '#entities/api-data/null-when-missing.ts';
import { apiQuery } from '#lib/query-client.ts';

/** Says nothing in the first language, so that what pages carry stays short. */
const inLanguage = languageRoot ? { query: languageQuery } : {};

export function allShelves() {
  return apiQuery('GET /api/shelves', inLanguage);
}

export function shelfAt(slug: string) {
  return apiQuery('GET /api/shelves/:slug', { params: { slug }, ...inLanguage });
}

/** The same, as null when the shop does not show it. */
export function shelfIfAny(slug: string) {
  return nullWhenMissing('GET /api/shelves/:slug', { params: { slug }, ...inLanguage });
}
