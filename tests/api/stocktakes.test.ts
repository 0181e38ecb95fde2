import { describe, expect, it } from 'vitest';
import { database } from '../../functions/src/platform/firebase.ts';
import type { Book } from '../../functions/src/shared/book/book.ts';
import { stocktakeLimits } from '../../functions/src/shared/stock/stocktake.ts';
import { registerShopper } from './accounts.ts';
import { entriesAbout } from './audit-entries.ts';
import { asAdmin, get, admin as token } from './desk-calls.ts';
import { call, expectRefused, inParallel, outcomes, succeeded } from './shop-api.ts';
import { storeBook } from './stored-books.ts';
import { expectStock } from './stored-documents.ts';
import { changeStock, storedStock } from './stored-stock.ts';
import { orderBooks } from './waiting-orders.ts';
import { addWorker } from './workers.ts';

const newShelf = () => `T ${crypto.randomUUID().slice(0, 8)}`;

const begin = (scope: string, value: string) => asAdmin('POST', '/api/stocktakes', { scope, value });

function count(id: string, books: Record<string, number>, key?: string, by = token) {
  const body = { bookIds: Object.keys(books), copies: Object.values(books) };
  return call('POST', `/api/stocktakes/${id}/counts`, { token: by, body, key });
}

const book = (id: string) => asAdmin('POST', `/api/stocktakes/${id}/book`);

/** On a shelf of their own, so many copies of each. */
async function shelved(...copies: number[]): Promise<{ shelf: string; books: Book[] }> {
  const shelf = newShelf();
  const books = await inParallel(copies.length, () => storeBook());
  for (const [index, { _id }] of books.entries()) {
    await changeStock(token, _id, { onHand: copies[index] ?? 0, shelf, lowAt: 0 });
  }
  return { shelf, books };
}

const countsOf = (lines: { bookId: string; counted: number; expected?: number }[], books: readonly Book[]) =>
  books.map(({ _id }) => {
    const line = lines.find(({ bookId }) => bookId === _id);
    return line && [line.counted, line.expected];
  });

describe('a stocktake of a shelf', () => {
  it('leaves the stock of a book that belongs to another shelf, and names that', async () => {
    const [own, other] = [await shelved(1), await shelved(3)];
    const [mine, strays] = [own.books[0]?._id ?? '', other.books[0]?._id ?? ''];
    const { id } = (await begin('shelf', own.shelf)).body;
    const { body } = await count(id, { [mine]: 1, [strays]: 1 });
    expect(body.lines).toContainEqual(
      expect.objectContaining({ bookId: strays, counted: 1, belongsTo: `Shelf ${other.shelf}` }),
    );
    expect((await book(id)).body.posting).toBeUndefined();
    expect((await storedStock(strays)).onHand).toBe(3);
  });

  it('expects its books, adds what each device counts, and books the differences once', async () => {
    const { shelf, books } = await shelved(3, 2, 4);
    const [one, two, three] = books.map(({ _id }) => _id) as [string, string, string];
    const stray = await storeBook();
    const begun = await begin('shelf', shelf);
    expect(begun).toMatchObject({ status: 201, body: { state: 'counting', isWhole: true, scope: 'shelf' } });
    const { id } = begun.body;
    expect(countsOf(begun.body.lines, books)).toEqual([
      [0, 3],
      [0, 2],
      [0, 4],
    ]);
    const worker = await addWorker('catalogue');
    await Promise.all([
      count(id, { [one]: 2, [two]: 1 }),
      count(id, { [one]: 1, [two]: 2 }, undefined, worker.token),
    ]);
    const batch = crypto.randomUUID();
    await inParallel(2, () => count(id, { [stray._id]: 2 }, batch));
    const body = await get(`/api/stocktakes/${id}`);
    expect(countsOf(body.lines, [...books, stray])).toEqual([
      [3, 3],
      [3, 2],
      [0, 4],
      [2, undefined],
    ]);
    const answers = await inParallel(4, () => book(id));
    const posting = { kind: 'stocktake', state: 'posted', books: 3, copies: 7, note: `Shelf ${shelf}` };
    expect(answers.map((answer) => answer.body)).toMatchObject(
      answers.map(() => ({ state: 'booked', posting })),
    );
    const onHand = async () =>
      (await Promise.all([one, two, three, stray._id].map(storedStock))).map((s) => s.onHand);
    expect(await onHand()).toEqual([3, 3, 0, 2]);
    expectRefused(await count(id, { [one]: 1 }), 409, 'stocktake-state');
    const undone = await asAdmin('POST', `/api/stock-postings/${id}/undo`);
    expect(undone.body).toMatchObject({ state: 'undone', keptCount: 0 });
    expect(await onHand()).toEqual([3, 2, 4, undefined]);
    const entries = await entriesAbout(token, id);
    expect(entries.map(({ action, title }) => [action, title])).toEqual([
      ['undone', `Shelf ${shelf}`],
      ['booked', `Shelf ${shelf}`],
    ]);
    const past = await get('/api/stocktakes');
    expect(past).toContainEqual(expect.objectContaining({ id, value: shelf, state: 'booked' }));
    expect(past[0]).not.toHaveProperty('lines');
  });

  it('takes into account what is sold and received after a book was counted, or was not found', async () => {
    const { shelf, books } = await shelved(5, 2);
    const [counted, missing] = books;
    if (!counted || !missing) throw new Error('No book was stored');
    const { id } = (await begin('shelf', shelf)).body;
    await count(id, { [counted._id]: 4 });
    const shopper = await registerShopper();
    succeeded(await orderBooks(shopper, [counted, missing]));
    await changeStock(token, counted._id, { change: 10, reason: 'delivery' });
    // Counted on, after the sale: the expected count stays.
    await count(id, { [counted._id]: 0 });
    expect((await book(id)).body.posting).toMatchObject({ state: 'posted' });
    await expectStock(counted._id, 13);
    // Two were missing, of which one was sold meanwhile: not below 0.
    await expectStock(missing._id, 0);
    await asAdmin('POST', `/api/stock-postings/${id}/undo`);
    await expectStock(counted._id, 14);
    await expectStock(missing._id, 1);
  });

  it('takes any number of batches, and a batch that is sent again soon counts once', async () => {
    const { shelf, books } = await shelved(1);
    const [one] = books.map(({ _id }) => _id) as [string];
    const { id } = (await begin('shelf', shelf)).body;
    const batches = Array.from({ length: stocktakeLimits.batches }, (_, at) => `earlier-${at}`);
    await database().collection('stocktakes').doc(id).update({ batches });
    const key = crypto.randomUUID();
    for (const _ of [1, 2]) succeeded(await count(id, { [one]: 2 }, key));
    expect((await count(id, { [one]: 3 })).body.lines).toMatchObject([{ bookId: one, counted: 5 }]);
  });

  it('is discarded as long as it is not booked, and changes nothing', async () => {
    const { shelf, books } = await shelved(3, 2);
    const [one, two] = books.map(({ _id }) => _id) as [string, string];
    const { id } = (await begin('shelf', shelf)).body;
    await count(id, { [one]: 1, [two]: 4 });
    // Others discard it at the same time.
    const discarded = await inParallel(4, () => asAdmin('DELETE', `/api/stocktakes/${id}`));
    expect(outcomes(discarded)).toEqual(['done', 'not-found', 'not-found', 'not-found']);
    expectRefused(await count(id, { [one]: 1 }), 404);
    expectRefused(await book(id), 404);
    const stocks = await Promise.all([one, two].map(storedStock));
    expect(stocks).toMatchObject([
      { onHand: 3, movements: 1 },
      { onHand: 2, movements: 1 },
    ]);
    const past = await get('/api/stocktakes');
    expect(past).not.toContainEqual(expect.objectContaining({ id }));
    const title = `Shelf ${shelf}`;
    const entry = { action: 'deleted', title, note: '5 counted, of 2 books' };
    expect(await entriesAbout(token, id)).toMatchObject([entry]);
  });

  it('that is booked is not discarded', async () => {
    const { shelf } = await shelved(1);
    const { id } = (await begin('shelf', shelf)).body;
    await book(id);
    const answer = await asAdmin('DELETE', `/api/stocktakes/${id}`);
    expectRefused(answer, 409, 'stocktake-state');
    expect((await get(`/api/stocktakes/${id}`)).state).toBe('booked');
  });

  it('without a difference is booked without a change', async () => {
    const { body } = await begin('shelf', newShelf());
    const booked = (await book(body.id)).body;
    expect(booked).toMatchObject({ state: 'booked', lines: [] });
    expect(booked).not.toHaveProperty('posting');
  });
});

describe('a stocktake', () => {
  it('of a category expects the counted books of the category', async () => {
    const counted = await storeBook({ category: 'horror' });
    await changeStock(token, counted._id, { onHand: 3 });
    const uncounted = await storeBook({ category: 'horror' });
    const { body } = await begin('category', 'horror');
    expect(body).toMatchObject({ scope: 'category', value: 'horror', isWhole: true });
    expect(countsOf(body.lines, [counted, uncounted])).toEqual([[0, 3], undefined]);
  });
});
