import { beforeAll, describe, expect, it } from 'vitest';
import { readCounters, recount } from '../../functions/src/admin/stats-store.ts';
import { database } from '../../functions/src/firebase.ts';
import { makeOrderRequest } from '../fixtures/factories.ts';
import { registerShopper, type SignedInShopper, signInAdmin } from './accounts.ts';
import { emptyCollection, shelve } from './shelf.ts';
import { atOnce, call } from './shop-api.ts';

const patience = 120_000;
let shopper: SignedInShopper;
let admin: string;

beforeAll(async () => {
  await emptyCollection('adminAttempts');
  shopper = await registerShopper();
  admin = await signInAdmin();
});

function post(body: object, key: string) {
  return call('POST', '/api/orders', { token: shopper.token, body, headers: { 'Idempotency-Key': key } });
}

function howMany(statuses: readonly number[]): Record<number, number> {
  return Object.fromEntries(
    [...new Set(statuses)].map((status) => [status, statuses.filter((one) => one === status).length]),
  );
}

async function ordersOf(uid: string): Promise<number> {
  return (await database().collection('orders').where('uid', '==', uid).count().get()).data().count;
}

describe('a storm', () => {
  it(
    'of 200 tries with one key places one order',
    async () => {
      const request = makeOrderRequest([await shelve(), await shelve()]);
      const key = crypto.randomUUID();
      const before = { orders: await ordersOf(shopper.uid), counters: await readCounters() };
      const answers = await atOnce(200, () => post(request, key));
      expect(howMany(answers.map(({ status }) => status))).toEqual({ 200: 199, 201: 1 });
      expect(new Set(answers.map(({ body }) => body._id)).size).toBe(1);
      expect(await ordersOf(shopper.uid)).toBe(before.orders + 1);
      expect((await readCounters()).orders).toBe(before.counters.orders + 1);
    },
    patience,
  );

  it(
    'of 200 keys places 200 orders',
    async () => {
      const request = makeOrderRequest([await shelve(), await shelve()]);
      const before = { orders: await ordersOf(shopper.uid), counters: await readCounters() };
      const answers = await atOnce(200, () => post(request, crypto.randomUUID()));
      expect(howMany(answers.map(({ status }) => status))).toEqual({ 201: 200 });
      expect(new Set(answers.map(({ body }) => body._id)).size).toBe(200);
      expect(await ordersOf(shopper.uid)).toBe(before.orders + 200);
      const after = await readCounters();
      expect(after.orders).toBe(before.counters.orders + 200);
      expect(after.salesCents).toBe(before.counters.salesCents + 200 * 2500);
    },
    patience,
  );

  it(
    'of 200 orders, edits, additions and deletions leaves the counters equal to a recount',
    async () => {
      const fields = {
        title: 'Storm',
        description: 'Weather.',
        category: 'fiction',
        oldPrice: 2,
        newPrice: 1,
      };
      const books = await atOnce(10, (index) => shelve({ newPrice: 1, trending: index % 2 === 0 }));
      const idOf = (index: number) => books[index % books.length]?._id;
      const doomed = await atOnce(50, (index) => shelve({ trending: index % 3 === 0 }));
      const work = (index: number) => {
        const trending = index % 8 < 4;
        if (index % 4 === 0) return post(makeOrderRequest(books), crypto.randomUUID());
        if (index % 4 === 1) {
          const body = { ...fields, trending };
          return call('PUT', `/api/books/edit/${idOf(index)}`, { token: admin, body });
        }
        if (index % 4 === 2) {
          return call('POST', '/api/books/create-book', { token: admin, body: { ...fields, trending } });
        }
        return call('DELETE', `/api/books/${doomed[(index - 3) / 4]?._id}`, { token: admin });
      };
      const answers = await atOnce(200, work);
      expect(howMany(answers.map(({ status }) => status))).toEqual({ 200: 100, 201: 100 });
      expect(await readCounters()).toEqual(await recount());
      const stats = await call('GET', '/api/admin', { token: admin });
      const counted = await recount();
      expect(stats.body).toEqual({
        totalBooks: counted.books,
        totalSales: counted.salesCents / 100,
        trendingBooks: counted.trendingBooks,
        totalOrders: counted.orders,
      });
    },
    patience,
  );
});
