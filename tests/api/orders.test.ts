import { describe, expect, it } from 'vitest';
import { database } from '../../functions/src/platform/firebase.ts';
import type { Book } from '../../functions/src/shared/book/book.ts';
import type { Order } from '../../functions/src/shared/order/order.ts';
import { mostOwnOrders } from '../../functions/src/shared/order/own-orders.ts';
import { cursorAfter } from '../../functions/src/shared/values/list-cursor.ts';
import { readCounters } from '../../functions/src/stats/counter-store.ts';
import { makeBook, makeOrderRequest } from '../fixtures/factories.ts';
import { registerShopper } from './accounts.ts';
import { call, expectRefused, succeeded } from './shop-api.ts';
import { removeStoredBook, storeBook, storeBooks } from './stored-books.ts';

const shopper = await registerShopper();

const books = [
  await storeBook({ newPrice: 0.1, coverImage: 'a.480w.avif' }),
  await storeBook({ newPrice: 0.2 }),
] as const;

function post(body: unknown, key?: string, token: string | undefined = shopper.token) {
  return call('POST', '/api/orders', { token, body, key });
}

const namesOf = ({ _id, title, author }: Book) => ({ bookId: _id, title, author });

describe('placing an order', () => {
  it('answers the order, with the e-mail of who is signed in and the books as they are', async () => {
    const request = makeOrderRequest(books, { email: 'another.shopper@example.com', name: ' Nora ' });
    const { status, headers, body } = await post(request);
    expect(status).toBe(201);
    expect(headers.get('cache-control')).toBe('private, no-store');
    expect(Math.abs(Date.parse(body.createdAt) - Date.now())).toBeLessThan(60_000);
    expect(body).toEqual({
      _id: expect.stringMatching(/^[0-9a-f]{64}$/),
      name: 'Nora',
      email: shopper.email,
      hasConfirmedEmail: false,
      phone: request.phone,
      address: request.address,
      productIds: books.map((book) => book._id),
      totalPrice: '0.30',
      lines: [
        { ...namesOf(books[0]), unitCents: 10, coverImage: 'a.480w.avif' },
        { ...namesOf(books[1]), unitCents: 20, coverImage: '' },
      ],
      number: expect.stringMatching(/^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/),
      status: 'placed',
      history: [{ status: 'placed', at: body.createdAt, by: 'shopper', note: '' }],
      carrier: '',
      trackingCode: '',
      lineChanges: [],
      parcels: [],
      messages: [],
      createdAt: body.createdAt,
    });
  });

  it('is counted once', async () => {
    const before = await readCounters();
    const key = crypto.randomUUID();
    await post(makeOrderRequest(books), key);
    await post(makeOrderRequest(books), key);
    const after = await readCounters();
    expect(after.orders - before.orders).toBe(1);
    expect(after.salesCents - before.salesCents).toBe(30);
  });

  it('answers a retry with the same order, also when a price has changed or a book has gone since', async () => {
    const book = await storeBook({ newPrice: 5 });
    const key = crypto.randomUUID();
    const request = makeOrderRequest([book]);
    const first = await post(request, key);
    succeeded(first);
    const again = await post(request, key);
    expect({ status: again.status, body: again.body }).toEqual({ status: 200, body: first.body });
    await database().collection('books').doc(book._id).update({ newPrice: 6 });
    expect(await post(request, key)).toMatchObject({ status: 200, body: first.body });
    await removeStoredBook(book);
    expect(await post(request, key)).toMatchObject({ status: 200, body: first.body });
  });

  it('refuses another order under the same key, and lets another shopper have the key', async () => {
    const key = crypto.randomUUID();
    const first = await post(makeOrderRequest(books), key);
    const other = await post(makeOrderRequest(books, { phone: '1' }), key);
    expectRefused(other, 422, 'idempotency-key-reused');
    expect(other.body.error.details).toEqual({ orderId: first.body._id });
    const gone = await post(makeOrderRequest(books, { productIds: ['gone'] }), key);
    expectRefused(gone, 422, 'idempotency-key-reused');
    const friend = await registerShopper();
    succeeded(await post(makeOrderRequest(books), key, friend.token));
  });

  it('tells which books are gone, and what the others cost', async () => {
    const request = makeOrderRequest(books, { productIds: [books[0]._id, 'gone-book', books[1]._id] });
    const { status, body } = await post(request);
    expect(status).toBe(409);
    expect(body.error).toMatchObject({
      code: 'books-missing',
      details: {
        missing: ['gone-book'],
        books: [
          { bookId: books[0]._id, newPrice: 0.1 },
          { bookId: books[1]._id, newPrice: 0.2 },
        ],
        totalPrice: '0.30',
      },
    });
  });
});

it('An order takes 200 books', async () => {
  const many = Array.from({ length: 200 }, () => makeBook({ newPrice: 0.1 }));
  await storeBooks(many);
  const placed = await post(makeOrderRequest(many));
  expect([placed.status, placed.body.totalPrice]).toEqual([201, '20.00']);
});

describe('an order that cannot be', () => {
  it('needs a key', async () => {
    const body = makeOrderRequest(books);
    const without = await call('POST', '/api/orders', { token: shopper.token, key: '', body });
    expectRefused(without, 400, 'missing-idempotency-key');
    expectRefused(await post(body, 'spaces in a key, and commas'), 400, 'bad-idempotency-key');
  });
});

describe('a shopper’s orders', () => {
  it('are all of theirs and no others, newest first', async () => {
    const nora = await registerShopper();
    const path = `/api/orders/email/${encodeURIComponent(nora.email)}`;
    expect(await call('GET', path, { token: nora.token })).toMatchObject({ status: 200, body: [] });
    const placed: Order[] = [];
    for (const book of books) {
      const { body } = await post(makeOrderRequest([book]), crypto.randomUUID(), nora.token);
      placed.unshift(body);
    }
    await post(makeOrderRequest(books));
    const { status, headers, body } = await call('GET', path, { token: nora.token });
    expect({ status, body }).toEqual({ status: 200, body: placed });
    expect(headers.get('cache-control')).toBe('private, no-store');
    const shouted = `/api/orders/email/${encodeURIComponent(nora.email.toUpperCase())}`;
    expect((await call('GET', shouted, { token: nora.token })).body).toEqual(placed);
  });

  it('come in pages, each after the last order of the one before, and a hundred at most', async () => {
    const nora = await registerShopper();
    const path = `/api/orders/email/${encodeURIComponent(nora.email)}`;
    const ask = async (query: string) => (await call('GET', path + query, { token: nora.token })).body;
    const { body } = await post(makeOrderRequest(books), crypto.randomUUID(), nora.token);
    const orders = database().collection('orders');
    const placed = await orders.doc(body._id).get();
    const older = Array.from({ length: mostOwnOrders }, (_, index) => orders.doc(`${body._id}-${index}`));
    const batch = database().batch();
    for (const [index, order] of older.entries()) {
      // Two at a time share an instant.
      const createdAt = new Date(Date.parse(body.createdAt) - (1 + Math.floor(index / 2)) * 1000);
      batch.create(order, { ...placed.data(), createdAt });
    }
    await batch.commit();
    const all: Order[] = await ask('');
    expect(all[0]).toEqual(body);
    const pages: Order[][] = [await ask('?limit=40')];
    for (let last = pages[0]?.at(-1); last; last = pages.at(-1)?.at(-1)) {
      pages.push(await ask(`?limit=40&after=${encodeURIComponent(cursorAfter(last))}`));
    }
    expect(pages.map(({ length }) => length)).toEqual([40, 40, 21, 0]);
    expect(pages.flat().slice(0, mostOwnOrders)).toEqual(all);
    expect(new Set(pages.flat().map(({ _id }) => _id)).size).toBe(mostOwnOrders + 1);
  });
});
