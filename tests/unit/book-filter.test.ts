import fc from 'fast-check';
import { expect, it } from 'vitest';
import { adminBookSorts } from '../../functions/src/shared/catalogue/admin-book-choices.ts';
import { adminBookQuerySchema } from '../../functions/src/shared/catalogue/admin-books.ts';
import { defaultGenreSlugs as categories } from '../../functions/src/shared/genre/genres.ts';
import {
  type BookFilter,
  bookFilterSearch,
  conditionsOf,
  isNarrowed,
  readBookFilter,
} from '../../web/src/entities/book/book-filter.ts';
import { anyCharacters } from '../fixtures/any-text.ts';

const maybe = <T>(...values: T[]) => fc.constantFrom(undefined, ...values);
const anyFilter = fc
  .record({
    q: maybe('emma', 'a & b=c', '#1 50% +'),
    category: maybe(...categories),
    trending: maybe(true),
    noCover: maybe(true),
    coverAddress: maybe(true),
    lowStock: maybe(true),
    sort: maybe(...adminBookSorts),
    page: maybe(2, 400),
  })
  .map(
    (filter): BookFilter =>
      Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== undefined)),
  );

const read = (search: string) => readBookFilter(new URLSearchParams(search));

it('The filter is the same after a reload of its address', () => {
  fc.assert(
    fc.property(anyFilter, (filter) => {
      expect(read(bookFilterSearch(filter))).toEqual(filter);
    }),
  );
});

it('Every address gives a filter that the API takes', () => {
  const parameters = fc.dictionary(
    fc.constantFrom(
      'q',
      'category',
      'trending',
      'noCover',
      'coverAddress',
      'lowStock',
      'sort',
      'page',
      'change',
    ),
    fc.oneof(anyCharacters, fc.constantFrom('0', '1', '-1', '1e9', 'horror', '__proto__')),
  );
  fc.assert(
    fc.property(parameters, (given) => {
      const filter = readBookFilter(new URLSearchParams(given));
      expect(adminBookQuerySchema.isValidSync(filter, { strict: true })).toBe(true);
    }),
  );
});

it('An address without a filter lists all books, newest first, and only conditions narrow it', () => {
  expect(read('')).toEqual({});
  expect(bookFilterSearch({})).toBe('');
  expect(isNarrowed(read('?sort=title&page=3'))).toBe(false);
  expect(isNarrowed(read('?lowStock=1'))).toBe(true);
  expect(conditionsOf(read('?q=emma&sort=title&page=3'))).toEqual({ q: 'emma' });
});
