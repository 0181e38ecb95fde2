import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createCatalogue } from '../../../functions/src/catalogue/catalogue.ts';
import { segmentOf } from '../../../functions/src/catalogue/segment.ts';
import { adminBookSorts, adminPageSize } from '../../../functions/src/shared/catalogue/admin-book-choices.ts';
import type { AdminBookFilter } from '../../../functions/src/shared/catalogue/admin-books.ts';
import { defaultGenreSlugs as categories } from '../../../functions/src/shared/genre/genres.ts';
import type { CatalogueEntry } from '../../../functions/src/snapshot/catalogue-entry.ts';
import { anyChanges, anyEntries, sorted } from './model.ts';
import { catalogueOf, entry, knownBooks, titlesOf } from './sample-entries.ts';

/** What the admin filters by beside the words, spread over the books by their ids. */
function marked({ book, ...rest }: CatalogueEntry): CatalogueEntry {
  const number = Number(/\d+$/.exec(book._id)?.[0] ?? 0);
  return {
    ...rest,
    book: {
      ...book,
      trending: number % 2 === 0,
      coverImage: ['', 'emma.480w.avif', 'https://example.com/emma.png'][number % 3] ?? '',
      ...(number % 5 === 0 ? { stockLeft: 0 } : {}),
    },
  };
}

const isWanted = (
  { book }: CatalogueEntry,
  { category, trending, noCover, coverAddress, lowStock }: AdminBookFilter,
) =>
  (!category || book.category === category) &&
  (!trending || book.trending) &&
  (!noCover || book.coverImage === '') &&
  (!coverAddress || book.coverImage.startsWith('https://')) &&
  (!lowStock || book.stockLeft !== undefined);

const maybe = <T>(...values: T[]) => fc.constantFrom(undefined, ...values);
const anyFilter: fc.Arbitrary<AdminBookFilter> = fc.record({
  q: fc.constant(undefined),
  category: maybe(...categories),
  trending: maybe(true),
  noCover: maybe(true),
  coverAddress: maybe(true),
  lowStock: maybe(true),
});

it('The admin’s list is that of a count of all books, whatever has changed', () => {
  const property = fc.property(
    anyEntries,
    anyChanges,
    anyFilter,
    maybe(...adminBookSorts),
    (entries, changes, filter, sort) => {
      const [first, later] = [entries, changes].map(
        (some) => new Map([...some].map(([id, one]) => [id, one && marked(one)])),
      );
      if (!first || !later) throw new Error('There are two');
      const known = [...first.values()].filter((one) => one !== undefined);
      const catalogue = createCatalogue(segmentOf(known), later);
      const all = [...new Map([...first, ...later]).values()].filter((one) => one !== undefined);
      const wanted = sorted(
        all.filter((one) => isWanted(one, filter)),
        sort ?? 'newest',
      ).map(({ book }) => book._id);
      const page = catalogue.findForAdmin({ ...filter, sort, page: 1 });
      expect(page.total).toBe(wanted.length);
      expect(page.books.map(({ _id }) => _id)).toEqual(wanted.slice(0, adminPageSize));
      const matching = [...catalogue.matching(filter)].map(({ book }) => book._id);
      expect(matching.sort()).toEqual(wanted.sort());
    },
  );
  fc.assert(property);
});

it('The admin finds by words, the best first, and sorted when that is asked for', () => {
  const catalogue = catalogueOf(...knownBooks, entry({ title: 'Potter’s Wheel', newPrice: 1 }));
  const find = (query: object) =>
    titlesOf(catalogue.findForAdmin({ q: 'potter', sort: undefined, page: undefined, ...query }).books);
  expect(find({})[0]).toMatch(/^Harry Potter/);
  expect(find({ sort: 'price' })[0]).toBe('Potter’s Wheel');
  expect(find({ q: '9780141439587' })).toEqual(['Emma']);
  expect(find({ q: '-' })).toEqual([]);
  expect(find({ page: 2 })).toEqual([]);
});
