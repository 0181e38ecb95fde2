import { expect, test } from 'vitest';
import { newBookSchema } from '../../../functions/src/shared/book/book.ts';
import { defaultGenreSlugs as categories } from '../../../functions/src/shared/genre/genres.ts';
import { dollars } from '../../../functions/src/shared/values/money.ts';
import { demoBooks } from '../../fixtures/demo-shop/books.ts';

test('there are at least 60 books, and at least ten in every category', () => {
  expect(demoBooks.length).toBeGreaterThanOrEqual(60);
  for (const category of categories) {
    expect(demoBooks.filter((book) => book.category === category).length).toBeGreaterThanOrEqual(10);
  }
});

test.each(demoBooks.map((book) => [book.id, book] as const))('the shop accepts the book %s', (_id, book) => {
  const { id, createdAt, ...fields } = book;
  expect(newBookSchema.validateSync(fields, { strict: true })).toEqual(fields);
  expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  expect(book.coverImage).toBe(`${id}.480w.avif`);
  expect(new Date(createdAt).toISOString()).toBe(createdAt);
  expect(dollars.toCents(book.newPrice)).toBeLessThanOrEqual(dollars.toCents(book.oldPrice));
});

test('no two books have the same id', () => {
  expect(new Set(demoBooks.map((book) => book.id)).size).toBe(demoBooks.length);
});

test('some descriptions are shorter than the 80 characters of a card, one is as long, most are longer', () => {
  const lengths = demoBooks.map((book) => book.description.length);
  expect(lengths.filter((length) => length < 80).length).toBeGreaterThanOrEqual(3);
  expect(lengths.filter((length) => length === 80)).toHaveLength(1);
  expect(lengths.filter((length) => length > 80).length).toBeGreaterThan(lengths.length / 2);
  expect(new Set(demoBooks.map((book) => book.description)).size).toBe(demoBooks.length);
});

test('most books are reduced, some are trending, and some have no author', () => {
  expect(demoBooks.filter((book) => book.newPrice < book.oldPrice).length).toBeGreaterThan(
    demoBooks.length / 2,
  );
  expect(demoBooks.filter((book) => book.trending).length).toBeGreaterThanOrEqual(8);
  expect(demoBooks.filter((book) => book.author === undefined).length).toBeGreaterThanOrEqual(2);
});

test('the books were added over one year, stand newest first, and home shows every genre', () => {
  const instants = demoBooks.map((book) => Date.parse(book.createdAt));
  expect(instants).toEqual([...instants].sort((a, b) => b - a));
  expect(new Set(instants).size).toBe(demoBooks.length);
  const days = ((instants.at(0) ?? 0) - (instants.at(-1) ?? 0)) / 86_400_000;
  expect(days).toBeGreaterThan(330);
  expect(days).toBeLessThanOrEqual(365);
  expect([...new Set(demoBooks.slice(0, 18).map((book) => book.category))].sort()).toEqual(
    [...categories].sort(),
  );
});
