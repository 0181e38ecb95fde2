import { nullWhenMissing } from '#entities/api-data/null-when-missing.ts';
import { apiQuery } from '#lib/query-client.ts';

export function allShelves() {
  return apiQuery('GET /api/shelves', {});
}

export function shelfAt(slug: string) {
  return apiQuery('GET /api/shelves/:slug', { params: { slug } });
}

/** The same, as null when the shop does not show it. */
export function shelfIfAny(slug: string) {
  return nullWhenMissing('GET /api/shelves/:slug', { params: { slug } });
}
