import { expect, it } from 'vitest';
import { defaultProfile } from '../../../functions/src/shared/shop/default-profile.ts';
import { defaultDoors, listAt } from '../../../functions/src/shared/shop/doors.ts';
import { doorsOf } from '../../../functions/src/use-cases/catalogue/doors.ts';
import { catalogueOf, entry } from '../catalogue/sample-entries.ts';

const newest = Array.from({ length: 18 }, (_, at) => `Newest ${at}`);

const catalogue = catalogueOf(
  ...[...newest, 'Emma', 'Kim', 'Dubliners', 'Alice', 'Peter Pan', 'Walden'].map((title, at) =>
    entry({
      title,
      newPrice: at < 22 ? 12 : 30,
      createdAt: new Date(Date.UTC(2026, 0, 60 - at)).toISOString(),
      ...(title === 'Walden' && { author: 'H. D. Thoreau', category: 'poetry' }),
      ...(title === 'Alice' && { audience: 'children' }),
      ...(title === 'Peter Pan' && { ageFrom: 6 }),
    }),
  ),
);
const coverOf = (id: string) => ({ _id: id, title: id, category: 'fiction', coverImage: '' });
const shelves = [{ title: 'Staff picks', slug: 'staff-picks', text: '', total: 2, books: [] }].map(
  (shelf) => ({
    ...shelf,
    books: ['emma', 'kim'].map((id) => ({ ...coverOf(id), note: '', by: '' })),
  }),
);
const shop = { catalogue, profile: defaultProfile, shelves };
const doorsTo = (...links: string[]) =>
  doorsOf(
    links.map((link) => ({ title: '', link })),
    shop,
  ).map(({ title, link, total, book }) => [title, link, total, book._id]);

it('A shop that sets nothing leads to the proposed lists that have books, each with a book that stands nowhere else', () => {
  expect(doorsOf(defaultDoors, shop).map(({ title, total, book }) => [title, total, book._id])).toEqual([
    ['A present', 22, 'emma'],
    ['For children', 2, 'alice'],
  ]);
});

it('Home leads to the first three lists of the owner that have books: shelves and authors by their names', () => {
  expect(
    doorsTo(
      '/browse/horror',
      '/shelves/sold-out',
      '/shelves/staff-picks',
      '/browse/poetry',
      '/authors/h-d-thoreau?page=2&view=shelf',
      '/search?q=walden',
      '/browse',
    ),
  ).toEqual([
    ['Staff picks', '/shelves/staff-picks', 2, 'emma'],
    ['H. D. Thoreau', '/authors/h-d-thoreau?page=2&view=shelf', 1, 'walden'],
    ['walden', '/search?q=walden', 1, 'walden'],
  ]);
});

it('A list that the owner gives no name has that of what it lists', () => {
  const chosen = ['/browse?price=20-40', '/browse?audience=children', '/browse'];
  expect(doorsTo(...chosen).map(([title]) => title)).toEqual(['$20 to $40', 'Children', 'All books']);
  expect(doorsTo('/browse/fiction').map(([title]) => title)).toEqual(['Fiction']);
});

it('A shop whose banner shows all its books has no doors', () => {
  const few = catalogueOf(...['Emma', 'Kim', 'Dubliners'].map((title) => entry({ title })));
  expect(doorsOf([{ title: 'All', link: '/browse' }], { ...shop, catalogue: few })).toEqual([]);
});

it.each(['/about', '/search', '/authors', '/browse/a/b', '/browse/%E0', 'browse', '//evil.example/browse'])(
  'No list stands at %s',
  (link) => expect(listAt(link)).toBeUndefined(),
);
