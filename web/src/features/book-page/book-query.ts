import { nullWhenMissing } from '#entities/api-data/null-when-missing.ts';
import { apiQuery } from '#lib/query-client.ts';

export function bookById(id: string) {
  return apiQuery('GET /api/books/:id', { params: { id } });
}

/** The same, as null when the shop does not have it. */
export function bookIfAny(id: string) {
  return nullWhenMissing('GET /api/books/:id', { params: { id } });
}
