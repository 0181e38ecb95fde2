import fc from 'fast-check';
import { authorsOf } from '../../../functions/src/shared/author/author.ts';
import { choicesFor } from '../../../functions/src/shared/book/audience.ts';
import type { Book } from '../../../functions/src/shared/book/book.ts';
import type { CatalogueQuery, Facet } from '../../../functions/src/shared/catalogue/catalogue.ts';
import { priceRanges } from '../../../functions/src/shared/catalogue/catalogue-choices.ts';
import { defaultGenreSlugs as categories } from '../../../functions/src/shared/genre/genres.ts';
import { wordsOf } from '../../../functions/src/shared/values/words.ts';
import type { CatalogueEntry } from '../../../functions/src/snapshot/catalogue-entry.ts';
import { entry } from './sample-entries.ts';

const authors = ['', 'Ann Lee', 'Bo Kim', 'Ann Lee, Bo Kim', 'Cy Young & Di Fox', 'Ed Gray'];

/** With few values, so that many books are alike. */
const anyEntry = fc
  .record({
    title: fc.array(fc.constantFrom('red', 'Redder', 'moon', 'Sea', 'élan'), { maxLength: 3 }),
    author: fc.constantFrom(...authors),
    category: fc.constantFrom(...categories, 'poetry'),
    cents: fc.constantFrom(0, 999, 1000, 1999, 2000, 3999, 4000, 10_000_000),
    year: fc.constantFrom(undefined, -750, 0, 9, 1989, 1990, 1999, 2000, 9999),
    ageFrom: fc.constantFrom(undefined, 0, 8, 13),
    audience: fc.constantFrom(undefined, 'adults', 'children'),
    minute: fc.integer({ min: 0, max: 9 }),
    sold: fc.integer({ min: 0, max: 3 }),
    rated: fc.constantFrom([0, 0], [1, 5], [1, 3], [2, 8], [20, 79], [20, 78], [40, 180]),
  })
  .map(({ title, cents, minute, year, rated: [reviews = 0, stars = 0], ...given }) => ({
    ...given,
    reviews,
    stars,
    title: title.join(' '),
    newPrice: cents / 100,
    createdAt: `2026-01-01T00:0${minute}:00.000Z`,
    ...(year === undefined ? {} : { year }),
  }));

const anyId = fc.integer({ min: 0, max: 30 }).map((number) => `book-${number}`);

export const anyEntries = fc
  .uniqueArray(fc.tuple(anyId, anyEntry), { selector: ([id]) => id, maxLength: 20 })
  .map((pairs) => new Map(pairs.map(([_id, given]) => [_id, entry({ ...given, _id })])));

export const anyChanges = fc
  .uniqueArray(fc.tuple(anyId, fc.option(anyEntry)), { selector: ([id]) => id, maxLength: 6 })
  .map((pairs) => new Map(pairs.map(([_id, given]) => [_id, given ? entry({ ...given, _id }) : undefined])));

const maybe = <T>(...values: T[]) => fc.constantFrom(undefined, ...values);

export const anyFilter: fc.Arbitrary<CatalogueQuery> = fc.record({
  category: maybe(...categories),
  price: maybe(...priceRanges),
  decade: maybe('0000', '1980', '1990', '9990', 'before-0000', 'before-1990', 'before-9990'),
  audience: maybe('children', '9-11', 'adults'),
  author: maybe('ann-lee', 'bo-kim', 'di-fox', 'no-author', '__proto__'),
  available: maybe(true),
  rating: maybe('4'),
  sort: maybe('newest', 'title', 'price', 'price-down', 'bestselling', 'best-rated'),
  q: maybe('red', 'sea moon', 'elan lee'),
  literal: fc.constant(true),
  page: maybe(1, 2, 1_000_000_000),
});

const decadeOf = (book: Book) =>
  'year' in book && typeof book.year === 'number' && book.year >= 0
    ? `${Math.floor(book.year / 10)}0`.padStart(4, '0')
    : '';

/** A book's values by facet, as queries have them. */
const valuesOf: Record<Facet, (entry: CatalogueEntry) => string[]> = {
  category: ({ book: { category } }) => [category],
  author: ({ book: { author } }) => authorsOf(author).map(({ slug }) => slug),
  price: ({ book: { newPrice } }) => [
    newPrice < 10 ? '0-10' : newPrice < 20 ? '10-20' : newPrice < 40 ? '20-40' : '40-',
  ],
  decade: ({ book }) => [decadeOf(book)],
  audience: ({ book }) => choicesFor(book),
  available: () => ['1'],
  // Shown with one decimal: 3.95 is 4.
  rating: ({ facts: { reviews = 0, stars = 0 } }) => (reviews > 0 && stars / reviews >= 3.95 ? ['4'] : []),
};

/** Decades of four digits sort like their texts. */
function isMeant(value: string, wanted: string): boolean {
  if (!wanted.startsWith('before-')) return value === wanted;
  return value !== '' && value < wanted.slice('before-'.length);
}

function hasWords({ title, author }: Book, q = ''): boolean {
  const own = wordsOf(`${title} ${author ?? ''}`);
  return wordsOf(q).every((word) => own.some((one) => one.startsWith(word)));
}

export function belongs(
  entry: CatalogueEntry,
  query: CatalogueQuery,
  facet?: Facet,
  value?: string,
): boolean {
  const chosen = { ...query, available: query.available ? '1' : undefined, ...(facet && { [facet]: value }) };
  const { category, author, price, decade, audience, available, rating } = chosen;
  return (
    hasWords(entry.book, query.q) &&
    Object.entries({ category, author, price, decade, audience, available, rating }).every(
      ([name, wanted]) =>
        wanted === undefined ||
        Object.entries(valuesOf).some(
          ([own, of]) => own === name && of(entry).some((value) => isMeant(value, wanted)),
        ),
    )
  );
}

/** The mean as with five more reviews of three stars. */
const weighted = ({ facts: { reviews = 0, stars = 0 } }: CatalogueEntry) =>
  reviews === 0 ? 0 : (stars + 15) / (reviews + 5);

/** Sorted plainly, however long it takes. */
export function sorted(entries: readonly CatalogueEntry[], sort: CatalogueQuery['sort']): CatalogueEntry[] {
  const text = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);
  const words = ({ book }: CatalogueEntry) => wordsOf(book.title).join(' ');
  const newest = ({ book: one }: CatalogueEntry, { book: other }: CatalogueEntry) =>
    text(other.createdAt, one.createdAt) || text(other._id, one._id);
  const by: Record<string, (one: CatalogueEntry, other: CatalogueEntry) => number> = {
    title: (one, other) => text(words(one), words(other)),
    series: (one, other) => (one.book.year ?? Infinity) - (other.book.year ?? Infinity) || 0,
    price: (one, other) => one.book.newPrice - other.book.newPrice,
    'price-down': (one, other) => other.book.newPrice - one.book.newPrice,
    bestselling: (one, other) => (other.facts.sold ?? 0) - (one.facts.sold ?? 0),
    'best-rated': (one, other) => weighted(other) - weighted(one),
  };
  return entries.toSorted((one, other) => by[sort ?? '']?.(one, other) || newest(one, other));
}
