import { afterAll, aroundAll, beforeAll, describe, expect, it } from 'vitest';
import { beginSession } from '../../functions/src/auth/session-store.ts';
import type { Book } from '../../functions/src/shared/book/book.ts';
import { registerShopper, type SignedInShopper } from '../api/accounts.ts';
import { call, inParallel } from '../api/shop-api.ts';
import { emptyCollection, storeBook } from '../api/stored-books.ts';
import { changeStock, storedStock } from '../api/stored-stock.ts';
import { atMost, exactly } from '../figures.ts';
import { makeOrderRequest } from '../fixtures/factories.ts';
import { withoutTriggers } from '../fixtures/without-triggers.ts';
import { counterDrift } from './counters.ts';
import { expectGoal } from './goals.ts';
import { order, statusCounts } from './orders.ts';
import { isFullRun, runSize } from './run-size.ts';

const group = 'Stock';
const shopperCount = runSize({ quick: 14, full: 200 });
/** Of one book, at once. */
const rush = runSize({ quick: 10, full: 50 });
const copies = 10;

let shoppers: SignedInShopper[];
let admin: string;

beforeAll(async () => {
  [admin, shoppers] = await Promise.all([beginSession(), inParallel(shopperCount, registerShopper)]);
});

async function countedBook(onHand: number, overrides: Partial<Book> = {}): Promise<Book> {
  const book = await storeBook(overrides);
  expect((await changeStock(admin, book._id, { onHand })).status).toBe(200);
  return book;
}

/** The milliseconds that each of these took, in order. */
async function timed<T>(count: number, task: (index: number) => Promise<T>) {
  const times: number[] = [];
  const answers = await inParallel(count, async (index) => {
    const begin = performance.now();
    const answer = await task(index);
    times.push(performance.now() - begin);
    return answer;
  });
  return { answers, times: times.toSorted((one, other) => one - other) };
}

const shopperAt = (index: number): SignedInShopper => {
  const shopper = shoppers[index % shoppers.length];
  if (!shopper) throw new Error('No shopper is registered');
  return shopper;
};

describe('the stock of a book that many want', () => {
  aroundAll((runSuite) => withoutTriggers(runSuite));
  afterAll(() => emptyCollection('mail'));

  it('lets many orders at once through, quickly', async () => {
    const uncounted = makeOrderRequest([await storeBook()]);
    // So that no time is measured in which functions start.
    await inParallel(rush, (index) => order(shopperAt(index), uncounted));
    const hot = await countedBook(1000);
    const request = makeOrderRequest([hot]);
    const { answers, times } = await timed(rush, (index) => order(shopperAt(index), request));
    expect(statusCounts(answers)).toEqual({ 201: rush });
    const left = 1000 - rush;
    expect(await storedStock(hot._id)).toMatchObject({ onHand: left, ledger: left, movements: rush + 1 });
    const p95 = (times[Math.ceil(times.length * 0.95) - 1] ?? 0) / 1000;
    if (isFullRun) expectGoal(atMost(group, `${rush} orders of one title at once: p95`, p95, 2, 's'));
  });

  it('is sold to as many shoppers as there are copies', async () => {
    const book = await countedBook(copies);
    const request = makeOrderRequest([book]);
    const { answers } = await timed(shopperCount, (index) => order(shopperAt(index), request));
    expect(statusCounts(answers)).toEqual({ 201: copies, 409: shopperCount - copies });
    const refused = answers.filter(({ status }) => status === 409);
    for (const { body } of refused) expect(body.error.code).toBe('out-of-stock');
    const stored = await storedStock(book._id);
    expect(stored).toEqual({ onHand: 0, ledger: 0, movements: copies + 1, stockLeft: 0 });
    const sold = answers.length - refused.length;
    expectGoal(exactly(group, `${shopperCount} shoppers, ${copies} copies: orders`, sold, copies));
    expect(await counterDrift()).toBe(0);
  });

  it('is given back by each of many cancelled orders, once', async () => {
    const book = await countedBook(20);
    const request = makeOrderRequest([book]);
    const orders = await inParallel(20, (index) => order(shopperAt(index), request));
    expect(await storedStock(book._id)).toMatchObject({ onHand: 0, ledger: 0, stockLeft: 0 });
    const answers = await inParallel(40, (index) => {
      const placed = orders[index % 20];
      const headers = { 'Idempotency-Key': `cancel-this-order-${index % 20}` };
      const body = { from: 'placed', to: 'cancelled' };
      return call('POST', `/api/orders/${placed?.body._id}/status`, { token: admin, headers, body });
    });
    expect(statusCounts(answers)).toEqual({ 200: 40 });
    const stored = await storedStock(book._id);
    expect(stored).toEqual({ onHand: 20, ledger: 20, movements: 41, stockLeft: undefined });
  });
});
