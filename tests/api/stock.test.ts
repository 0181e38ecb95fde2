import { describe, expect, it } from 'vitest';
import { collection } from '../../functions/src/platform/collections.ts';
import type { Book } from '../../functions/src/shared/book/book.ts';
import { adminBookFields, makeOrderRequest } from '../fixtures/factories.ts';
import { registerShopper } from './accounts.ts';
import { admin, asAdmin, get, post } from './desk-calls.ts';
import { call, expectRefused, succeeded } from './shop-api.ts';
import { storeBook } from './stored-books.ts';
import { expectStock } from './stored-documents.ts';
import { changeStock, countedBook, storedStock } from './stored-stock.ts';
import { addWorker } from './workers.ts';

const shopper = await registerShopper();

async function order(books: readonly Book[], key?: string, by = shopper) {
  return call('POST', '/api/orders', { token: by.token, key, body: makeOrderRequest(books) });
}

const step = (orderId: string, from: string, to: string, key?: string) =>
  asAdmin('POST', `/api/orders/${orderId}/status`, { from, to }, { key });

async function movementsOf(bookId: string) {
  const body = await get(`/api/stock/${bookId}/movements`);
  return body.map(({ change, onHand, reason, by }: Record<string, unknown>) => [change, onHand, reason, by]);
}

describe('the stock of a book', () => {
  it('is what its form said when it was added', async () => {
    const add = { ...adminBookFields, onHand: 1 };
    const body = await post('/api/books/create-book', add);
    expect(body.book).toMatchObject({ stockLeft: 1 });
    expect(body.book).not.toHaveProperty('onHand');
    await expectStock(body.book._id, 1);
    expect(await movementsOf(body.book._id)).toEqual([[1, 1, 'started', 'admin']]);
  });

  it('is counted from the first figure on, and told in the order of the ids', async () => {
    const [book, other] = await Promise.all([storeBook(), storeBook()]);
    const started = await changeStock(admin, book._id, { onHand: 2, shelf: ' B 12 ' });
    const { version } = started.body;
    const stock = { bookId: book._id, onHand: 2, lowAt: 2, shelf: 'B 12', version };
    expect(started).toMatchObject({ status: 200, body: stock });
    expect(started.headers.get('etag')).toBe(`"${version}"`);
    const body = await get(`/api/stock?ids=${other._id},${book._id}`);
    expect(body).toEqual([{ bookId: other._id, version: 0 }, stock]);
    expect((await call('GET', `/api/books/${book._id}`)).body).toMatchObject({ stockLeft: 2 });
  });

  it('is told to shoppers only when it runs low, under an ETag of its own, and no longer when counting ends', async () => {
    const { _id } = await countedBook(3);
    const answer = async () => {
      const { body, headers } = await call('GET', `/api/books/${_id}`);
      return { stockLeft: body.stockLeft, tag: headers.get('etag')?.replace(/\d{13}/, 'version') };
    };
    expect(await answer()).toEqual({ stockLeft: undefined, tag: '"version"' });
    await changeStock(admin, _id, { change: -1, reason: 'damaged' });
    expect(await answer()).toEqual({ stockLeft: 2, tag: '"version-2"' });
    await changeStock(admin, _id, { lowAt: 1 });
    expect(await answer()).toEqual({ stockLeft: undefined, tag: '"version"' });
    await changeStock(admin, _id, { change: -2, reason: 'lost' });
    expect(await answer()).toEqual({ stockLeft: 0, tag: '"version-0"' });
    await changeStock(admin, _id, { counted: false });
    expect(await answer()).toEqual({ stockLeft: undefined, tag: '"version"' });
    await expectStock(_id, undefined);
  });

  it('loses damaged copies that a person who packs orders reports, who changes nothing else of it', async () => {
    const { _id } = await countedBook(2);
    const packer = await addWorker('orders');
    const orderId = 'a-packed-order';
    const report = (token: string, body: object = { orderId }) =>
      call('POST', `/api/stock/${_id}/damaged`, { token, body });
    expect(await report(packer.token)).toMatchObject({ status: 200, body: { onHand: 1 } });
    const body = await get(`/api/stock/${_id}/movements`);
    expect(body[0]).toMatchObject({ change: -1, reason: 'damaged', orderId, by: 'admin' });
    expectRefused(await report(packer.token, { copies: 2 }), 400, 'change');

    const change = { change: -1, reason: 'damaged' } as const;
    expectRefused(await changeStock(packer.token, _id, change), 403);
    await expectStock(_id, 1);
  });
});

describe('an order', () => {
  it('takes a copy of each counted book, once, and a step that ends it gives them back, once', async () => {
    const [book, plain] = [await countedBook(2), await storeBook()];
    const key = crypto.randomUUID();
    const placed = await order([book, plain], key);
    expect(await order([book, plain], key)).toMatchObject({ status: 200 });
    expect(placed.body).not.toHaveProperty('stockTaken');
    await expectStock(book._id, 1, { stockLeft: 1 });
    const cancelKey = crypto.randomUUID();
    succeeded(await step(placed.body._id, 'placed', 'cancelled', cancelKey));
    succeeded(await step(placed.body._id, 'placed', 'cancelled', cancelKey));
    expectRefused(await step(placed.body._id, 'placed', 'cancelled'), 409);
    await expectStock(book._id, 2, { stockLeft: 2 });
    await expectStock(plain._id, undefined, { movements: 0 });
    expect(await movementsOf(book._id)).toEqual([
      [1, 2, 'cancelled', 'admin'],
      [-1, 1, 'order', 'shopper'],
      [2, 2, 'started', 'admin'],
    ]);
  });

  it('of a book that is out of stock is refused by its title, and the retry of the last copy’s order is not', async () => {
    const [book, other] = [await countedBook(1, { title: 'The Last Copy' }), await storeBook()];
    const key = crypto.randomUUID();
    const placed = await order([book], key);
    const refused = await order([other, book], undefined, await registerShopper());
    expectRefused(refused, 409, 'out-of-stock');
    expect(refused.body.error).toMatchObject({
      message: 'Out of stock: The Last Copy',
      details: {
        missing: [],
        books: [{ bookId: other._id }, { bookId: book._id, stockLeft: 0 }],
        totalPrice: '12.50',
      },
    });
    expect(await order([book], key)).toMatchObject({ status: 200, body: { _id: placed.body._id } });
  });

  it('from before a book was counted gives nothing back', async () => {
    const book = await storeBook();
    const { _id } = (await order([book])).body;
    await changeStock(admin, book._id, { onHand: 3 });
    await step(_id, 'placed', 'cancelled');
    await expectStock(book._id, 3, { movements: 1 });
  });
});

describe('a counted book', () => {
  it('keeps what shoppers are told through an edit, and no form can say it', async () => {
    const { _id } = await countedBook(1);
    const path = `/api/books/edit/${_id}`;
    const edited = await asAdmin('PUT', path, adminBookFields);
    expect(edited.body.book).toMatchObject({ title: 'T', stockLeft: 1 });
    expect(await storedStock(_id)).toMatchObject({ stockLeft: 1 });
    const body = { ...adminBookFields, stockLeft: 7 };
    expectRefused(await asAdmin('PUT', path, body), 'stockLeft');
    const added = await asAdmin('POST', '/api/books/create-book', body);
    expectRefused(added, 400, 'stockLeft');
  });

  it('is no other version for its editor when a copy is sold', async () => {
    const book = await countedBook(2);
    const { headers } = await call('GET', `/api/books/${book._id}`);
    await order([book]);
    const edited = await asAdmin('PUT', `/api/books/edit/${book._id}`, adminBookFields, {
      headers: { 'If-Match': headers.get('etag') ?? '' },
    });
    succeeded(edited);
  });

  it('that is deleted and restored has the copies that came back meanwhile', async () => {
    const book = await countedBook(1);
    const { _id } = (await order([book])).body;
    await asAdmin('DELETE', `/api/books/${book._id}`);
    expectRefused(await changeStock(admin, book._id, { onHand: 9 }), 404);
    succeeded(await step(_id, 'placed', 'cancelled'));
    const restored = await asAdmin('POST', `/api/books/${book._id}/restore`);
    expect(restored.body.book).toMatchObject({ stockLeft: 1 });
    await expectStock(book._id, 1, { stockLeft: 1 });
  });

  it('stands among those that run low, the emptiest first, while it is in the shop', async () => {
    // The list is short, and earlier tests have left empty books.
    const { docs } = await collection('stock').where('low', '==', true).get();
    await Promise.all(docs.map(({ ref }) => ref.update({ low: false })));
    const [one, none] = [await countedBook(1), await countedBook(0, { title: 'Nothing Left' })];
    const low = async () => {
      const body = await get('/api/admin/sales');
      return body.lowStock;
    };
    const before = await low();
    const own = before.books.filter(({ bookId }: { bookId: string }) => [one._id, none._id].includes(bookId));
    expect(own).toMatchObject([{ title: 'Nothing Left', onHand: 0, shelf: '' }, { onHand: 1 }]);
    await asAdmin('DELETE', `/api/books/${none._id}`);
    expect((await low()).count).toBe(before.count - 1);
    await changeStock(admin, one._id, { change: 5, reason: 'delivery' });
    expect((await low()).count).toBe(before.count - 2);
  });
});
