import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { Book } from '../../functions/src/shared/book/book.ts';
import { adminBookFields } from '../fixtures/factories.ts';
import { admin, asAdmin } from './desk-calls.ts';
import { call, expectRefused, succeeded } from './shop-api.ts';
import { storeBook } from './stored-books.ts';

const publicCaching = 'public, max-age=0, must-revalidate, s-maxage=55';
const word = `w${randomBytes(6).toString('hex')}`;

const dracula = await storeBook({ title: `${word} Dracula`, author: 'Bram Stoker', category: 'horror' });
const emma = await storeBook({ title: `${word} Emma`, author: `Jane ${word}`, category: 'fiction' });

function fresh(path: string) {
  return asAdmin('GET', `${path}${path.includes('?') ? '&' : '?'}fresh=1`);
}

// Makes the functions load the new books; without it they might answer from a cache.
await fresh('/api/catalogue');

const idsOf = (books: readonly Book[]) => books.map(({ _id }) => _id);

describe('the catalogue', () => {
  it('finds books by their words, whole but for their descriptions, and may be kept by the CDN', async () => {
    const { status, headers, body } = await call('GET', `/api/catalogue?q=${word}+dracula`);
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toBe(publicCaching);
    expect(body.total).toBe(1);
    expect(body.books).toEqual([{ ...dracula, description: dracula.description.slice(0, 81) }]);
  });

  it('shows the admin each change at once', async () => {
    const find = async (text: string): Promise<Book[]> =>
      (await fresh(`/api/catalogue?q=${text}&literal=1`)).body.books;
    const title = `n${randomBytes(6).toString('hex')}`;
    const options = { token: admin, body: { ...adminBookFields, title } };
    const { _id } = (await call('POST', '/api/books/create-book', options)).body.book;
    expect(idsOf(await find(title))).toEqual([_id]);
    const renamed = `r${randomBytes(6).toString('hex')}`;
    await asAdmin('PUT', `/api/books/edit/${_id}`, { ...adminBookFields, title: renamed });
    expect(idsOf(await find(title))).toEqual([]);
    expect(idsOf(await find(renamed))).toEqual([_id]);
    await asAdmin('DELETE', `/api/books/${_id}`);
    expect(idsOf(await find(renamed))).toEqual([]);
    expectRefused(await fresh(`/api/books/${_id}/related`), 404);
    await asAdmin('POST', `/api/books/${_id}/restore`);
    expect(idsOf(await find(renamed))).toEqual([_id]);
    await asAdmin('DELETE', `/api/books/${_id}`);
  });

  it('is past the cache for the admin alone', async () => {
    expect((await fresh('/api/catalogue')).headers.get('cache-control')).toBe('private, no-store');
    expectRefused(await call('GET', '/api/catalogue?fresh=1'), 401);
  });
});

describe('suggestions', () => {
  it('name books that may be meant', async () => {
    const { status, headers, body } = await call('GET', `/api/suggestions?q=${word.slice(0, 9)}`);
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toBe(publicCaching);
    expect(idsOf(body.books)).toEqual(expect.arrayContaining([dracula._id, emma._id]));
    expectRefused(await call('GET', '/api/suggestions'), 400, 'q');
  });
});

describe('related books', () => {
  it('are others of the category and of the author', async () => {
    const other = await storeBook({ author: `Jane ${word}`, category: 'horror' });
    await storeBook({ category: 'fiction' });
    const body = succeeded(await fresh(`/api/books/${emma._id}/related`));
    expect(idsOf(body.sameAuthor)).toEqual([other._id]);
    expect(idsOf(body.sameCategory)).not.toContain(emma._id);
    expect(new Set(body.sameCategory.map((book: Book) => book.category))).toEqual(new Set(['fiction']));
  });
});
