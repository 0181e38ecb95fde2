import { beforeAll, describe, expect, it } from 'vitest';
import { readCounters, recount } from '../../functions/src/admin/stats-store.ts';
import { database } from '../../functions/src/firebase.ts';
import { registerShopper, type SignedInShopper, signInAdmin } from '../api/accounts.ts';
import { shelve } from '../api/shelf.ts';
import { atOnce, call } from '../api/shop-api.ts';
import { atMost, exactly } from '../figures.ts';
import { makeOrderRequest } from '../fixtures/factories.ts';
import { howMany, order, ordersOf } from './answers.ts';
import { expectGoal } from './goals.ts';
import { isFullRun, runSize } from './run-size.ts';

const group = 'Concurrency';
const patience = 240_000;
const shopperCount = 20;
let shoppers: SignedInShopper[];
let admin: string;

beforeAll(async () => {
  shoppers = await atOnce(shopperCount, registerShopper);
  admin = await signInAdmin();
});

/** Each takes their turn, so that nobody orders more than an hour allows. */
function shopperAt(index: number): SignedInShopper {
  const shopper = shoppers[index % shoppers.length];
  if (!shopper) throw new Error('Nobody is registered');
  return shopper;
}

describe('a storm', () => {
  // First: it is not measured how long the functions take to start.
  it(
    'of 200 checkouts loses none',
    async () => {
      const request = makeOrderRequest([await shelve(), await shelve()]);
      const before = await readCounters();
      const answers = await atOnce(200, (index) => order(shopperAt(index), request));
      expect(howMany(answers)).toEqual({ 201: 200 });
      const ids = answers.map(({ body }): string => body._id);
      const references = [...new Set(ids)].map((id) => database().collection('orders').doc(id));
      const stored = (await database().getAll(...references)).filter(({ exists }) => exists);
      expectGoal(exactly(group, '200 distinct checkouts: lost', 200 - stored.length, 0));
      const storedCents = stored.reduce((sum, one) => sum + Number(one.get('totalCents')), 0);
      const after = await readCounters();
      expect(after.orders).toBe(before.orders + 200);
      expect(storedCents).toBe(200 * 2500);
      const countedCents = after.salesCents - before.salesCents;
      expectGoal(
        exactly(group, 'their totals against the counters: cents apart', countedCents - storedCents, 0, 'ct'),
      );
    },
    patience,
  );

  it(
    'of 200 tries with one key places one order',
    async () => {
      const request = makeOrderRequest([await shelve(), await shelve()]);
      const rounds = runSize({ quick: 1, full: 20 });
      let single = 0;
      let slowest = 0;
      for (let round = 0; round < rounds; round += 1) {
        const shopper = await registerShopper();
        const key = crypto.randomUUID();
        const before = await readCounters();
        const begin = performance.now();
        const answers = await atOnce(200, () => order(shopper, request, key));
        slowest = Math.max(slowest, performance.now() - begin);
        expect(howMany(answers)).toEqual({ 200: 199, 201: 1 });
        expect(new Set(answers.map(({ body }) => body._id)).size).toBe(1);
        expect((await readCounters()).orders).toBe(before.orders + 1);
        if ((await ordersOf(shopper)) === 1) single += 1;
      }
      expectGoal(exactly(group, `same key × 200, ${rounds} times: exactly one order`, single, rounds));
      if (isFullRun) {
        expectGoal(atMost(group, 'same key × 200: the slowest of all', slowest / 1000, 5, 's'));
      }
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
        if (index % 4 === 0) return order(shopperAt(index / 4), makeOrderRequest(books));
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
      expect(howMany(answers)).toEqual({ 200: 100, 201: 100 });
      const counted = await recount();
      expect(await readCounters()).toEqual(counted);
      const stats = await call('GET', '/api/admin', { token: admin });
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
