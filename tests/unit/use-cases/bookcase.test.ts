import { expect, it } from 'vitest';
import { bookcaseLimits } from '../../../functions/src/shared/catalogue/bookcase.ts';
import type { Genre } from '../../../functions/src/shared/genre/genres.ts';
import { bookcaseOf } from '../../../functions/src/use-cases/catalogue/bookcase.ts';
import { times } from '../../fixtures/times.ts';
import { catalogueOf, entry, knownBooks } from '../catalogue/sample-entries.ts';

const genre = (slug: string, isHidden = false): Genre => ({ slug, name: slug, isHidden, isChoice: false });

it('The bookcase of home has a shelf for each genre that is shown and has books, in the order of the shop, and on the one that was asked for what spines show', () => {
  const genres = [genre('poetry'), genre('horror'), genre('adventure'), genre('fiction', true)];
  expect(bookcaseOf(catalogueOf(...knownBooks), genres, 'horror')).toEqual([
    {
      category: 'horror',
      total: 1,
      books: [{ _id: 'frankenstein', title: 'Frankenstein', author: 'Mary Shelley', newPrice: 9.5 }],
    },
    {
      category: 'adventure',
      total: 1,
      books: [],
    },
  ]);
  const unasked = bookcaseOf(catalogueOf(...knownBooks), genres);
  expect(unasked.map(({ total, books }) => [total, books])).toEqual([
    [1, []],
    [1, []],
  ]);
  expect(bookcaseOf(catalogueOf(), genres)).toEqual([]);
});

it('The bookcase of home is bounded at any size of the shop: the newest books, few genres and short titles', () => {
  const { shelves, books, letters } = bookcaseLimits;
  const genres = times(shelves + 1, (at) => genre(`genre-${at}`));
  const stock = genres.flatMap(({ slug }) =>
    times(books + 2, (at) =>
      entry({
        _id: `${slug}-${at}`,
        title: 'x'.repeat(letters + 1),
        category: slug,
        createdAt: new Date(Date.UTC(2026, 0, 1 + at)).toISOString(),
      }),
    ),
  );
  const rows = bookcaseOf(catalogueOf(...stock), genres, 'genre-3');
  expect(rows.map(({ category, total }) => [category, total])).toEqual(
    genres.slice(0, shelves).map(({ slug }) => [slug, books + 2]),
  );
  expect(rows[3]?.books.map(({ _id }) => _id)).toEqual(times(books, (at) => `genre-3-${books + 1 - at}`));
  expect(rows[3]?.books[0]?.title).toBe(`${'x'.repeat(letters)}…`);
});
