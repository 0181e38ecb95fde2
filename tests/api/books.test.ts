import { randomBytes } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { database } from '../../functions/src/platform/firebase.ts';
import type { Book } from '../../functions/src/shared/book/book.ts';
import { signInAdmin } from './accounts.ts';
import { call, expectRefused } from './shop-api.ts';
import { storeBook } from './stored-books.ts';

const publicCaching = 'public, max-age=0, must-revalidate, s-maxage=60';
const word = `w${randomBytes(6).toString('hex')}`;
const sameInstant = new Date().toISOString();
let stored: Book[];

beforeAll(async () => {
  const at = (ms: number) => new Date(Date.parse(sameInstant) - ms).toISOString();
  stored = [
    await storeBook({
      title: `${word} Émile`,
      author: 'Bram Stoker',
      category: 'horror',
      createdAt: sameInstant,
    }),
    await storeBook({ title: `${word} Emma`, category: 'fiction', createdAt: sameInstant }),
    await storeBook({ title: `${word} Dracula`, category: 'horror', createdAt: at(1) }),
    await storeBook({ title: `${word} Ivanhoe`, category: 'fiction', createdAt: at(2) }),
  ];
  stored.sort((one, other) =>
    one.createdAt === other.createdAt
      ? one._id < other._id
        ? 1
        : -1
      : one.createdAt < other.createdAt
        ? 1
        : -1,
  );
});

describe('the list of books', () => {
  it('is whole, newest first and then by id, and may be kept by the CDN', async () => {
    const { status, headers, body } = await call('GET', '/api/books');
    expect(status).toBe(200);
    expect(headers.get('content-type')).toContain('application/json');
    expect(headers.get('cache-control')).toBe(publicCaching);
    expect(headers.get('vary')).toContain('Authorization');
    const asPerson = await call('GET', '/api/books', { token: await signInAdmin() });
    expect(asPerson.headers.get('cache-control')).toBe('private, no-store');
    expect(asPerson.body).toEqual(body);
    const places = body.map((book: Book) => `${book.createdAt}_${book._id}`);
    expect(places).toEqual([...places].sort().reverse());
    const ids = new Set(body.map((book: Book) => book._id));
    expect(stored.every((book) => ids.has(book._id))).toBe(true);
    expect(body.length).toBe((await database().collection('books').count().get()).data().count);
  });

  it('answers books as they are, and nothing of how they are kept', async () => {
    for (const query of ['', '?limit=18', '?limit=30']) {
      const { body } = await call('GET', `/api/books${query}`);
      expect(body.filter((book: Book) => book.title.startsWith(word))).toEqual(stored);
    }
  });

  it('goes on from page to page without a gap or a repetition, also within one instant', async () => {
    const seen: string[] = [];
    let after = '';
    for (let page = 0; page < 50 && seen.length < stored.length; page += 1) {
      const { body } = await call('GET', `/api/books?limit=1${after}`);
      if (body.length === 0) break;
      if (body[0].title.startsWith(word)) seen.push(body[0]._id);
      after = `&after=${body[0].createdAt}_${body[0]._id}`;
    }
    expect(seen).toEqual(stored.map((book) => book._id));
  });

  it('tells which of some books still exist', async () => {
    const [first, second] = stored.map((book) => book._id);
    const { body } = await call('GET', `/api/books?ids=${second},gone-book,${first}`);
    expect(body.map((book: Book) => book._id)).toEqual([second, first]);
  });
});

describe('one book', () => {
  it('is answered with its version', async () => {
    const [book] = stored;
    const { status, headers, body } = await call('GET', `/api/books/${book?._id}`);
    expect({ status, body }).toEqual({ status: 200, body: book });
    expect(headers.get('cache-control')).toBe(publicCaching);
    expect(headers.get('etag')).toBe(`"${Date.parse(sameInstant)}"`);
  });

  it.each(['missing', '__id__', 'create-book'])('is not found as %s', async (id) => {
    const answer = await call('GET', `/api/books/${id}`);
    expectRefused(answer, 404, 'not-found');
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
  });

  it('is readable when fields are missing or of another kind', async () => {
    const { id } = await database().collection('books').add({ title: 'Half a book', newPrice: 'free' });
    const { status, body } = await call('GET', `/api/books/${id}`);
    expect({ status, body }).toEqual({
      status: 200,
      body: {
        _id: id,
        title: 'Half a book',
        description: '',
        category: '',
        coverImage: '',
        newPrice: 0,
        oldPrice: 0,
        trending: false,
        createdAt: '1970-01-01T00:00:00.000Z',
      },
    });
  });
});
