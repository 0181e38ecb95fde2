import { countFacets, type Passed, type WantedValues } from '../search/facet-counts.ts';
import { audienceChoices } from '../shared/book/audience.ts';
import type { CatalogueQuery, Facet, Facets } from '../shared/catalogue/catalogue.ts';
import { priceRanges } from '../shared/catalogue/catalogue-choices.ts';
import type { Money } from '../shared/values/money.ts';
import type { Books } from './books.ts';
import { noDecade } from './columns.ts';
import { bucketCount, bucketsOf } from './price-buckets.ts';

/** Books passing all filters, and counts for each facet's values, by their number in the columns. */
export interface Filtered extends Passed {
  counts: Facets<Uint32Array>;
}

const noValue = -1;

function only(value: number): WantedValues {
  return { from: value, to: value + 1 };
}

/** '1990' is one decade, 'before-1990' all earlier ones; as numbers of the column. */
export function decadeRange(decade: string): WantedValues {
  const number = Number(decade.slice(-4)) / 10;
  return decade.length > 4 ? { from: 0, to: number } : only(number);
}

/** Facets without a filter are left out. */
function wantedBy(query: CatalogueQuery, books: Books, money: Money): Partial<Record<Facet, WantedValues>> {
  const { category, price, decade, author, audience, available, rating } = query;
  return {
    ...(category !== undefined && { category: only(books.categoryNumber(category)) }),
    ...(price !== undefined && { price: bucketsOf(priceRanges.indexOf(price), money) }),
    ...(decade !== undefined && { decade: decadeRange(decade) }),
    ...(author !== undefined && { author: only(books.authorNumber(author) ?? noValue) }),
    ...(audience !== undefined && { audience: only(audienceChoices.indexOf(audience)) }),
    ...(available && { available: only(1) }),
    ...(rating && { rating: only(1) }),
  };
}

/** Counts for each facet ignore that facet's own filter. @param hasReviews whether ratings are a facet of the shop */
export function filterBooks(
  books: Books,
  query: CatalogueQuery,
  money: Money,
  hits?: Uint8Array,
  hasReviews = false,
): Filtered {
  const counts = {
    category: new Uint32Array(books.categories.length),
    price: new Uint32Array(bucketCount),
    decade: new Uint32Array(noDecade + 1),
    audience: new Uint32Array(audienceChoices.length),
    available: new Uint32Array(2),
    author: new Uint32Array(books.authors.length),
    ...(hasReviews && { rating: new Uint32Array(2) }),
  };
  return { ...countFacets(books.parts, wantedBy(query, books, money), hits, counts), counts };
}
