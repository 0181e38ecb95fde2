import { describe, expect, it } from 'vitest';
import { database } from '../../functions/src/platform/firebase.ts';
import type { Book } from '../../functions/src/shared/book/book.ts';
import { shopDay } from '../../functions/src/shared/shop/shop-day.ts';
import { defaultCalendar } from '../../functions/src/shared/shop/shop-profile.ts';
import { asAdmin, get, post, put, set, admin as token } from './desk-calls.ts';
import { takeStep, untilIdle } from './imports.ts';
import { call, expectRefused, succeeded } from './shop-api.ts';

const today = shopDay(new Date(), defaultCalendar);

const fieldsOf = (newPrice: number, oldPrice = newPrice) => ({
  title: `Reduced ${crypto.randomUUID()}`,
  description: 'A book.',
  category: 'horror',
  oldPrice,
  newPrice,
});

async function addBook(newPrice: number, oldPrice?: number) {
  return (await post('/api/books/create-book', fieldsOf(newPrice, oldPrice))).book;
}

async function setPrices({ _id, title, description, category }: Book, newPrice: number, oldPrice: number) {
  const edit = { title, description, category, newPrice, oldPrice };
  return (await put(`/api/books/edit/${_id}`, edit)).book;
}

const document = (id: string) => database().collection('books').doc(id);
const reductionOf = async ({ _id }: Book) => (await document(_id).get()).get('reduction');
const from = (price: number) => ({ cents: price * 100, currency: 'USD', day: today });

/** In each public answer. */
async function shownOld({ _id, title }: Book): Promise<number[]> {
  const lists = await Promise.all(
    [
      `/api/books/${_id}?fresh=1`,
      `/api/books?ids=${_id}`,
      `/api/catalogue?fresh=1&literal=1&q=${encodeURIComponent(title)}`,
    ].map(async (path) => await get(path)),
  );
  return lists
    .flatMap((body) => (Array.isArray(body) ? body : (body.books ?? [body])))
    .map((book: Book) => {
      expect(book).not.toHaveProperty('reduction');
      return book.oldPrice;
    });
}

describe('the lowest price of the 30 days before a reduction', () => {
  it('is kept with a book that is edited, taken back and restored', async () => {
    const book = await addBook(100);
    expect(await reductionOf(book)).toBeUndefined();
    const answered = await setPrices(book, 80, 100);
    expect(answered).not.toHaveProperty('reduction');
    expect(await reductionOf(book)).toEqual(from(100));
    await setPrices(book, 90, 100);
    expect(await reductionOf(book)).toBeUndefined();
    const entries = (await get(`/api/audit?about=${book._id}`)).entries;
    const first = entries.at(-2);
    await post(`/api/audit/${first.id}/restore`);
    // It costs 100 again, as at first, but cost 80 today: 90 is no reduction.
    expect((await document(book._id).get()).get('newPrice')).toBe(100);
    await setPrices(book, 90, 100);
    expect(await reductionOf(book)).toBeUndefined();
    await setPrices(book, 70, 100);
    expect(await reductionOf(book)).toEqual(from(80));
    succeeded(await asAdmin('DELETE', `/api/books/${book._id}`));
    await post(`/api/books/${book._id}/restore`);
    expect(await reductionOf(book)).toEqual(from(80));
  });

  it('begins with the first price of a book, and of a draft', async () => {
    const book = await addBook(50, 60);
    expect((await document(book._id).get()).get('earlierPrices')).toBeUndefined();
    await setPrices(book, 40, 60);
    expect(await reductionOf(book)).toEqual(from(50));
    const body = await post('/api/drafts', fieldsOf(30, 60));
    const published = (await post(`/api/drafts/${body.draft._id}/publish`)).book;

    expect(await reductionOf(published)).toBeUndefined();
    await setPrices(published, 20, 60);
    expect(await reductionOf(published)).toEqual(from(30));
  });

  it('is kept by a bulk change and its undo', async () => {
    const book = await addBook(100);
    const id = crypto.randomUUID();
    const bulk = { id, change: { kind: 'percent', percent: -20 }, selection: { ids: [book._id] } };
    await post('/api/bulk-changes', bulk);
    await untilIdle(token, id);
    await takeStep(token, id, 'start');
    expect(await reductionOf(book)).toEqual(from(100));
    await takeStep(token, id, 'undo');
    expect(await reductionOf(book)).toBeUndefined();
    expect((await document(book._id).get()).data()).toMatchObject({
      newPrice: 100,
      earlierPrices: { prices: [{ cents: 8000, until: today }] },
    });
  });
});

describe('a shop whose law fixes the price of books', () => {
  it('refuses reductions by form, draft and bulk change, and takes them again without that law', async () => {
    const [book, kept] = [await addBook(20), await addBook(20, 25)];
    const kind = await post('/api/drafts', fieldsOf(30, 60));
    const publish = `/api/drafts/${kind.draft._id}/publish`;
    const edit = { title: book.title, description: book.description, category: book.category };
    const save = () => asAdmin('PUT', `/api/books/edit/${book._id}`, { ...edit, newPrice: 18, oldPrice: 20 });
    const used = await addBook(20);
    const bulk = async (books = [book, used]) => {
      const id = crypto.randomUUID();
      const change = { kind: 'percent', percent: -10 };
      const body = { id, change, selection: { ids: books.map(({ _id }) => _id) } };
      await post('/api/bulk-changes', body);
      await untilIdle(token, id);
      return await get(`/api/imports/${id}`);
    };
    await set({ fixedPrices: 'DE' });
    const words = 'new books have a fixed price in Germany (BuchPrG)';
    expect((await save()).body.error.message).toBe(`Old Price must not be above New Price: ${words}`);

    expect(await bulk()).toMatchObject({
      counts: { changed: 0, faulty: 2 },
      attention: [{ reasons: [words] }, {}],
    });
    const reduced = { ...fieldsOf(18, 20), title: used.title, condition: 'used' };
    await put(`/api/books/edit/${used._id}`, reduced);
    expect(await shownOld(used)).toEqual([20, 20, 20]);
    expect(await bulk()).toMatchObject({
      counts: { changed: 1, faulty: 1 },
      attention: [{ reasons: [words] }],
    });
    expectRefused(await asAdmin('POST', publish), 400);
    await setPrices(book, 18, 18);
    expect(await shownOld(kept)).toEqual([20, 20, 20]);
    await set({ fixedPrices: 'none' });
    succeeded(await save());
    expect(await shownOld(kept)).toEqual([25, 25, 25]);
    expectRefused(await asAdmin('PUT', '/api/settings', { fixedPrices: 'US' }), 400);
  });
});

describe('what shoppers see', () => {
  it('is the old price as it is typed, unless the owner sets the EU rule', async () => {
    const [reduced, typed] = [await addBook(100), await addBook(50, 60)];
    await setPrices(reduced, 80, 150);
    expect(await shownOld(reduced)).toEqual([150, 150, 150]);
    expect(await shownOld(typed)).toEqual([60, 60, 60]);
    const { headers } = await call('GET', `/api/books/${reduced._id}`);
    await set({ reducedPrices: 'eu' });
    expect(await shownOld(reduced)).toEqual([100, 100, 100]);
    expect(await shownOld(typed)).toEqual([50, 50, 50]);
    const tag = (await asAdmin('GET', `/api/books/${reduced._id}?fresh=1`)).headers.get('etag');
    expect(tag).not.toBe(headers.get('etag'));
    const shop = await asAdmin('GET', '/api/admin/books');
    expect(shop.body.books.find((book: Book) => book._id === reduced._id)).toMatchObject({ oldPrice: 150 });
    await set({ reducedPrices: 'off' });
    expect(await shownOld(reduced)).toEqual([150, 150, 150]);
  });
});
