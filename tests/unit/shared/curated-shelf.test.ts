import { expect, it } from 'vitest';
import {
  curatedShelfFields,
  curatedShelfSchema,
  readCuratedShelf,
  shelfIn,
} from '../../../functions/src/shared/shelf/curated-shelf.ts';
import { shelfLimits } from '../../../functions/src/shared/shelf/shelf-limits.ts';

const book = (bookId: string) => ({ bookId, note: '', by: '' });
const shelf = {
  title: 'Staff picks',
  slug: 'staff-picks',
  text: 'Ours.',
  isPublished: true,
  homePlace: 1,
  books: [{ bookId: 'emma', note: 'Read it twice.', by: 'Iris' }, book('kim')],
};
const many = (count: number) => Array.from({ length: count }, (_, index) => book(`book-${index}`));
const validated = (fields: object) =>
  curatedShelfSchema.validate(curatedShelfSchema.cast(fields, { assert: false }), { strict: true });

it('A shelf is taken as it is, with empty texts and no books where they are left out', async () => {
  expect(await validated(shelf)).toEqual(shelf);
  expect(await validated({ title: ' New ', slug: 'new' })).toEqual({
    title: 'New',
    slug: 'new',
    text: '',
    isPublished: false,
    homePlace: 0,
    books: [],
  });
  const full = { ...shelf, books: many(shelfLimits.books) };
  expect(await validated(full)).toEqual(full);
});

it.each([
  ['title', { title: ' ' }],
  ['title', { title: 'x'.repeat(shelfLimits.title + 1) }],
  ['slug', { slug: '' }],
  ['slug', { slug: 'Staff picks' }],
  ['slug', { slug: '../orders' }],
  ['slug', { slug: 'a--b' }],
  ['text', { text: 'x'.repeat(shelfLimits.text + 1) }],
  ['homePlace', { homePlace: 4 }],
  ['books', { books: many(shelfLimits.books + 1) }],
  ['books', { books: [book('emma'), book('emma')] }],
  ['books[0].bookId', { books: [book('a/b')] }],
  ['books[0].note', { books: [{ ...book('emma'), note: 'x'.repeat(shelfLimits.note + 1) }] }],
  ['titles.de', { titles: { de: 'x'.repeat(shelfLimits.title + 1) } }],
  ['books[0].by', { books: [{ ...book('emma'), by: 'x'.repeat(shelfLimits.by + 1) }] }],
])('A shelf is refused with the name of the field: %s', async (path, change) => {
  await expect(validated({ ...shelf, ...change })).rejects.toMatchObject({ path });
});

it('A shelf says in a further language what is translated, and the rest as in the first one', async () => {
  const titles = { de: ' Unsere Wahl ', fr: ' ' };
  const taken = await validated({
    ...shelf,
    titles,
    books: [{ ...shelf.books[0], notes: { de: 'Zweimal.' } }],
  });
  expect(taken.titles).toEqual({ de: 'Unsere Wahl' });
  const [note] = taken.books;
  expect(shelfIn(taken, 'de')).toMatchObject({
    title: 'Unsere Wahl',
    text: 'Ours.',
    books: [{ note: 'Zweimal.', by: 'Iris' }],
  });
  expect(shelfIn(taken, 'fr')).toMatchObject({ title: 'Staff picks', books: [{ note: note?.note }] });
  expect(shelfIn(taken, undefined)).toBe(taken);
});

it('A shelf is read from any document', () => {
  const empty = { title: '', slug: '', text: '', isPublished: false, homePlace: 0, books: [] };
  expect(readCuratedShelf('s', {})).toEqual({ id: 's', ...empty, version: 0 });
  const damaged = { title: 7, books: [null, { bookId: 'emma', note: 3 }], isPublished: 'yes' };
  expect(curatedShelfFields(readCuratedShelf('s', damaged))).toEqual({
    ...empty,
    books: [book(''), book('emma')],
  });
});
