import { audienceChoices } from '@bookstore/functions/shared/book/audience';
import { bookListLimits } from '@bookstore/functions/shared/book/book-paging';
import type { CatalogueQuery } from '@bookstore/functions/shared/catalogue/catalogue';
import {
  bookSorts,
  catalogueLimits,
  decadePattern,
  priceRanges,
  ratingChoices,
} from '@bookstore/functions/shared/catalogue/catalogue-choices';
import { type Genre, shownGenres } from '@bookstore/functions/shared/genre/genres';
import { listParameters } from '@bookstore/functions/shared/pages/shop-pages';
import { queryText } from '@bookstore/functions/shared/values/query-text';
import { paths } from '#config/paths.ts';

export interface CatalogueFilter extends Omit<CatalogueQuery, 'fresh'> {
  /** As spines on a shelf, or as covers when left out. Not sent to the API. */
  view?: 'shelf' | undefined;
}

/** The path names a category or an author; everything else is in the query. */
export type CataloguePlace = 'browse' | 'author' | 'search';

/** A filter in an address that no list has. */
export interface BadFilter {
  name: string;
  value: string;
}

const oneOf =
  <Value extends string>(values: readonly Value[]) =>
  (given: string): Value | undefined =>
    values.find((value) => value === given);

const atMost = (longest: number) => (given: string) => (given.length <= longest ? given : undefined);

const isOn = (given: string) => (given === '1' ? true : undefined);

function wholeNumber(given: string): number | undefined {
  const number = /^\d{1,10}$/.test(given) ? Number(given) : 0;
  return number >= 1 && number <= catalogueLimits.page ? number : undefined;
}

/**
 * Repeats the call's schema, which is too heavy for pages. Unknown parameters are ignored: links from elsewhere add
 * their own.
 */
export function readFilter(search: URLSearchParams, genres: readonly Genre[]): CatalogueFilter | BadFilter {
  let bad: BadFilter | undefined;
  function read<Value>(name: keyof CatalogueFilter, parse: (given: string) => Value | undefined) {
    const given = search.get(name)?.trim();
    if (!given) return undefined;
    const value = parse(given);
    if (value === undefined) bad ??= { name, value: given };
    return value;
  }
  const filter: CatalogueFilter = {
    q: read('q', atMost(bookListLimits.search)),
    literal: read('literal', isOn),
    category: read('category', oneOf(shownGenres(genres).map(({ slug }) => slug))),
    author: read('author', atMost(catalogueLimits.slug)),
    series: read('series', atMost(catalogueLimits.slug)),
    audience: read('audience', oneOf(audienceChoices)),
    price: read('price', oneOf(priceRanges)),
    decade: read('decade', (given) => (decadePattern.test(given) ? given : undefined)),
    available: read('available', isOn),
    rating: read('rating', oneOf(ratingChoices)),
    // An unknown order, page or view falls back to the default.
    sort: oneOf(bookSorts)(search.get('sort')?.trim() ?? ''),
    page: wholeNumber(search.get('page')?.trim() ?? ''),
    view: oneOf(['shelf'] as const)(search.get('view')?.trim() ?? ''),
  };
  return bad ?? filter;
}

export function isBadFilter(read: CatalogueFilter | BadFilter): read is BadFilter {
  return 'name' in read;
}

/** A filter with values of any source, such as facet counts. */
export type FilterValues = {
  readonly [Name in keyof CatalogueFilter]?: string | number | boolean | undefined;
};

/** The path of a list, and the parameter that it replaces. */
export function pathOf(place: CataloguePlace, { category, author }: FilterValues) {
  if (place === 'search') return { path: paths.search, said: undefined };
  if (place === 'author') return { path: paths.author(String(author)), said: 'author' };
  if (category) return { path: paths.category(String(category)), said: 'category' };
  return { path: paths.browse, said: undefined };
}

/** In a fixed order. */
export function queryOf(place: CataloguePlace, filter: FilterValues): [name: string, value: string][] {
  const { said } = pathOf(place, filter);
  return listParameters
    .filter((name) => name !== said && filter[name] !== undefined)
    .filter((name) => !(name === 'page' && filter.page === 1))
    .map((name) => [name, queryText(filter[name])]);
}

export function catalogueAddress(place: CataloguePlace, filter: FilterValues): string {
  const query = new URLSearchParams(queryOf(place, filter)).toString();
  const { path } = pathOf(place, filter);
  return query ? `${path}?${query}` : path;
}
