import { beforeAll, describe, expect, it } from 'vitest';
import { database } from '../../functions/src/platform/firebase.ts';
import { listedDrafts } from '../../functions/src/shared/book/draft.ts';
import { readCounters } from '../../functions/src/stats/counter-store.ts';
import { signInAdmin } from './accounts.ts';
import { call, callsWith, inParallel, refusal } from './shop-api.ts';
import { emptyCollection } from './stored-books.ts';

const token = await signInAdmin();

beforeAll(async () => {
  await emptyCollection('adminAttempts');
});

const complete = { description: 'D', category: 'fiction', oldPrice: 12, newPrice: 9.5, trending: true };
const unique = () => `A draft ${crypto.randomUUID().slice(0, 8)}`;
const asAdmin = callsWith(token);

async function addDraft(fields: object = {}) {
  const { status, body } = await asAdmin('POST', '/api/drafts', { title: unique(), ...fields });
  expect(status).toBe(201);
  return body.draft;
}

describe('A draft', () => {
  it('may be as incomplete as a title, is changed, and never stands in the shop', async () => {
    const before = await readCounters();
    const draft = await addDraft();
    const edited = await asAdmin('PUT', `/api/drafts/${draft._id}`, {
      title: draft.title,
      author: 'Ann Lee',
      newPrice: 3,
    });
    expect(edited.body.draft).toMatchObject({ author: 'Ann Lee', newPrice: 3, category: '' });
    expect((await asAdmin('GET', `/api/drafts/${draft._id}`)).body).toEqual(edited.body.draft);
    const { body: all } = await asAdmin('GET', '/api/drafts');
    expect(all[0]).toEqual(edited.body.draft);
    expect((await asAdmin('GET', `/api/books/${draft._id}?fresh=1`)).status).toBe(404);
    const found = await asAdmin(
      'GET',
      `/api/catalogue?q=${encodeURIComponent(draft.title)}&literal=1&fresh=1`,
    );
    expect(found.body.total).toBe(0);
    expect(await readCounters()).toEqual(before);
    expect((await asAdmin('DELETE', `/api/drafts/${draft._id}`)).body.draft.title).toBe(draft.title);
    expect((await asAdmin('GET', `/api/drafts/${draft._id}`)).status).toBe(404);
  });

  it('is published once, however often that is asked for, with counters and ISBN', async () => {
    const isbn = '9780140449136';
    const draft = await addDraft({ ...complete, isbn });
    const before = await readCounters();
    const path = `/api/drafts/${draft._id}/publish`;
    const answers = await inParallel(5, () => call('POST', path, { token, tries: 5 }));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    const { body: book } = await asAdmin('GET', `/api/books/${draft._id}?fresh=1`);
    expect(book).toMatchObject({ title: draft.title, isbn, trending: true });
    expect((await asAdmin('GET', `/api/drafts/${draft._id}`)).status).toBe(404);
    expect((await database().collection('isbns').doc(isbn).get()).get('bookId')).toBe(draft._id);
    const { books, trendingBooks } = before;
    expect(await readCounters()).toEqual({ ...before, books: books + 1, trendingBooks: trendingBooks + 1 });

    const second = await addDraft({ ...complete, isbn });
    const taken = await asAdmin('POST', `/api/drafts/${second._id}/publish`);
    expect(refusal(taken)).toMatchObject({ status: 409, code: 'isbn-taken' });
    expect((await asAdmin('GET', `/api/drafts/${second._id}`)).status).toBe(200);
    await asAdmin('DELETE', `/api/books/${draft._id}`);
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
    const { status, body } = await asAdmin('POST', `/api/drafts/${draft.body.draft._id}/publish`);
    expect(status).toBe(201);
    expect(body.book._id).not.toBe(book.body.book._id);
    for (const { _id } of [body.book, book.body.book]) await asAdmin('DELETE', `/api/books/${_id}`);
  });

  it('is not published before it is complete, which names what is missing', async () => {
    const draft = await addDraft({ ...complete, newPrice: undefined });
    const refused = await asAdmin('POST', `/api/drafts/${draft._id}/publish`);
    expect(refusal(refused)).toMatchObject({ status: 400, field: 'newPrice' });
    expect(refused.body.error.message).toBe('New Price is required');
    expect((await asAdmin('GET', `/api/books/${draft._id}?fresh=1`)).status).toBe(404);
  });

  it('keeps its cover from being removed', async () => {
    const coverImage = `draft-${crypto.randomUUID().slice(0, 8)}.480w.avif`;
    const draft = await addDraft({ coverImage });
    expect((await asAdmin('DELETE', `/api/covers/${coverImage}`)).status).toBe(409);
    await asAdmin('DELETE', `/api/drafts/${draft._id}`);
    expect((await asAdmin('DELETE', `/api/covers/${coverImage}`)).status).toBe(404);
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
    const { body: last } = await asAdmin('POST', '/api/drafts', fields, key);
    // Its answer may have been lost.
    expect((await asAdmin('POST', '/api/drafts', fields, key)).body).toEqual(last);
    const refused = await asAdmin('POST', '/api/drafts', { title: unique() });
    expect(refusal(refused)).toMatchObject({ status: 409, code: 'too-many-drafts' });
    expect((await asAdmin('GET', '/api/drafts')).body).toHaveLength(listedDrafts);
    await Promise.all(others.map((one) => one.delete()));
    await asAdmin('DELETE', `/api/drafts/${last.draft._id}`);
  });

  it.each([
    {},
    { title: '' },
    { title: 'T', category: 'poetry' },
    { title: 'T', newPrice: -1 },
    { title: 'T', x: 1 },
  ])('is refused: %o', async (body) => {
    expect((await asAdmin('POST', '/api/drafts', body)).status).toBe(400);
  });
});
