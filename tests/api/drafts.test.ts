import { describe, expect, it } from 'vitest';
import { database } from '../../functions/src/platform/firebase.ts';
import { listedDrafts } from '../../functions/src/shared/book/draft.ts';
import { readCounters } from '../../functions/src/stats/counter-store.ts';
import { asAdmin, get, post, admin as token } from './desk-calls.ts';
import { call, expectRefused, inParallel, succeeded, veryOften } from './shop-api.ts';

const complete = { description: 'D', category: 'fiction', oldPrice: 12, newPrice: 9.5, trending: true };
const unique = () => `A draft ${crypto.randomUUID().slice(0, 8)}`;

async function addDraft(fields: object = {}) {
  const body = await post('/api/drafts', { title: unique(), ...fields });
  return body.draft;
}

describe('A draft', () => {
  it('may be as incomplete as a title, and never stands in the shop', async () => {
    const before = await readCounters();
    const draft = await addDraft();
    expectRefused(await asAdmin('GET', `/api/books/${draft._id}?fresh=1`), 404);
    const answer = await asAdmin(
      'GET',
      `/api/catalogue?q=${encodeURIComponent(draft.title)}&literal=1&fresh=1`,
    );
    expect(answer.body.total).toBe(0);
    expect(await readCounters()).toEqual(before);
    expect((await asAdmin('DELETE', `/api/drafts/${draft._id}`)).body.draft.title).toBe(draft.title);
    expectRefused(await asAdmin('GET', `/api/drafts/${draft._id}`), 404);
  });

  it('is published once, however often that is asked for, with counters and ISBN', async () => {
    const isbn = '9780140449136';
    const draft = await addDraft({ ...complete, isbn });
    const before = await readCounters();
    const path = `/api/drafts/${draft._id}/publish`;
    const answers = await inParallel(5, () => call('POST', path, { token, tries: veryOften }));
    answers.forEach(succeeded);
    const book = await get(`/api/books/${draft._id}?fresh=1`);
    expect(book).toMatchObject({ title: draft.title, isbn, trending: true });
    expectRefused(await asAdmin('GET', `/api/drafts/${draft._id}`), 404);
    expect((await database().collection('isbns').doc(isbn).get()).get('bookId')).toBe(draft._id);
    const { books, trendingBooks } = before;
    expect(await readCounters()).toEqual({ ...before, books: books + 1, trendingBooks: trendingBooks + 1 });

    const second = await addDraft({ ...complete, isbn });
    const taken = await asAdmin('POST', `/api/drafts/${second._id}/publish`);
    expectRefused(taken, 409, 'isbn-taken');
    await get(`/api/drafts/${second._id}`);
  });

  it('is published also when its key has added a book, too', async () => {
    const key = crypto.randomUUID();
    const book = await asAdmin(
      'POST',
      '/api/books/create-book',
      { ...complete, title: unique(), coverImage: 'book-1.png' },
      { key },
    );
    const draft = await asAdmin('POST', '/api/drafts', { ...complete, title: unique() }, { key });
    expect([book.status, draft.status]).toEqual([201, 201]);
    const body = await post(`/api/drafts/${draft.body.draft._id}/publish`);
    expect(body.book._id).not.toBe(book.body.book._id);
  });

  it('is not published before it is complete, which names what is missing', async () => {
    const draft = await addDraft({ ...complete, newPrice: undefined });
    const refused = await asAdmin('POST', `/api/drafts/${draft._id}/publish`);
    expectRefused(refused, 400, 'newPrice');
    expect(refused.body.error.message).toBe('New Price is required');
    expectRefused(await asAdmin('GET', `/api/books/${draft._id}?fresh=1`), 404);
  });

  it('keeps its cover from being removed', async () => {
    const coverImage = `draft-${crypto.randomUUID().slice(0, 8)}.480w.avif`;
    const draft = await addDraft({ coverImage });
    expectRefused(await asAdmin('DELETE', `/api/covers/${coverImage}`), 409);
    await asAdmin('DELETE', `/api/drafts/${draft._id}`);
    expectRefused(await asAdmin('DELETE', `/api/covers/${coverImage}`), 404);
  });

  it('is refused when the list has no place for it, in words that help', async () => {
    const { size } = await database().collection('drafts').get();
    const others = Array.from({ length: listedDrafts - size - 1 }, () =>
      database().collection('drafts').doc(),
    );
    const now = new Date();
    await Promise.all(others.map((one) => one.set({ title: 'T', createdAt: now, updatedAt: now })));
    const key = { key: crypto.randomUUID() };
    const fields = { title: unique() };
    const last = await post('/api/drafts', fields, key);
    expect(await post('/api/drafts', fields, key)).toEqual(last);
    const refused = await asAdmin('POST', '/api/drafts', { title: unique() });
    expectRefused(refused, 409, 'too-many-drafts');
    expect(await get('/api/drafts')).toHaveLength(listedDrafts);
  });
});
