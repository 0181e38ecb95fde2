import type { Author } from '../shared/book/author.ts';
import { categories, categoryLabel } from '../shared/book/category.ts';
import {
  type CatalogueQuery,
  type Facet,
  type FacetCount,
  priceRanges,
} from '../shared/catalogue/catalogue.ts';
import type { Books } from './books.ts';
import { decadeFacet } from './decade-facet.ts';
import type { Filtered } from './filter.ts';

/** How many authors can be chosen from. */
const authorLimit = 40;

/** '0-10' → 'Under $10', '10-20' → '$10 to $20', '40-' → '$40 and more'. */
function priceLabel(range: string): string {
  const [from = '', to = ''] = range.split('-');
  if (from === '0') return `Under $${to}`;
  return to === '' ? `$${from} and more` : `$${from} to $${to}`;
}

/** The authors with the most books, in the order of their slugs where they have as many. */
function mostCounted(counts: Uint32Array, authors: readonly Author[]): number[] {
  const compare = (one: number, other: number) =>
    (counts[other] ?? 0) - (counts[one] ?? 0) ||
    ((authors[one]?.slug ?? '') < (authors[other]?.slug ?? '') ? -1 : 1);
  const most: number[] = [];
  for (let number = 0; number < counts.length; number += 1) {
    if (!counts[number]) continue;
    const last = most[authorLimit - 1];
    if (last !== undefined && compare(number, last) > 0) continue;
    const at = most.findIndex((other) => compare(number, other) < 0);
    most.splice(at < 0 ? most.length : at, 0, number);
    most.length = Math.min(most.length, authorLimit);
  }
  return most;
}

function authorFacet({ author: chosen }: CatalogueQuery, books: Books, counts: Uint32Array): FacetCount[] {
  const facet = mostCounted(counts, books.authors).flatMap((number): FacetCount[] => {
    const author = books.authors[number];
    return author ? [{ value: author.slug, label: author.name, count: counts[number] ?? 0 }] : [];
  });
  if (chosen === undefined || facet.some(({ value }) => value === chosen)) return facet;
  const number = books.authorNumber(chosen) ?? -1;
  const label = books.authors[number]?.name ?? chosen;
  return [...facet, { value: chosen, label, count: counts[number] ?? 0 }];
}

/** The values of each facet that have books, and the chosen one. */
export function facetsOf(
  query: CatalogueQuery,
  books: Books,
  counts: Filtered['counts'],
): Record<Facet, FacetCount[]> {
  const shown = (all: FacetCount[], chosen: string | undefined) =>
    all.filter(({ value, count }) => count > 0 || value === chosen);
  return {
    category: shown(
      categories.map((value, at) => ({
        value,
        label: categoryLabel(value),
        count: counts.category[at] ?? 0,
      })),
      query.category,
    ),
    author: authorFacet(query, books, counts.author),
    price: shown(
      priceRanges.map((value, at) => ({ value, label: priceLabel(value), count: counts.price[at] ?? 0 })),
      query.price,
    ),
    decade: decadeFacet(query.decade, counts.decade),
    available: shown(
      [{ value: '1', label: 'Available now', count: counts.available[1] ?? 0 }],
      query.available ? '1' : undefined,
    ),
  };
}
