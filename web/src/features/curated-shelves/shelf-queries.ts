import { languageQuery, languageRoot } from '#config/language.ts';
import { nullWhenMissing } from '#entities/api-data/null-when-missing.ts';
import { apiQuery } from '#lib/query-client.ts';

/** No language for the shop's first one, to keep the data embedded in pages short. */
const inLanguage = languageRoot ? { query: languageQuery } : {};

export function allShelves() {
  return apiQuery('GET /api/shelves', inLanguage);
}

export function shelfAt(slug: string) {
  return apiQuery('GET /api/shelves/:slug', { params: { slug }, ...inLanguage });
}

/** Null when the shop does not show the shelf. */
export function shelfIfAny(slug: string) {
  return nullWhenMissing('GET /api/shelves/:slug', { params: { slug }, ...inLanguage });
}
