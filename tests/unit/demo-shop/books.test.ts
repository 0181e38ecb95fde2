import { expect, test } from 'vitest';
import { newBookSchema } from '../../../functions/src/shared/book/book.ts';
import { dollars } from '../../../functions/src/shared/values/money.ts';
import { demoBooks } from '../../fixtures/demo-shop/books.ts';

test.each(demoBooks.map((book) => [book.id, book] as const))('the shop accepts the book %s', (_id, book) => {
  const { id, createdAt, ...fields } = book;
  expect(newBookSchema.validateSync(fields, { strict: true })).toEqual(fields);
  expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  expect(book.coverImage).toBe(`${id}.480w.avif`);
  expect(new Date(createdAt).toISOString()).toBe(createdAt);
  expect(dollars.toCents(book.newPrice)).toBeLessThanOrEqual(dollars.toCents(book.oldPrice));
});
