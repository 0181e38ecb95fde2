import { describe, expect, it } from 'vitest';
import { database } from '../../functions/src/platform/firebase.ts';
import { asOnCard } from '../../functions/src/shared/book/card.ts';
import { readCounters } from '../../functions/src/stats/counter-store.ts';
import { makeOrderRequest } from '../fixtures/factories.ts';
import { registerShopper } from './accounts.ts';
import { asAdmin } from './desk-calls.ts';
import { call, expectRefused, outcomes, succeeded } from './shop-api.ts';
import { storeBook } from './stored-books.ts';
import { documentAt } from './stored-documents.ts';

const fields = {
  title: 'The Art of Money Getting',
  description: 'Golden rules for making money.',
  category: 'business',
  trending: true,
  oldPrice: 12,
  newPrice: 9.99,
  coverImage: 'money.480w.avif',
};

const more = {
  author: 'P. T. Barnum',
  isbn: '9780141439587',
  publisher: 'J. S. Ogilvie',
  year: 1880,
  pages: 90,
  language: 'en',
  format: 'paperback',
  subjects: ['Success', 'Money, 19th century'],
  weight: 340,
  condition: 'used',
  taxClass: 'other',
};

function create(body: unknown) {
  return asAdmin('POST', '/api/books/create-book', body);
}

function edit(id: string, body: unknown, headers: Record<string, string> = {}) {
  return asAdmin('PUT', `/api/books/edit/${id}`, body, { headers });
}

async function bookCount() {
  return (await database().collection('books').count().get()).data().count;
}

describe('adding a book', () => {
  it('answers it and puts it at the head of the list, searchable and counted', async () => {
    const before = await readCounters();
    const { status, headers, body } = await create({ ...fields, author: ' P. T. Barnum ' });
    expect(status).toBe(201);
    const { _id, createdAt } = body.book;
    expect(Math.abs(Date.parse(createdAt) - Date.now())).toBeLessThan(60_000);
    expect(body).toEqual({
      message: 'Book added',
      book: { _id, createdAt, author: 'P. T. Barnum', ...fields },
      version: Date.parse(createdAt),
    });
    expect(headers.get('etag')).toBe(`"${Date.parse(createdAt)}"`);
    expect((await call('GET', '/api/books?limit=1')).body).toEqual([body.book]);
    const answer = await asAdmin('GET', '/api/catalogue?q=barnum+getting&fresh=1');
    expect(answer.body.books).toContainEqual(asOnCard(body.book));
    const after = await readCounters();
    expect(after).toEqual({ ...before, books: before.books + 1, trendingBooks: before.trendingBooks + 1 });
  });

  it('takes all that can be said of a book, the ISBN in any writing', async () => {
    const { body } = await create({ ...fields, ...more, isbn: '0-14-143958-0', year: 1880 });
    const { _id, createdAt } = body.book;
    expect(body.book).toEqual({ _id, createdAt, ...fields, ...more });
    expect((await call('GET', `/api/books/${_id}`)).body).toEqual(body.book);
  });

  it('is refused for what its schema refuses', async () => {
    const before = await bookCount();
    expectRefused(await create({ ...fields, newPrice: 9.999 }), 400, 'invalid-argument', 'newPrice');
    expect(await bookCount()).toBe(before);
  });
});

describe('editing a book', () => {
  it('needs no description where the book has none, and takes none away', async () => {
    const [bare, described] = [await storeBook({ description: '' }), await storeBook({})];
    succeeded(await edit(bare._id, { ...fields, description: '' }));
    expectRefused(
      await edit(described._id, { ...fields, description: ' ' }),
      400,
      'invalid-argument',
      'description',
    );
  });

  it('changes it everywhere; what it leaves out, and when it was added, stay', async () => {
    const book = await storeBook({ author: 'Mary Shelley', createdAt: '2026-01-01T00:00:00.000Z' });
    const before = await readCounters();
    const { status, headers, body } = await edit(book._id, fields);
    expect(status).toBe(200);
    const edited = { ...fields, _id: book._id, author: 'Mary Shelley', createdAt: book.createdAt };
    expect(body).toEqual({ message: 'Book updated', book: edited, version: expect.any(Number) });
    const read = await call('GET', `/api/books/${book._id}`);
    expect(read.body).toEqual(edited);
    expect(read.headers.get('etag')).toBe(headers.get('etag'));
    const answer = await asAdmin('GET', '/api/catalogue?q=shelley+getting&fresh=1');
    expect(answer.body.books).toContainEqual(asOnCard(edited));
    expect(await readCounters()).toEqual({ ...before, trendingBooks: before.trendingBooks + 1 });
    const stored = await documentAt(`books/${book._id}`);
    expect(`"${stored.get('updatedAt').toMillis()}"`).toBe(headers.get('etag'));
  });

  it('keeps, changes and clears what can be said of a book', async () => {
    const { body } = await create({ ...fields, ...more, isbn: '9780451524935' });
    const { _id } = body.book;
    expect((await edit(_id, fields)).body.book).toEqual(body.book);
    const changes = { isbn: '0-8044-2957-X', year: 1900, subjects: ['Work'] };
    const changed = { ...body.book, ...changes, isbn: '9780804429573' };
    expect((await edit(_id, { ...fields, ...changes })).body.book).toEqual(changed);
    const cleared = {
      author: '',
      isbn: null,
      publisher: '',
      year: null,
      pages: null,
      language: '',
      format: null,
      subjects: [],
      weight: null,
      condition: '',
      taxClass: null,
    };
    const { createdAt } = body.book;
    expect((await edit(_id, { ...fields, ...cleared })).body.book).toEqual({ _id, createdAt, ...fields });
    const stored = await documentAt(`books/${_id}`);
    for (const field of Object.keys(more)) expect(stored.get(field), field).toBeUndefined();
  });

  it('refuses the second of two admins who began with the same version', async () => {
    const { _id } = await storeBook();
    const { headers } = await call('GET', `/api/books/${_id}`);
    const version = { 'if-match': headers.get('etag') ?? '' };
    const [one, other] = await Promise.all([
      edit(_id, { ...fields, title: 'One' }, version),
      edit(_id, { ...fields, title: 'Other' }, version),
    ]);
    expect([one.status, other.status].sort()).toEqual([200, 412]);
    const stale = one.status === 412 ? one : other;
    expectRefused(stale, 412, 'stale');
    const winner = one.status === 200 ? 'One' : 'Other';
    expect((await call('GET', `/api/books/${_id}`)).body.title).toBe(winner);
    succeeded(await edit(_id, fields));
    succeeded(await edit(_id, fields, { 'if-match': '*' }));
    expectRefused(await edit(_id, fields, { 'if-match': 'x' }), 'If-Match');
  });

  it('gives every edit a version of its own', async () => {
    const { _id } = await storeBook({ createdAt: '2099-01-01T00:00:00.000Z' });
    const tags: (string | null)[] = [];
    for (let count = 0; count < 3; count += 1) tags.push((await edit(_id, fields)).headers.get('etag'));
    expect(tags).toEqual([1, 2, 3].map((step) => `"${Date.parse('2099-01-01T00:00:00.000Z') + step}"`));
    await asAdmin('DELETE', `/api/books/${_id}`);
  });

  it.each(['%2e%2e%2f', '__id__'])('finds no book %s', async (id) => {
    expectRefused(await edit(id, fields), 404);
    expectRefused(await asAdmin('DELETE', `/api/books/${id}`), 404);
  });
});

describe('deleting a book', () => {
  it('takes it away and leaves past orders as they were', async () => {
    const shopper = await registerShopper();
    const book = await storeBook({ trending: true, coverImage: 'gone.480w.avif' });
    const placing = { token: shopper.token, body: makeOrderRequest([book]) };
    const order = await call('POST', '/api/orders', placing);
    const before = await readCounters();
    const { status, body } = await asAdmin('DELETE', `/api/books/${book._id}`);
    expect({ status, body }).toEqual({ status: 200, body: { message: 'Book deleted', book } });
    expectRefused(await call('GET', `/api/books/${book._id}`), 404);
    expect(await readCounters()).toEqual({
      ...before,
      books: before.books - 1,
      trendingBooks: before.trendingBooks - 1,
    });
    const path = `/api/orders/email/${encodeURIComponent(shopper.email)}`;
    expect((await call('GET', path, { token: shopper.token })).body).toEqual([order.body]);
  });

  it('counts a book that is deleted twice at once only once', async () => {
    const { _id } = await storeBook();
    const before = await readCounters();
    const answers = await Promise.all([1, 2].map(() => asAdmin('DELETE', `/api/books/${_id}`)));
    expect(outcomes(answers)).toEqual(['done', 'not-found']);
    expect((await readCounters()).books).toBe(before.books - 1);
  });
});
