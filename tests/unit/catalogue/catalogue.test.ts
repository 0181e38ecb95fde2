import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type Catalogue, createCatalogue } from '../../../functions/src/catalogue/catalogue.ts';
import { linesSegment, segmentOf } from '../../../functions/src/catalogue/segment.ts';
import { runToEnd } from '../../../functions/src/platform/slices.ts';
import { joinedAuthors } from '../../../functions/src/shared/author/joined-authors.ts';
import type { CatalogueQuery, Facet } from '../../../functions/src/shared/catalogue/catalogue.ts';
import { cataloguePageSize } from '../../../functions/src/shared/catalogue/catalogue-choices.ts';
import { defaultGenres } from '../../../functions/src/shared/genre/genres.ts';
import { dollars } from '../../../functions/src/shared/values/money.ts';
import { linesOf } from '../../../functions/src/snapshot/catalogue-entry.ts';
import { times } from '../../fixtures/times.ts';
import { anyChanges, anyEntries, anyFilter, belongs, sorted } from './model.ts';
import { catalogueOf, entry, find, knownBooks, titlesOf } from './sample-entries.ts';

const facetNames: Facet[] = ['category', 'author', 'price', 'decade', 'audience', 'available', 'rating'];

it('The catalogue answers any filter, order and page as a count of all books does, whatever has changed', () => {
  const property = fc.property(anyEntries, anyChanges, anyFilter, (entries, changes, query) => {
    const catalogue = createCatalogue(segmentOf([...entries.values()]), changes);
    const all = [...new Map([...entries, ...changes]).values()].filter((one) => one !== undefined);
    expect(catalogue.size).toBe(all.length);

    const wanted = all.filter((one) => belongs(one, query));
    const usual = query.author === undefined ? 'newest' : 'series';
    const sort = query.sort ?? (query.q === undefined ? usual : 'relevance');
    const { total, books, facets } = catalogue.find(query, defaultGenres, dollars, true);
    expect(total).toBe(wanted.length);
    const from = ((query.page ?? 1) - 1) * cataloguePageSize;
    const page = sorted(wanted, sort).slice(from, from + cataloguePageSize);
    const ids = (list: readonly { _id: string }[]) => list.map(({ _id }) => _id);
    const expected = ids(page.map(({ book }) => book));
    if (sort === 'relevance') expect(ids(books).sort()).toEqual(expected.sort());
    else expect(ids(books)).toEqual(expected);

    for (const name of facetNames) {
      for (const { value, count } of facets[name] ?? []) {
        const counted = all.filter((one) => belongs(one, query, name, value)).length;
        expect([name, value, count]).toEqual([name, value, counted]);
      }
      if (name === 'price') {
        const offered = facets.price.reduce((sum, { count }) => sum + count, 0);
        expect(offered).toBe(all.filter((one) => belongs(one, query, name)).length);
      }
      const chosen = name === 'available' ? (query.available ? '1' : undefined) : query[name];
      if (chosen !== undefined) expect(facets[name]?.map(({ value }) => value)).toContain(chosen);
    }
  });
  fc.assert(property);
});

it('The catalogue finds the newest books of each category as a look at all books does, whatever has changed', () => {
  const property = fc.property(
    anyEntries,
    anyChanges,
    fc.integer({ min: 1, max: 4 }),
    (entries, changes, most) => {
      const catalogue = createCatalogue(segmentOf([...entries.values()]), changes);
      const all = [...catalogue.entries()].map(({ book }) => book);
      const categories = [...defaultGenres.map(({ slug }) => slug), 'cookery'];
      expect(catalogue.newestOfEach(categories, most)).toEqual(
        categories.map((slug) => all.filter(({ category }) => category === slug).slice(0, most)),
      );
    },
  );
  fc.assert(property);
});

it('The catalogue reads lines with or without a line break at the end, and none', () => {
  const lines = runToEnd(linesOf(knownBooks));
  for (const given of [lines, lines.subarray(0, -1)]) {
    const read = [...createCatalogue(runToEnd(linesSegment(given)), new Map()).entries()];
    expect(read).toEqual(knownBooks);
  }
  const empty = createCatalogue(runToEnd(linesSegment(new Uint8Array())), new Map());
  expect(empty.size).toBe(0);
  expect(find(empty, { q: 'emma' })).toMatchObject({ total: 0, closeWords: [] });
  expect(find(empty, { page: 3 }).books).toEqual([]);
});

it('The catalogue lists for a link of a shop that had reviews once as for any other', () => {
  const shop = catalogueOf(
    entry({ title: 'Bad', reviews: 3, stars: 3 }),
    entry({ title: 'Good', reviews: 12, stars: 54 }),
  );
  const titles = (query: CatalogueQuery) => titlesOf(find(shop, query).books);
  expect(titles({ rating: '4', sort: 'best-rated' })).toEqual(titles({}));
});

it('The catalogue keeps the text of books as it is', () => {
  const strange = entry({ title: '</script>\u2028\n"\\ 🙂', _id: 'a', author: '\ud800' });
  expect(catalogueOf(strange).entry('a')).toEqual(strange);
});

it('The catalogue puts titles in the order of their words, without the article of the book’s language, else the shop’s', () => {
  const titles = [
    'Zoo',
    'abc two',
    '"Abc" one',
    'Abc',
    'The Bell Jar',
    'éclair',
    'Dune',
    'Die Hard',
    'A',
    'The',
  ];
  const german = ['Die Blechtrommel', 'Der Prozess'].map((title) =>
    entry({ title, _id: title, language: 'de' }),
  );
  const books = [...titles.map((title, index) => entry({ title, _id: `${index}` })), ...german];
  const expected = [
    'A',
    'Abc',
    '"Abc" one',
    'abc two',
    'The Bell Jar',
    'Die Blechtrommel',
    'Die Hard',
    'Dune',
    'éclair',
    'Der Prozess',
    'The',
    'Zoo',
  ];
  const byTitle = (catalogue: Catalogue) => find(catalogue, { sort: 'title' }).books;
  expect(titlesOf(byTitle(catalogueOf(...books)))).toEqual(expected);
});

it('The catalogue offers the newest decades that have books, one row for all before them, and the chosen one', () => {
  const years = times(40, (index) => 2020 - 20 * index);
  const books = [...years, 1600, 1601, undefined].map((year, index) =>
    entry({ _id: `${index}`, ...(year === undefined ? {} : { year }) }),
  );
  const catalogue = catalogueOf(...books);
  const rows = (decade?: string) => find(catalogue, { decade }).facets.decade.map(({ value }) => value);
  const newest = years.slice(0, 12).map(String);
  expect(rows()).toEqual([...newest, 'before-1800']);
  expect(rows('1600')).toEqual([...newest, 'before-1800', '1600']);
  expect(find(catalogue, {}).facets.decade.at(-1)).toEqual({
    value: 'before-1800',
    label: 'Before 1800',
    count: 30,
  });
  expect(find(catalogue, { decade: 'before-1800' }).total).toBe(30);
});

it('The catalogue lists the books of an author and of a series in the order in which they are read', () => {
  const author = 'Ann Lee';
  const books = [
    ...['10', '2', '1', '1.5'].map((number) => entry({ title: `Vol ${number} (Saga, #${number})`, author })),
    entry({ title: 'Late', author, year: 1990 }),
    entry({ title: 'Early', author, year: 1980 }),
    entry({ title: 'Other', author: 'Bo Kim', series: 'saga', seriesNumber: '3' }),
  ];
  const catalogue = createCatalogue(
    segmentOf(books.slice(0, 2)),
    new Map(books.slice(2).map((one) => [one.book._id, one])),
  );
  const titles = (query: CatalogueQuery) => titlesOf(find(catalogue, query).books);
  const own = ['Vol 1', 'Vol 1.5', 'Vol 2', 'Vol 10'];
  expect(titles({ author: 'ann-lee' })).toEqual([...own, 'Early', 'Late']);
  expect(titles({ series: 'saga' })).toEqual(own.toSpliced(3, 0, 'Other'));
  expect(titles({ series: 'saga', q: 'other' })).toEqual(['Other']);
  expect(titles({ series: 'none' })).toEqual([]);
});

it('The catalogue knows joined authors by each of their names until they are parted, of changed books, too', () => {
  const books = ['Robert Galbraith', 'J.K. Rowling', 'Galbraith, Robert', 'Richard Bachman'].map(
    (author, index) => entry({ _id: `${index}`, title: `Book ${index}`, author }),
  );
  const changes = new Map(books.slice(2).map((one) => [one.book._id, one]));
  const shop = createCatalogue(segmentOf(books.slice(0, 2)), changes);
  const joined = shop.joining(joinedAuthors('Robert Galbraith = JK Rowling\nRichard Bachman = Stephen King'));
  const resultOf = (catalogue: typeof shop, author: string) => {
    const { total, author: one } = find(catalogue, { author });
    return [total, one?.slug];
  };
  for (const slug of ['robert-galbraith', 'jk-rowling'])
    expect(resultOf(joined, slug)).toEqual([3, 'j-k-rowling']);
  expect(resultOf(joined, 'richard-bachman')).toEqual([1, 'stephen-king']);
  expect([...joined.authors()].map(({ name, count }) => [name, count])).toEqual([
    ['J.K. Rowling', 3],
    ['Stephen King', 1],
  ]);
  expect(
    joined
      .related('1')
      ?.sameAuthor.map(({ _id }) => _id)
      .sort(),
  ).toEqual(['0', '2']);
  expect(resultOf(shop, 'robert-galbraith')).toEqual([2, 'robert-galbraith']);
  expect(resultOf(shop.joining([]), 'j-k-rowling')).toEqual([1, 'j-k-rowling']);
});

it('The catalogue offers the authors with most books', () => {
  const books = times(60, (index) =>
    entry({ _id: `${index}`, author: `Author N${Math.floor(Math.sqrt(index))}` }),
  );
  const { author } = find(catalogueOf(...books), { author: 'author-n0' }).facets;
  expect(author.slice(0, 2)).toEqual([
    { value: 'author-n6', label: 'Author N6', count: 13 },
    { value: 'author-n5', label: 'Author N5', count: 11 },
  ]);
  const manyAuthors = books.map((_, index) => entry({ _id: `${index}`, author: `Author ${index + 10}` }));
  const many = find(catalogueOf(...manyAuthors), { author: 'author-69' }).facets.author;
  expect(many.map(({ value }) => value)).toEqual([
    ...times(32, (index) => `author-${index + 10}`),
    'author-69',
  ]);
});
