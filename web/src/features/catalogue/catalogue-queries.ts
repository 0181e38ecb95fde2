import { cataloguePageSize } from '@bookstore/functions/shared/catalogue/catalogue-choices';
import { apiQuery } from '#lib/query-client.ts';
import type { CatalogueFilter } from './catalogue-address.ts';

/** A page of the books that match a filter. */
export function filteredBooks(filter: CatalogueFilter) {
  return apiQuery('GET /api/catalogue', { query: filter });
}

export function pagesFor(total: number): number {
  return Math.max(1, Math.ceil(total / cataloguePageSize));
}
