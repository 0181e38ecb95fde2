import { beforeEach, expect, it, vi } from 'vitest';
import { type Book, newBookSchema } from '../../../functions/src/shared/book/book.ts';
import { owner } from '../../../functions/src/shared/callers.ts';
import { createBook } from '../../../functions/src/use-cases/books/create-book.ts';
import type { BookWrite } from '../../../functions/src/use-cases/books/write-books.ts';

const shop = vi.hoisted(() => new Map<string, { book: Book; version: number; document: object }>());

vi.mock('../../../functions/src/platform/firebase.ts', () => import('../../fixtures/without-database.ts'));
vi.mock('../../../functions/src/books/book-store.ts', () => ({
  newBookId: () => crypto.randomUUID(),
  readBooks: async (_: object, ids: string[]) => ids.flatMap((id) => shop.get(id) ?? []),
}));
vi.mock('../../../functions/src/settings/shop-genres.ts', () => ({ requireGenre: async () => undefined }));
vi.mock('../../../functions/src/use-cases/books/write-books.ts', () => ({
  writeBook: async (_: object, { id, after, version }: BookWrite) => {
    if (after) shop.set(id, { ...after, version });
  },
}));

const key = '0b6c7c1e-9d3d-4d53-8d53-0c8b1f3f0a11';
const emma = newBookSchema.cast({
  title: 'Emma',
  description: 'A matchmaker.',
  category: 'fiction',
  oldPrice: 9,
  newPrice: 7,
});

beforeEach(() => shop.clear());

it('A retry after an edit answers the book as it is now', async () => {
  const { book } = await createBook(emma, key, owner);
  const edited = { ...book, title: 'Emma, revised' };
  shop.set(book._id, { book: edited, version: 2, document: {} });
  expect(await createBook(emma, key, owner)).toEqual({ book: edited, version: 2, isNew: false });
});

it('Without a key, or under the key of another person, each call adds a book', async () => {
  await createBook(emma, undefined, owner);
  await createBook(emma, undefined, owner);
  await createBook(emma, key, owner);
  await createBook(emma, key, { ...owner, id: 'kim' });
  expect(shop.size).toBe(4);
});
