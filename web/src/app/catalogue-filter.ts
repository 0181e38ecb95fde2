import { genreOf, shownGenres } from '@bookstore/functions/shared/genre/genres';
import {
  type BadFilter,
  type CatalogueFilter,
  type CataloguePlace,
  isBadFilter,
  readFilter,
} from '#features/catalogue/catalogue-address.ts';
import { asInList, filteredBooks } from '#features/catalogue/catalogue-queries.ts';
import { statusOf } from '#features/catalogue/filters.ts';
import type { LoadPage, PageAddress } from './route-file.ts';

/** Undefined when the address's path names an unknown category. */
export function filterAt({ params, search, genres }: PageAddress): CatalogueFilter | BadFilter | undefined {
  const filter = readFilter(search, genres);
  if (isBadFilter(filter)) return filter;
  const { category, slug } = params;
  if (slug) return { ...filter, author: slug };
  if (!category) return filter;
  return genreOf(shownGenres(genres), category) && { ...filter, category };
}

/** Loads nothing for an address that cannot be listed. */
export function loadList(place: CataloguePlace): LoadPage {
  return async (queryClient, address) => {
    const filter = filterAt(address);
    if (!filter) return 404;
    if (isBadFilter(filter)) return 400;
    if (place === 'search' && !filter.q) return 200;
    const list = filteredBooks(filter);
    const page = await queryClient.fetchQuery(list);
    queryClient.setQueryData(list.queryKey, asInList(page));
    return statusOf(place, filter, page);
  };
}
