import { afterAll, aroundAll, beforeAll, describe, expect, it } from 'vitest';
import { database } from '../../functions/src/platform/firebase.ts';
import { readCounters } from '../../functions/src/stats/counter-store.ts';
import { recount } from '../../functions/src/use-cases/orders/recount.ts';
import { registerShopper, type SignedInShopper, signInAdmin } from '../api/accounts.ts';
import { adminBookFields } from '../api/sample-calls.ts';
import { call, inParallel } from '../api/shop-api.ts';
import { emptyCollection, storeBook } from '../api/stored-books.ts';
import { atMost, exactly } from '../figures.ts';
import { makeOrderRequest } from '../fixtures/factories.ts';
import { withoutTriggers } from '../fixtures/without-triggers.ts';
import { counterDrift } from './counters.ts';
import { expectGoal } from './goals.ts';
import { countOrders, order, statusCounts } from './orders.ts';
import { isFullRun, runSize } from './run-size.ts';

const group = 'Concurrency';
const checkouts = runSize({ quick: 12, full: 200 });
const repeats = runSize({ quick: 20, full: 200 });
const changes = runSize({ quick: 16, full: 200 });

let shoppers: SignedInShopper[];
let admin: string;

beforeAll(async () => {
  shoppers = await inParallel(20, registerShopper);
  admin = await signInAdmin();
});

/** The shoppers in turn, so that none of them orders more than an hour allows. */
function shopperAt(index: number): SignedInShopper {
  const shopper = shoppers[index % shoppers.length];
  if (!shopper) throw new Error('No shopper is registered');
  return shopper;
}

describe('many calls at once', () => {
  aroundAll((runSuite) => withoutTriggers(runSuite));

  // Those that have not been sent.
  afterAll(() => emptyCollection('mail'));

  // First, so that no time is measured in which functions start.
  it('of different checkouts lose none', async () => {
    const request = makeOrderRequest([await storeBook(), await storeBook()]);
    const before = await readCounters();
    const answers = await inParallel(checkouts, (index) => order(shopperAt(index), request));
    expect(statusCounts(answers)).toEqual({ 201: checkouts });
    const ids = new Set(answers.map(({ body }): string => body._id));
    const references = [...ids].map((id) => database().collection('orders').doc(id));
    const stored = (await database().getAll(...references)).filter(({ exists }) => exists);
    expectGoal(exactly(group, `${checkouts} distinct checkouts: lost`, checkouts - stored.length, 0));
    const storedCents = stored.reduce((sum, one) => sum + Number(one.get('totalCents')), 0);
    const after = await readCounters();
    expect(after.orders).toBe(before.orders + checkouts);
    expect(storedCents).toBe(checkouts * 2500);
    const apart = after.salesCents - before.salesCents - storedCents;
    expectGoal(exactly(group, 'their totals against the counters: cents apart', apart, 0, 'ct'));
  });

  it('with one idempotency key place one order', async () => {
    const request = makeOrderRequest([await storeBook(), await storeBook()]);
    const rounds = runSize({ quick: 1, full: 20 });
    let [single, slowest] = [0, 0];
    for (let round = 0; round < rounds; round += 1) {
      const [shopper, key] = [await registerShopper(), crypto.randomUUID()];
      const before = await readCounters();
      const begin = performance.now();
      const answers = await inParallel(repeats, () => order(shopper, request, key));
      slowest = Math.max(slowest, performance.now() - begin);
      expect(statusCounts(answers)).toEqual({ 200: repeats - 1, 201: 1 });
      expect(new Set(answers.map(({ body }) => body._id)).size).toBe(1);
      expect((await readCounters()).orders).toBe(before.orders + 1);
      if ((await countOrders(shopper)) === 1) single += 1;
    }
    expectGoal(exactly(group, `same key × ${repeats}, ${rounds} times: exactly one order`, single, rounds));
    if (isFullRun) expectGoal(atMost(group, 'same key × 200: the slowest of all', slowest / 1000, 5, 's'));
  });

  it('of one step of an order take it once', async () => {
    const rounds = runSize({ quick: 1, full: 20 });
    let once = 0;
    for (let round = 0; round < rounds; round += 1) {
      const placed = await order(shopperAt(round), makeOrderRequest([await storeBook()]));
      const path = `/api/orders/${placed.body._id}/status`;
      const before = await readCounters();
      const [same, body] = [crypto.randomUUID(), { from: 'placed', to: 'packed' }];
      const answers = await inParallel(repeats, (index) => {
        const headers = { 'Idempotency-Key': index % 2 ? same : crypto.randomUUID() };
        return call('POST', path, { token: admin, headers, body });
      });
      const stored = await database().collection('orders').doc(placed.body._id).get();
      const isCountedOnce = (await readCounters()).toPack === before.toPack - 1;
      const { 200: taken = 0, 409: refused = 0 } = statusCounts(answers);
      expect(taken + refused).toBe(repeats);
      if (stored.get('history').length === 2 && isCountedOnce && taken > 0) once += 1;
    }
    expectGoal(exactly(group, `one step × ${repeats}, ${rounds} times: taken once`, once, rounds));
  });

  it('of orders, edits, additions and deletions leave the counters equal to a recount', async () => {
    const books = await inParallel(10, (index) => storeBook({ newPrice: 1, trending: index % 2 === 0 }));
    const deletable = await inParallel(50, (index) => storeBook({ trending: index % 3 === 0 }));
    const answers = await inParallel(changes, (index) => {
      const asAdmin = { token: admin, body: { ...adminBookFields, trending: index % 8 < 4 } };
      if (index % 4 === 0) return order(shopperAt(index / 4), makeOrderRequest(books));
      if (index % 4 === 1) return call('PUT', `/api/books/edit/${books[index % 10]?._id}`, asAdmin);
      if (index % 4 === 2) return call('POST', '/api/books/create-book', asAdmin);
      return call('DELETE', `/api/books/${deletable[(index - 3) / 4]?._id}`, { token: admin });
    });
    expect(statusCounts(answers)).toEqual({ 200: changes / 2, 201: changes / 2 });
    const counted = await recount();
    expect(await readCounters()).toEqual(counted);
    expect(await counterDrift()).toBe(0);
    const { body } = await call('GET', '/api/admin', { token: admin });
    expect(body).toEqual({
      totalBooks: counted.books,
      totalSales: counted.salesCents / 100,
      trendingBooks: counted.trendingBooks,
      totalOrders: counted.orders,
    });
  });
});
