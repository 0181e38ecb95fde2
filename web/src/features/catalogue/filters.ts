import { audienceLabel } from '@bookstore/functions/shared/book/audience';
import type { CataloguePage, Facet, FacetCount } from '@bookstore/functions/shared/catalogue/catalogue';
import type { BookSort } from '@bookstore/functions/shared/catalogue/catalogue-choices';
import {
  availableLabel,
  fourStarsLabel,
  rangeLabel,
} from '@bookstore/functions/shared/catalogue/facet-labels';
import { queryText } from '@bookstore/functions/shared/values/query-text';
import { t } from '@bookstore/functions/shared/words/words';
import { useGenres } from '#config/genres.ts';
import { useMoney } from '#config/money.ts';
import { useShop } from '#config/shop.ts';
import type { CatalogueFilter, CataloguePlace } from './catalogue-address.ts';
import { pagesFor } from './catalogue-queries.ts';

/** In the order of the page. */
const facetHeadings: readonly [facet: Facet, heading: string][] = [
  ['category', t('Category')],
  ['audience', t('For')],
  ['price', t('Price')],
  ['rating', t('Reviews')],
  ['author', t('Author')],
  ['decade', t('Decade')],
  ['available', t('Availability')],
];

export const sortLabels: Record<BookSort, string> = {
  relevance: t('Best match'),
  series: t('In order'),
  newest: t('Newest first'),
  title: t('Title, A to Z'),
  price: t('Price, low to high'),
  'price-down': t('Price, high to low'),
  bestselling: t('Bestselling'),
  'best-rated': t('Best rated'),
};

/** The books of an author or a series, which have a reading order. */
export function hasSeriesOrder({ author, series }: CatalogueFilter): boolean {
  return author !== undefined || series !== undefined;
}

/** The order when the address names none. */
export function usualSort(filter: CatalogueFilter): BookSort {
  return filter.q ? 'relevance' : hasSeriesOrder(filter) ? 'series' : 'newest';
}

/** Keeps only the page's own category, author or search. */
export function withoutChoices(place: CataloguePlace, filter: CatalogueFilter) {
  const { q, literal, author, series, sort, view } = filter;
  return { q, literal, author: place === 'author' ? author : undefined, series, sort, view };
}

type FacetLabel = (facet: Facet, counted: Pick<FacetCount, 'value' | 'label'>) => string;

/** '1990s', 'Before 1990' */
function decadeLabel(value: string): string {
  const [, year] = value.split('before-');
  return year === undefined ? t('{year}s', { year: value }) : t('Before {year}', { year });
}

/** Translated here: the API, which others read, too, answers English. */
export function useFacetLabel(): FacetLabel {
  const { labelOf } = useGenres();
  const { priceZeros = 0 } = useShop();
  const money = useMoney();
  return (facet, { value, label }) => {
    switch (facet) {
      case 'category':
        return labelOf(value);
      case 'audience':
        return audienceLabel(value);
      case 'price':
        return rangeLabel(value, money, priceZeros);
      case 'rating':
        return fourStarsLabel;
      case 'author':
        return label;
      case 'decade':
        return decadeLabel(value);
      case 'available':
        return availableLabel;
    }
  };
}

export interface Choice {
  facet: Facet;
  counted: Pick<FacetCount, 'value' | 'label'>;
}

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
    return { facet, counted: counts.find((count) => count.value === text) ?? { value: text, label: text } };
  });
}

/**
 * Facets that can narrow the list: neither by a value of a single book nor by one that all books have; categories also
 * lead to other lists.
 */
export function usefulFacets(
  place: CataloguePlace,
  filter: CatalogueFilter,
  { facets, total }: CataloguePage,
) {
  return facetHeadings.flatMap(([facet, heading]) => {
    if (place === 'author' && facet === 'author') return [];
    const given = filter[facet];
    const chosen = given ? queryText(given) : undefined;
    const counts = (facets[facet] ?? []).filter(
      ({ value, count }) => count > 1 || value === chosen || facet === 'category',
    );
    const [first, second] = counts;
    const isForAll = !second && first?.count === total;
    return first && (chosen !== undefined || !isForAll) ? [{ facet, heading, counts, chosen }] : [];
  });
}

/** No book although no filter is active. */
export function isWithoutBooks(place: CataloguePlace, filter: CatalogueFilter, page: CataloguePage): boolean {
  return page.total === 0 && choicesOf(place, filter, page).length === 0;
}

/** The HTTP status of the page: 404 for an author without books, and past the last page. */
export function statusOf(place: CataloguePlace, filter: CatalogueFilter, page: CataloguePage): 200 | 404 {
  const isUnknownAuthor = place === 'author' && isWithoutBooks(place, filter, page);
  return isUnknownAuthor || (filter.page ?? 1) > pagesFor(page.total) ? 404 : 200;
}
