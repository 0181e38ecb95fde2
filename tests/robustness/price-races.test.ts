import { setTimeout } from 'node:timers/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import { database } from '../../functions/src/platform/firebase.ts';
import type { Book } from '../../functions/src/shared/book/book.ts';
import type { Order } from '../../functions/src/shared/order/order.ts';
import { readCounters } from '../../functions/src/stats/counter-store.ts';
import { registerShopper, type SignedInShopper, signInAdmin } from '../api/accounts.ts';
import { type Answer, call, inParallel } from '../api/shop-api.ts';
import { removeStoredBook, storeBook } from '../api/stored-books.ts';
import { atLeast, exactly } from '../figures.ts';
import { makeOrderRequest } from '../fixtures/factories.ts';
import { counterDrift } from './counters.ts';
import { expectGoal } from './goals.ts';
import { order } from './orders.ts';
import { isFullRun, runSize } from './run-size.ts';

const group = 'Orders racing price edits';
const rounds = runSize({ quick: 1, full: 100 });
/** Cents. Any two neighbours cost the same before and after, so a mixture would pass every check of the total. */
const oldCents = [100, 300, 200, 400];
const newCents = [200, 200, 300, 300];
const total = '10.00';

const seen = { old: 0, new: 0, mixed: 0, refused: 0, refusedButStored: 0, wrongRefusals: 0 };
let admin: string;
let shopper: SignedInShopper;

beforeAll(async () => {
  admin = await signInAdmin();
});

/** All prices change in one moment, as the database sees it. */
async function changePrices(books: readonly Book[]): Promise<void> {
  const batch = database().batch();
  for (const [index, { _id }] of books.entries()) {
    batch.update(database().collection('books').doc(_id), { newPrice: (newCents[index] ?? 0) / 100 });
  }
  await batch.commit();
}

function editPrice(book: Book): Promise<Answer> {
  const { title, description, category, oldPrice } = book;
  const body = { title, description, category, oldPrice, newPrice: 9.99 };
  return call('PUT', `/api/books/edit/${book._id}`, { token: admin, body });
}

function pricesOf({ lines }: Order): 'old' | 'new' | 'mixed' {
  const cents = JSON.stringify(lines.map(({ unitCents }) => unitCents));
  if (cents === JSON.stringify(oldCents)) return 'old';
  return cents === JSON.stringify(newCents) ? 'new' : 'mixed';
}

async function storedOrder(id: string): Promise<boolean> {
  return (await database().collection('orders').doc(id).get()).exists;
}

async function race(round: number): Promise<void> {
  if (round % 2 === 0) shopper = await registerShopper();
  const books = await Promise.all(oldCents.map((cents) => storeBook({ newPrice: cents / 100 })));
  const [first, , , last] = books;
  if (!first || !last) throw new Error('There are no books');
  const request = makeOrderRequest(books, { totalPrice: total });
  const before = await readCounters();
  const orders: Answer[] = [];
  const raceWith = async (change: () => Promise<unknown>) => {
    const place = () => order(shopper, request);
    // The change falls somewhere into the orders, another time somewhere else.
    const later = setTimeout(Math.random() * 200).then(change);
    const [early, late] = await Promise.all([inParallel(2, place), later.then(() => inParallel(2, place))]);
    orders.push(...early, ...late);
  };
  await raceWith(() => changePrices(books));
  await raceWith(() => editPrice(last));
  await raceWith(() => call('DELETE', `/api/books/${first._id}`, { token: admin }));
  const placed = orders.filter(({ status }) => status === 201);
  for (const { body } of placed) {
    seen[pricesOf(body)] += 1;
    expect(await storedOrder(body._id)).toBe(true);
  }
  const codes = orders
    .filter(({ status }) => status !== 201)
    .map(({ status, body }) => `${status} ${body.error.code}`);
  seen.refused += codes.length;
  seen.wrongRefusals += codes.filter((code) => !/^409 (total-changed|books-missing)$/.test(code)).length;
  const after = await readCounters();
  seen.refusedButStored += after.orders - before.orders - placed.length;
  expect(after.salesCents - before.salesCents).toBe(placed.length * 1000);
  await Promise.all(books.slice(1).map(removeStoredBook));
}

describe('orders of four books that are edited or deleted at the same time', () => {
  it('are wholly at the old or wholly at the new prices, or not at all', async () => {
    for (let round = 0; round < rounds; round += 1) await race(round);
    expectGoal(exactly(group, `${rounds} rounds: orders with a mixture of prices`, seen.mixed, 0));
    // In a few rounds a busy computer may let the change come before, or after, all of them.
    if (isFullRun) {
      expectGoal(atLeast(group, 'orders wholly at the old prices', seen.old, 1));
      expectGoal(atLeast(group, 'orders wholly at the new prices', seen.new, 1));
      expectGoal(atLeast(group, 'orders refused with 409', seen.refused - seen.wrongRefusals, 1));
    }
    expectGoal(exactly(group, 'refused in any other way', seen.wrongRefusals, 0));
    expectGoal(exactly(group, 'refused, and stored all the same', seen.refusedButStored, 0));
    expect(await counterDrift()).toBe(0);
  });
});
