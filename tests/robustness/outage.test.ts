import { expect, it } from 'vitest';
import { readCounters } from '../../functions/src/stats/counter-store.ts';
import { registerShopper, signInAdmin } from '../api/accounts.ts';
import { call, inParallel } from '../api/shop-api.ts';
import { storeBook } from '../api/stored-books.ts';
import { atMost, exactly } from '../figures.ts';
import { makeOrderRequest } from '../fixtures/factories.ts';
import { mailsSent } from '../fixtures/stored-mails.ts';
import { counterDrift } from './counters.ts';
import { databaseProcess } from './emulator-processes.ts';
import { expectGoal } from './goals.ts';
import { countOrders, order } from './orders.ts';

const group = 'No database for a while';

it('without the database calls are answered with 503 and Retry-After, and nothing is lost', async () => {
  const admin = await signInAdmin();
  const shopper = await registerShopper();
  const book = await storeBook();
  const request = makeOrderRequest([book]);
  const key = crypto.randomUUID();
  // Four workers, warm.
  await inParallel(8, () => order(shopper, request));
  // In the emulator all functions share these workers: mails on their way would hold them while the database is away.
  await mailsSent(shopper.uid, 5);
  const before = await readCounters();
  const once = { tries: 1 };
  const calls = [
    () => order(shopper, request, key),
    () => call('GET', `/api/books/${book._id}`, once),
    () => call('GET', '/api/admin', { ...once, token: admin }),
    () =>
      call('GET', `/api/orders/email/${encodeURIComponent(shopper.email)}`, {
        ...once,
        token: shopper.token,
      }),
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
  const unavailable = answers.filter(
    ({ status, headers }) => status === 503 && Number(headers.get('retry-after')) > 0,
  );
  expectGoal(exactly(group, 'calls answered 503 with Retry-After, of 4', unavailable.length, calls.length));
  expectGoal(atMost(group, 'within', seconds, 15, 's'));

  // Whether it was placed when the database came back or only now: it is the same order, once.
  const again = await order(shopper, request, key);
  expect([200, 201]).toContain(again.status);
  expect((await order(shopper, request, key)).body).toEqual(again.body);
  expectGoal(exactly(group, 'orders of the shopper who tried on', await countOrders(shopper), 9));
  const after = await readCounters();
  expect(after.orders - before.orders).toBe(1);
  expectGoal(exactly(group, 'statistics against a recount: apart', await counterDrift(), 0));
});
