import { expect, it } from 'vitest';
import { readCounters, recount } from '../../functions/src/admin/stats-store.ts';
import { registerShopper, signInAdmin } from '../api/accounts.ts';
import { shelve } from '../api/shelf.ts';
import { atOnce, call } from '../api/shop-api.ts';
import { atMost, exactly } from '../figures.ts';
import { makeOrderRequest } from '../fixtures/factories.ts';
import { order, ordersOf } from './answers.ts';
import { databaseProcess } from './emulator-processes.ts';
import { expectGoal } from './goals.ts';

const group = 'No database for a while';

it('is answered with 503 and when to come back, and afterwards everything is as if it had not been', async () => {
  const admin = await signInAdmin();
  const shopper = await registerShopper();
  const book = await shelve();
  const request = makeOrderRequest([book]);
  const key = crypto.randomUUID();
  // Four workers, warm.
  await atOnce(8, () => order(shopper, request));
  const before = await readCounters();
  const calls = [
    () => order(shopper, request, key),
    () => call('GET', `/api/books/${book._id}`),
    () => call('GET', '/api/admin', { token: admin }),
    () => call('GET', `/api/orders/email/${encodeURIComponent(shopper.email)}`, { token: shopper.token }),
  ];
  const pid = await databaseProcess();
  process.kill(pid, 'SIGSTOP');
  const begin = performance.now();
  let answers: Awaited<ReturnType<typeof call>>[];
  try {
    answers = await Promise.all(calls.map((ask) => ask()));
  } finally {
    process.kill(pid, 'SIGCONT');
  }
  const seconds = (performance.now() - begin) / 1000;
  const told = answers.filter(
    ({ status, headers }) => status === 503 && Number(headers.get('retry-after')) > 0,
  );
  expectGoal(exactly(group, 'calls answered 503 with Retry-After, of 4', told.length, calls.length));
  expectGoal(atMost(group, 'within', seconds, 15, 's'));

  // Whether it was placed when the database came back or only now: it is the same order, once.
  const again = await order(shopper, request, key);
  expect([200, 201]).toContain(again.status);
  expect((await order(shopper, request, key)).body).toEqual(again.body);
  expectGoal(exactly(group, 'orders of the shopper who tried on', await ordersOf(shopper), 9));
  const after = await readCounters();
  expect(after.orders - before.orders).toBe(1);
  const counted = await recount();
  const apart = Math.abs(after.orders - counted.orders) + Math.abs(after.salesCents - counted.salesCents);
  expectGoal(exactly(group, 'statistics against a recount: apart', apart, 0));
  expect(after).toEqual(counted);
}, 60_000);
