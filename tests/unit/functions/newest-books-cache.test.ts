import { beforeEach, expect, it, vi } from 'vitest';
import { newestBooks } from '../../../functions/src/books/newest-books-cache.ts';
import { makeBook } from '../../fixtures/factories.ts';

const reference = vi.hoisted(() => ({ get: vi.fn(), create: vi.fn(), update: vi.fn() }));
const listBooks = vi.hoisted(() => vi.fn());
const write = vi.hoisted(() => vi.fn());
vi.mock('../../../functions/src/collections.ts', () => ({ collection: () => ({ doc: () => reference }) }));
vi.mock('../../../functions/src/books/book-store.ts', () => ({ listBooks }));
vi.mock('firebase-functions/logger', () => ({ write }));

const book = makeBook();

beforeEach(() => {
  vi.resetAllMocks();
  listBooks.mockImplementation(async function* () {
    yield book;
  });
});

/** What the cache's document holds; `updateTime` is there when the document is. */
function cached(data: object | undefined) {
  reference.get.mockResolvedValue({ data: () => data, updateTime: data && 'some time', ref: reference });
}

it('The newest books are answered although the cache cannot be written, and the log says so', async () => {
  cached({ changes: 7, readAt: 6, books: [] });
  reference.update.mockRejectedValue(new Error('Quota exceeded'));
  expect(await newestBooks()).toEqual([book]);
  expect(write).toHaveBeenCalledWith(expect.objectContaining({ severity: 'ERROR' }));
});

it('An instance that finds the cache written by another one meanwhile says nothing of it', async () => {
  cached(undefined);
  reference.create.mockRejectedValue(Object.assign(new Error('Exists'), { code: 6 }));
  expect(await newestBooks()).toEqual([book]);
  expect(write).not.toHaveBeenCalled();
});

it('Readers that miss at the same time read the books once and write the cache once', async () => {
  cached({ changes: 8, readAt: 7, books: [] });
  reference.update.mockResolvedValue(undefined);
  const answers = await Promise.all(Array.from({ length: 10 }, () => newestBooks()));
  expect(answers).toEqual(Array.from({ length: 10 }, () => [book]));
  expect(listBooks).toHaveBeenCalledTimes(1);
  expect(reference.update).toHaveBeenCalledTimes(1);
});

it('A refresh that fails is tried again by the next reader', async () => {
  cached({ changes: 9, readAt: 8, books: [] });
  listBooks.mockImplementationOnce(() => {
    throw new Error('The database is away');
  });
  await expect(newestBooks()).rejects.toThrow('The database is away');
  reference.update.mockResolvedValue(undefined);
  expect(await newestBooks()).toEqual([book]);
});
