import { expect, it } from 'vitest';
import { database } from '../../functions/src/platform/firebase.ts';
import type { Order } from '../../functions/src/shared/order/order.ts';
import { shopDay } from '../../functions/src/shared/shop/shop-day.ts';
import { defaultCalendar } from '../../functions/src/shared/shop/shop-profile.ts';
import { readCounters } from '../../functions/src/stats/counter-store.ts';
import { recount } from '../../functions/src/use-cases/orders/recount.ts';
import { registerShopper } from './accounts.ts';
import { get, set, takeStep } from './desk-calls.ts';
import { call, expectRefused, succeeded } from './shop-api.ts';
import { storeBook } from './stored-books.ts';
import { orderBooks } from './waiting-orders.ts';

const ireland = {
  name: 'Ireland',
  countries: ['IE'],
  zips: [],
  by: 'amount',
  steps: [{ from: 0, cost: 4 }],
};
const [shopper, book] = [await registerShopper(), await storeBook({ newPrice: 10 })];

async function setCollection(hasCollection: boolean, more: object = {}) {
  const delivery = { areas: [ireland], isShown: true, hasCollection, collectionText: 'Kept for two weeks' };
  await set({ delivery, ...more });
}

function place(overrides: object = {}, key?: string) {
  return orderBooks(shopper, [book], { collection: true, ...overrides }, key);
}

const step = (order: Order, from: string, to: string, more: object = {}) =>
  takeStep(order._id, from, to, more);

const today = shopDay(new Date(), defaultCalendar);
const cash = async () => await get(`/api/cash?day=${today}`);

it('A shop that does not hand out orders refuses one to be collected, and says nothing of it', async () => {
  const { shop, delivery } = {
    shop: (await call('GET', '/api/shop')).body,
    delivery: (await call('GET', '/api/delivery')).body,
  };
  expect(shop).not.toHaveProperty('collection');
  expect(delivery).toEqual({ areas: [], isShown: true });
  expectRefused(await place(), 409, 'no-collection');
  expect((await place({ collection: undefined })).body).not.toHaveProperty('collection');
});

it('An order is collected without address and delivery, from its mails to the cash at the counter', async () => {
  await setCollection(true, { openingHours: 'Mon–Fri 9–18', postalAddress: '1 Mill Lane' });
  const before = { sales: (await readCounters()).salesCents, cash: await cash() };
  const answer = await place();
  const order: Order = answer.body;
  expect([answer.status, order.totalPrice, order.collection]).toEqual([201, '10.00', true]);
  expect(order).not.toHaveProperty('deliveryCents');
  expect(Object.values(order.address).join('')).toBe('');
  succeeded(await step(order, 'placed', 'packed'));
  const mails = await database().collection('mail').where('orderId', '==', order._id).get();
  const ready = mails.docs.find((one) => one.get('event') === 'packed');
  expect(ready?.get('message.subject')).toBe(`Your order ${order.number} is ready to collect`);
  expect((await cash()).stillOut).toEqual(before.cash.stillOut);

  expectRefused(await step(order, 'packed', 'delivered', { cashCents: 1001 }), 400);
  expect((await step(order, 'packed', 'delivered')).body).toMatchObject({
    status: 'delivered',
    cashCents: 1000,
    carrier: '',
  });
  expect((await cash()).sums[0].takenCents - before.cash.sums[0].takenCents).toBe(1000);
  expect((await readCounters()).salesCents - before.sales).toBe(1000);

  const isUndo = { isUndo: true };
  expect((await step(order, 'delivered', 'packed', isUndo)).body).toMatchObject({ status: 'packed' });
  expect((await step(order, 'packed', 'cancelled')).body.status).toBe('cancelled');
  expect((await readCounters()).salesCents).toBe(before.sales);
  expect(await recount()).toMatchObject({ salesCents: before.sales });

  const csv = await get(`/api/orders/export?from=${today}&to=${today}`);
  expect(
    String(csv)
      .split('\r\n')
      .find((row) => row.includes(order.number)),
  ).toContain(',Cancelled,');
});

it('The desk counts apart what is ready to collect, in a shop that hands out orders', async () => {
  await setCollection(true);
  const counts = async () => await get('/api/orders/counts');

  const before = await counts();
  const order: Order = (await place()).body;
  expect((await counts()).toCollect).toBe(before.toCollect);
  await step(order, 'placed', 'packed');
  expect(await counts()).toMatchObject({ packed: before.packed + 1, toCollect: before.toCollect + 1 });
  await setCollection(false);

  const { packed, ...others } = await counts();
  expect(packed).toBe(before.packed + 1);
  expect(others).not.toHaveProperty('toCollect');
});
