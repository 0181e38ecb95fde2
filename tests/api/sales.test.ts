import { Timestamp } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { collection } from '../../functions/src/platform/collections.ts';
import { owner } from '../../functions/src/shared/callers.ts';
import { shopDay } from '../../functions/src/shared/shop/shop-day.ts';
import { defaultCalendar } from '../../functions/src/shared/shop/shop-profile.ts';
import { readSales } from '../../functions/src/stats/sales-store.ts';
import { recountSales, repairSales } from '../../functions/src/use-cases/orders/recount.ts';
import { changeSettings } from '../../functions/src/use-cases/settings/change-settings.ts';
import { makeOrderRequest } from '../fixtures/factories.ts';
import { registerShopper } from './accounts.ts';
import { call, succeeded } from './shop-api.ts';
import { storeBook } from './stored-books.ts';

const today = shopDay(new Date(), defaultCalendar);
const usual = [0, 1, 2].map((number) => collection('sales').doc(`${today}-${number}`));

/** Fills a document, which takes 1 MiB with its name. */
const padding = 'x'.repeat(1_048_480);

const figuresOf = async () => (await readSales([today]))[0];

it('No order is refused, nor a step of one, because the figures of the day are full', async () => {
  const before = await Promise.all(usual.map((document) => document.get()));
  await Promise.all(usual.map((document) => document.set({ padding })));
  const { token, email } = await registerShopper();
  const placed = [];
  for (let count = 0; count < 2; count += 1) {
    const body = makeOrderRequest([await storeBook(), await storeBook()], { email });
    placed.push(await call('POST', '/api/orders', { token, body }));
  }
  placed.forEach(succeeded);
  const step = { from: 'placed', to: 'cancelled' };
  const path = `/api/orders/${placed[0]?.body._id}/status`;
  succeeded(await call('POST', path, { token, body: step }));
  await Promise.all(before.map((one) => (one.exists ? one.ref.set(one.data() ?? {}) : one.ref.delete())));
  const counted = (await recountSales()).find(({ day }) => day === today);
  const { copies = new Map(), ...figures } = (await figuresOf()) ?? {};
  const { copies: expected = new Map(), ...rest } = counted ?? {};
  expect(figures).toEqual(rest);
  expect(new Map([...copies].filter(([, count]) => count !== 0))).toEqual(expected);
});

it('An order counts on the day of the shop’s time zone, and keeps it when the shop moves', async () => {
  // At any time one of them has another day than UTC.
  const timeZone = new Date().getUTCHours() < 10 ? 'Pacific/Pago_Pago' : 'Pacific/Kiritimati';
  const settings = collection('settings').doc('shop');
  await settings.set({ timeZone, updatedAt: Timestamp.now() });
  await repairSales();
  const day = shopDay(new Date(), { timeZone });
  const soldOn = async () => (await recountSales()).find((one) => one.day === day)?.orders ?? 0;
  const before = await soldOn();
  const { token, email } = await registerShopper();
  const body = makeOrderRequest([await storeBook()], { email });
  const headers = { 'Idempotency-Key': crypto.randomUUID() };
  succeeded(await call('POST', '/api/orders', { token, headers, body }));
  const isCounted = async () => {
    expect(await soldOn()).toBe(before + 1);
    expect((await readSales([day]))[0]?.orders).toBe(before + 1);
  };
  await isCounted();
  await changeSettings({ timeZone: 'UTC' }, undefined, owner);
  expect((await settings.get()).get('formerZones')).toEqual([{ timeZone, until: expect.any(Number) }]);
  await isCounted();
  await repairSales();
  await isCounted();
});
