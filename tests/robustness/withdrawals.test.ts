import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { database } from '../../functions/src/platform/firebase.ts';
import { declareWithdrawal } from '../../functions/src/use-cases/orders/declare-withdrawal.ts';
import { atMost, exactly } from '../figures.ts';
import { expectGoal, noteGoal } from './goals.ts';
import { killedAt } from './killed-writes.ts';
import { runSize } from './run-size.ts';
import { ask, emptyDatabase } from './shop-in-process.ts';

vi.hoisted(() => {
  process.env.GCLOUD_PROJECT = 'demo-withdrawals';
  process.env.FIREBASE_CONFIG = JSON.stringify({ projectId: 'demo-withdrawals' });
  process.env.ADMIN_PASSWORD_HASH = 'none';
});
vi.mock(import('firebase-functions/logger'), async (original) => ({ ...(await original()), info: vi.fn() }));

const group = 'Withdrawals';
/** An order takes twenty. */
const ofOrder = 20;

interface Placed {
  _id: string;
  number: string;
  email: string;
}
let bookId: string;

beforeAll(emptyDatabase);
beforeEach(async () => {
  await ask({ name: 'PUT /api/settings', body: { withdrawal: true } });
  const book = { title: 'Emma', category: 'fiction', description: 'A lamp.', oldPrice: 5, newPrice: 4 };
  const headers = { 'Idempotency-Key': crypto.randomUUID() };
  bookId = (await ask({ name: 'POST /api/books/create-book', body: book, headers })).body.book._id;
});

async function placeOrders(count: number): Promise<Placed[]> {
  const orders = Array.from({ length: Math.ceil(count / ofOrder) }, async () => {
    const body = { name: 'Nora', address: {}, productIds: [bookId], totalPrice: '4.00' };
    const headers = { 'Idempotency-Key': crypto.randomUUID() };
    const as = `reader-${crypto.randomUUID()}`;
    const { status, body: order } = await ask({ name: 'POST /api/orders', as, body, headers });
    expect(status).toBe(201);
    return order;
  });
  return Promise.all(orders);
}

/** Of real orders, or of numbers that no order has. */
async function declarations(count: number, isReal: boolean) {
  const orders = isReal ? await placeOrders(count) : [];
  return Array.from({ length: count }, (_, index) => {
    const {
      _id = '',
      number = '0000-0000',
      email = `reader-${index}-${crypto.randomUUID()}@example.com`,
    } = orders[index % orders.length] ?? {};
    return {
      orderId: _id,
      request: { name: `Reader ${index}`, number, email: email.toLowerCase(), books: '' },
    };
  });
}

const median = (of: readonly number[]) => of.toSorted((one, other) => one - other)[of.length >> 1] ?? 0;

it('An answer takes as long whether there is such an order or not', async () => {
  const count = runSize({ quick: 10, full: 200 });
  const statuses: number[] = [];
  async function milliseconds(isReal: boolean): Promise<number[]> {
    const took: number[] = [];
    const waiting = (await declarations(count, isReal)).entries();
    const line = async () => {
      for (const [index, { request: body }] of waiting) {
        const visitor = `192.${isReal ? 2 : 3}.${index}.1`;
        const from = performance.now();
        statuses.push((await ask({ name: 'POST /api/withdrawals', body, visitor })).status);
        took.push(performance.now() - from);
      }
    };
    await Promise.all(Array.from({ length: 5 }, line));
    return took;
  }
  // In parallel, so that both have the same load, and each line an order of its own.
  const [real = [], invented = []] = await Promise.all([true, false].map(milliseconds));
  expect(statuses).toEqual(Array.from({ length: 2 * count }, () => 200));
  const name = (of: string) => `median of ${count} answers about ${of} orders`;
  noteGoal(atMost(group, name('real'), median(real), 1100, 'ms'));
  noteGoal(atMost(group, name('invented'), median(invented), 1100, 'ms'));
  noteGoal(atMost(group, 'between the two', Math.abs(median(real) - median(invented)), 10, 'ms'));
});

it('A process that is killed loses no declaration, and no receipt is written twice', async () => {
  const count = runSize({ quick: 10, full: 50 });
  let kills = 0;
  for (const isReal of [true, false]) {
    const all = await declarations(count, isReal);
    for (const [index, { request }] of all.entries()) {
      const now = new Date();
      await killedAt({ write: 0, isStored: index % 2 === 0 }, () => declareWithdrawal(request, now)).catch(
        () => {
          kills += 1;
        },
      );
      // The visitor gets no answer, and tries again; so may a proxy.
      await Promise.all([declareWithdrawal(request, now), declareWithdrawal(request, now)]);
    }
    const mails = await database().collection('mail').where('event', '>=', 'withdrawal-').get();
    const receipts = mails.docs.filter((mail) => all.some(({ request }) => request.email === mail.get('to')));
    const noted = await Promise.all(
      [...new Set(all.map(({ orderId }) => orderId))].filter(Boolean).map(async (id) => {
        return (await database().doc(`orders/${id}`).get())
          .get('withdrawals')
          .map(({ name }: { name: string }) => name);
      }),
    );
    if (isReal) {
      expectGoal(exactly(group, `declarations of ${count}`, noted.flat().length, count));
      expect(noted.flat().sort()).toEqual(all.map(({ request }) => request.name).sort());
    }
    const kind = isReal ? 'real' : 'invented';
    expectGoal(
      exactly(group, `receipts of ${count} declarations about ${kind} orders`, receipts.length, count),
    );
  }
  expectGoal(exactly(group, 'processes killed', kills, 2 * count));
});
