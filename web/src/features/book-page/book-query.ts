import { ifAny } from '#entities/api-data/if-any.ts';
import { apiQuery } from '#lib/query-client.ts';

export function bookById(id: string) {
  return apiQuery('GET /api/books/:id', { params: { id } });
}

/** The same, as null when the shop does not have it. */
export function bookIfAny(id: string) {
  return ifAny('GET /api/books/:id', { params: { id } });
}
