import type { Author } from '../shared/author/author.ts';
import { audienceChoices, audienceLabel } from '../shared/book/audience.ts';
import type { CatalogueQuery, FacetCount, Facets } from '../shared/catalogue/catalogue.ts';
import { priceRanges } from '../shared/catalogue/catalogue-choices.ts';
import { availableLabel, fourStarsLabel, rangeLabel } from '../shared/catalogue/facet-labels.ts';
import { priceZeros } from '../shared/catalogue/price-magnitudes.ts';
import { type Genre, shownGenres } from '../shared/genre/genres.ts';
import type { Money } from '../shared/values/money.ts';
import type { Books } from './books.ts';
import { noDecade } from './columns.ts';
import { decadeRange, type Filtered } from './filter.ts';
import { bucketsOf } from './price-buckets.ts';

const ownRows = 12;

/** Rows such as '1990' and 'before-1990'. */
function rowOf(value: string, counts: Uint32Array): FacetCount {
  const { from, to } = decadeRange(value);
  const year = Number(value.slice(-4));
  return {
    value,
    label: value.length > 4 ? `Before ${year}` : `${year}`,
    count: counts.subarray(from, to).reduce((sum, count) => sum + count, 0),
  };
}

/** The newest decades with books, one row for all before, and the chosen value; `counts` are by decade. */
function decadeFacet(chosen: string | undefined, counts: Uint32Array): FacetCount[] {
  const decades: string[] = [];
  for (let decade = noDecade - 1; decade >= 0; decade -= 1) {
    if (counts[decade]) decades.push(`${decade}0`.padStart(4, '0'));
  }
  // A combined row for a single decade would save nothing.
  const isLong = decades.length > ownRows + 1;
  const values = isLong ? [...decades.slice(0, ownRows), `before-${decades[ownRows - 1]}`] : decades;
  const missing = chosen === undefined || values.includes(chosen) ? [] : [chosen];
  return [...values, ...missing].map((value) => rowOf(value, counts));
}

const authorLimit = 32;

function countInRange(counts: Uint32Array, range: number, money: Money): number {
  const { from, to } = bucketsOf(range, money);
  return counts.subarray(from, to).reduce((sum, count) => sum + count, 0);
}

/** Ties are ordered by slug. */
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
  if (chosen === undefined) return facet;
  const number = books.authorNumber(chosen) ?? -1;
  const { slug, name } = books.authors[number] ?? { slug: chosen, name: chosen };
  if (facet.some(({ value }) => value === slug)) return facet;
  return [...facet, { value: slug, label: name, count: counts[number] ?? 0 }];
}

export function audienceCounts(counts: Uint32Array): FacetCount[] {
  return audienceChoices.map((value, at) => ({ value, label: audienceLabel(value), count: counts[at] ?? 0 }));
}

export function facetsOf(
  query: CatalogueQuery,
  books: Books,
  counts: Filtered['counts'],
  genres: readonly Genre[],
  money: Money,
): Facets<FacetCount[]> {
  const visible = (all: FacetCount[], chosen: string | undefined) =>
    all.filter(({ value, count }) => count > 0 || value === chosen);
  return {
    category: visible(
      shownGenres(genres).map(({ slug, name }) => ({
        value: slug,
        label: name,
        count: counts.category[books.categoryNumber(slug)] ?? 0,
      })),
      query.category,
    ),
    author: authorFacet(query, books, counts.author),
    price: visible(
      priceRanges.map((value, at) => ({
        value,
        label: rangeLabel(value, money, priceZeros(money.currency)),
        count: countInRange(counts.price, at, money),
      })),
      query.price,
    ),
    decade: decadeFacet(query.decade, counts.decade),
    audience: visible(audienceCounts(counts.audience), query.audience),
    available: visible(
      [{ value: '1', label: availableLabel, count: counts.available[1] ?? 0 }],
      query.available ? '1' : undefined,
    ),
    ...(counts.rating && {
      rating: visible([{ value: '4', label: fourStarsLabel, count: counts.rating[1] ?? 0 }], query.rating),
    }),
  };
}
