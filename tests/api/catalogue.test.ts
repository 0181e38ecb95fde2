import { randomBytes } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { beginSession } from '../../functions/src/auth/session-store.ts';
import type { Book } from '../../functions/src/shared/book/book.ts';
import { adminBookFields } from './sample-calls.ts';
import { call, refusal } from './shop-api.ts';
import { storeBook } from './stored-books.ts';

const publicCaching = 'public, max-age=0, must-revalidate, s-maxage=55';
/** A word that no other book has. */
const word = `w${randomBytes(6).toString('hex')}`;
let admin: string;
let dracula: Book;
let emma: Book;

beforeAll(async () => {
  admin = await beginSession();
  dracula = await storeBook({ title: `${word} Dracula`, author: 'Bram Stoker', category: 'horror' });
  emma = await storeBook({ title: `${word} Emma`, author: `Jane ${word}`, category: 'fiction' });
  // From now on the functions know them; without this they might answer from a moment ago.
  await fresh('/api/catalogue');
});

function fresh(path: string) {
  return call('GET', `${path}${path.includes('?') ? '&' : '?'}fresh=1`, { token: admin });
}

const idsOf = (books: readonly Book[]) => books.map(({ _id }) => _id);

describe('the catalogue', () => {
  it('finds books by their words, whole but for their descriptions, and may be kept by the CDN', async () => {
    const { status, headers, body } = await call('GET', `/api/catalogue?q=${word}+dracula`);
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toBe(publicCaching);
    expect(body.total).toBe(1);
    expect(body.books).toEqual([{ ...dracula, description: dracula.description.slice(0, 81) }]);
  });

  it('lists a category, and nothing on a page beyond the last', async () => {
    const { body } = await fresh('/api/catalogue?category=horror');
    expect(new Set(body.books.map((book: Book) => book.category))).toEqual(new Set(['horror']));
    const beyond = await fresh('/api/catalogue?page=1000000000');
    expect(beyond.body).toMatchObject({ books: [], total: expect.any(Number) });
    expect(beyond.body.total).toBeGreaterThan(0);
  });

  it('shows the admin each change at once', async () => {
    const find = async (text: string): Promise<Book[]> =>
      (await fresh(`/api/catalogue?q=${text}&literal=1`)).body.books;
    const title = `n${randomBytes(6).toString('hex')}`;
    const options = { token: admin, body: { ...adminBookFields, title } };
    const { _id } = (await call('POST', '/api/books/create-book', options)).body.book;
    expect(idsOf(await find(title))).toEqual([_id]);
    const renamed = `r${randomBytes(6).toString('hex')}`;
    await call('PUT', `/api/books/edit/${_id}`, {
      token: admin,
      body: { ...adminBookFields, title: renamed },
    });
    expect(idsOf(await find(title))).toEqual([]);
    expect(idsOf(await find(renamed))).toEqual([_id]);
    await call('DELETE', `/api/books/${_id}`, { token: admin });
    expect(idsOf(await find(renamed))).toEqual([]);
    expect((await fresh(`/api/books/${_id}/related`)).status).toBe(404);
    await call('POST', `/api/books/${_id}/restore`, { token: admin });
    expect(idsOf(await find(renamed))).toEqual([_id]);
    await call('DELETE', `/api/books/${_id}`, { token: admin });
  });

  it('shows every visitor a change within a few seconds, besides what the CDN keeps', async () => {
    const title = `n${randomBytes(6).toString('hex')}`;
    const { _id } = await storeBook({ title });
    await expect
      .poll(async () => idsOf((await call('GET', `/api/catalogue?q=${title}&page=1`)).body.books), {
        timeout: 20_000,
        interval: 200,
      })
      .toEqual([_id]);
  });

  it.each(['%00', '%01%1f', '__proto__', 'constructor', '%F0%9F%90%89', '%E2%80%AE%D7%A9', '…', '%20'])(
    'finds what there is, or nothing, for %s',
    async (q) => {
      const { status, body } = await call('GET', `/api/catalogue?q=${q}`);
      expect({ status, keys: Object.keys(body) }).toMatchObject({ status: 200 });
      expect(Array.isArray(body.books)).toBe(true);
    },
  );

  it.each(['no-such-author', '..', '__proto__', '%3Cscript%3E', '%D7%A9', '%00'])(
    'has no books by %s',
    async (author) => {
      const { status, body } = await call('GET', `/api/catalogue?author=${author}`);
      expect({ status, total: body.total }).toEqual({ status: 200, total: 0 });
    },
  );

  it.each([
    `q=${'x'.repeat(101)}`,
    'category=poetry',
    'price=cheap',
    'decade=1991',
    'decade=before-1991',
    'available=yes',
    'sort=colour',
    'page=0',
    'page=1e3',
    'page=10000000000',
    'colour=red',
    '__proto__=1',
  ])('refuses %s', async (query) => {
    const answer = await call('GET', `/api/catalogue?${query}`);
    expect(refusal(answer)).toEqual({ status: 400, code: 'invalid-argument', field: query.split('=')[0] });
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
  });

  it.each(['/api/catalogue', '/api/suggestions?q=e', '/api/books/dracula/related', '/api/shop'])(
    '%s is past the cache for the admin alone',
    async (path) => {
      expect((await fresh(path)).headers.get('cache-control')).toBe('private, no-store');
      const address = `${path}${path.includes('?') ? '&' : '?'}fresh=1`;
      expect(refusal(await call('GET', address))).toMatchObject({ status: 401 });
    },
  );
});

describe('suggestions', () => {
  it('name books that may be meant', async () => {
    const { status, headers, body } = await call('GET', `/api/suggestions?q=${word.slice(0, 9)}`);
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toBe(publicCaching);
    expect(idsOf(body.books)).toEqual(expect.arrayContaining([dracula._id, emma._id]));
  });

  it.each(['', 'q=', `q=${'x'.repeat(101)}`, 'q=e&limit=3'])('are refused for %j', async (query) => {
    expect(refusal(await call('GET', `/api/suggestions?${query}`))).toMatchObject({ status: 400 });
  });
});

describe('related books', () => {
  it('are others of the category and of the author', async () => {
    const other = await storeBook({ author: `Jane ${word}`, category: 'horror' });
    const { status, body } = await fresh(`/api/books/${emma._id}/related`);
    expect(status).toBe(200);
    expect(idsOf(body.sameAuthor)).toEqual([other._id]);
    expect(idsOf(body.sameCategory)).not.toContain(emma._id);
    expect(new Set(body.sameCategory.map((book: Book) => book.category))).toEqual(new Set(['fiction']));
  });

  it.each(['missing', '..%2Forders', 'a%2Fb', '__id__', '__proto__', 'x'.repeat(200), '%00'])(
    'are not found for %s',
    async (id) => {
      const answer = await call('GET', `/api/books/${id}/related`);
      expect(refusal(answer)).toMatchObject({ status: 404, code: 'not-found' });
    },
  );
});
