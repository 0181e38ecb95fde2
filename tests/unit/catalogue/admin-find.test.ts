import { expect, it } from 'vitest';
import { catalogueOf, entry, knownBooks, titlesOf } from './sample-entries.ts';

const marked = catalogueOf(
  entry({ title: 'Plain', category: 'horror' }),
  entry({ title: 'Talked of', trending: true, coverImage: 'a.480w.avif', newPrice: 2 }),
  entry({ title: 'Elsewhere', coverImage: 'https://example.com/a.png', stockLeft: 0, newPrice: 5 }),
);

it.each<[Parameters<typeof marked.findForAdmin>[0], string[]]>([
  [{}, ['Talked of', 'Plain', 'Elsewhere']],
  [{ sort: 'price' }, ['Talked of', 'Elsewhere', 'Plain']],
  [{ category: 'horror' }, ['Plain']],
  [{ trending: true }, ['Talked of']],
  [{ noCover: true }, ['Plain']],
  [{ coverAddress: true }, ['Elsewhere']],
  [{ lowStock: true }, ['Elsewhere']],
  [{ trending: true, category: 'horror' }, []],
])('The admin’s list of %j is %j', (filter, titles) => {
  const { total, books } = marked.findForAdmin({ ...filter, page: 1 });
  expect([total, titlesOf(books)]).toEqual([titles.length, titles]);
  const matching = [...marked.matching(filter)].map(({ book }) => book);
  expect(titlesOf(matching).sort()).toEqual(titles.toSorted());
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
