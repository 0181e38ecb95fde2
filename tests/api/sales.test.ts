import { afterAll, beforeAll, expect, it } from 'vitest';
import { collection } from '../../functions/src/platform/collections.ts';
import { shopDay } from '../../functions/src/shared/shop/shop-day.ts';
import { readSales } from '../../functions/src/stats/sales-store.ts';
import { recountSales, repairSales } from '../../functions/src/use-cases/orders/recount.ts';
import { makeOrderRequest } from '../fixtures/factories.ts';
import { registerShopper } from './accounts.ts';
import { call } from './shop-api.ts';
import { storeBook } from './stored-books.ts';

const today = shopDay(new Date());
const usual = [0, 1, 2].map((number) => collection('sales').doc(`${today}-${number}`));

/** Leaves no room in a document, which takes 1 MiB with its name. */
const padding = 'x'.repeat(1_048_480);

const figuresOf = async () => (await readSales([today]))[0];

beforeAll(() => repairSales());
afterAll(() => repairSales());

it('No order is refused, nor a step of one, because the figures of the day are full', async () => {
  const before = await Promise.all(usual.map((document) => document.get()));
  await Promise.all(usual.map((document) => document.set({ padding })));
  const { token, email } = await registerShopper();
  const headers = () => ({ 'Idempotency-Key': crypto.randomUUID() });
  const placed = [];
  for (let count = 0; count < 2; count += 1) {
    const body = makeOrderRequest([await storeBook(), await storeBook()], { email });
    placed.push(await call('POST', '/api/orders', { token, headers: headers(), body }));
  }
  expect(placed.map(({ status }) => status)).toEqual([201, 201]);
  const step = { from: 'placed', to: 'cancelled', note: '', carrier: '', trackingCode: '' };
  const path = `/api/orders/${placed[0]?.body._id}/status`;
  expect((await call('POST', path, { token, headers: headers(), body: step })).status).toBe(200);
  await Promise.all(before.map((one) => (one.exists ? one.ref.set(one.data() ?? {}) : one.ref.delete())));
  const counted = (await recountSales()).find(({ day }) => day === today);
  const { copies = new Map(), ...figures } = (await figuresOf()) ?? {};
  const { copies: expected = new Map(), ...rest } = counted ?? {};
  expect(figures).toEqual(rest);
  expect(new Map([...copies].filter(([, count]) => count !== 0))).toEqual(expected);
});
