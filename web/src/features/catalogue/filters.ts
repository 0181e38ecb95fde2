import type { CataloguePage, Facet, FacetCount } from '@bookstore/functions/shared/catalogue/catalogue';
import type { BookSort } from '@bookstore/functions/shared/catalogue/catalogue-choices';
import type { CatalogueFilter, CataloguePlace } from './catalogue-address.ts';
import { pagesFor } from './catalogue-queries.ts';

/** The facets of a list, in the order of the page. */
const facetHeadings: readonly [facet: Facet, heading: string][] = [
  ['category', 'Category'],
  ['audience', 'For'],
  ['price', 'Price'],
  ['rating', 'Reviews'],
  ['author', 'Author'],
  ['decade', 'Decade'],
  ['available', 'Availability'],
];

export const sortLabels: Record<BookSort, string> = {
  relevance: 'Best match',
  series: 'In order',
  newest: 'Newest first',
  title: 'Title, A to Z',
  price: 'Price, low to high',
  'price-down': 'Price, high to low',
  bestselling: 'Bestselling',
  'best-rated': 'Best rated',
};

/** Whether the books are those of an author or a series, which have an order to be read in. */
export function hasSeriesOrder({ author, series }: CatalogueFilter): boolean {
  return author !== undefined || series !== undefined;
}

/** The order of a list whose address names none. */
export function usualSort(filter: CatalogueFilter): BookSort {
  return filter.q ? 'relevance' : hasSeriesOrder(filter) ? 'series' : 'newest';
}

/** The filter with the page's own category, author or search alone. */
export function withoutChoices(place: CataloguePlace, filter: CatalogueFilter) {
  const { q, literal, author, series, sort, view } = filter;
  return { q, literal, author: place === 'author' ? author : undefined, series, sort, view };
}

/** The name of a facet's value: '1990s', 'Before 1990'. */
export function labelOf(facet: Facet, { label }: Pick<FacetCount, 'label'>): string {
  return facet === 'decade' && !label.startsWith('Before') ? `${label}s` : label;
}

/** A value of an active filter. */
export interface Choice {
  facet: Facet;
  label: string;
}

/** The active filters, with the words that shoppers read. */
export function choicesOf(
  place: CataloguePlace,
  filter: CatalogueFilter,
  { facets }: CataloguePage,
): Choice[] {
  return facetHeadings.flatMap(([facet]) => {
    const value = filter[facet];
    const counts = facets[facet];
    if (value === undefined || !counts || (place === 'author' && facet === 'author')) return [];
    const text = value === true ? '1' : String(value);
    const counted = counts.find((count) => count.value === text) ?? { label: text };
    return { facet, label: labelOf(facet, counted) };
  });
}

/** The facets that can narrow the list; a value that all books have cannot. */
export function usefulFacets(
  place: CataloguePlace,
  filter: CatalogueFilter,
  { facets, total }: CataloguePage,
) {
  return facetHeadings.filter(([facet]) => {
    if (place === 'author' && facet === 'author') return false;
    const [first, second] = facets[facet] ?? [];
    const isForAll = !second && first?.count === total;
    return first !== undefined && (filter[facet] !== undefined || !isForAll);
  });
}

/** Whether there is no book although no filter is active. */
export function isWithoutBooks(place: CataloguePlace, filter: CatalogueFilter, page: CataloguePage): boolean {
  return page.total === 0 && choicesOf(place, filter, page).length === 0;
}

/** What the server answers a list with: 404 for an author without books, and past the last page. */
export function statusOf(place: CataloguePlace, filter: CatalogueFilter, page: CataloguePage): 200 | 404 {
  const isUnknownAuthor = place === 'author' && isWithoutBooks(place, filter, page);
  return isUnknownAuthor || (filter.page ?? 1) > pagesFor(page.total) ? 404 : 200;
}
