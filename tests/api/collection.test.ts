import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { beginSession } from '../../functions/src/auth/session-store.ts';
import { database } from '../../functions/src/platform/firebase.ts';
import type { Book } from '../../functions/src/shared/book/book.ts';
import type { Order } from '../../functions/src/shared/order/order.ts';
import { shopDay } from '../../functions/src/shared/shop/shop-day.ts';
import { defaultCalendar } from '../../functions/src/shared/shop/shop-profile.ts';
import { readCounters } from '../../functions/src/stats/counter-store.ts';
import { recount } from '../../functions/src/use-cases/orders/recount.ts';
import { makeOrderRequest } from '../fixtures/factories.ts';
import { mailText } from '../fixtures/stored-mails.ts';
import { registerShopper, type SignedInShopper } from './accounts.ts';
import { call, callsWith, refusal } from './shop-api.ts';
import { emptyOrders } from './stored-books.ts';

const ireland = {
  name: 'Ireland',
  countries: ['IE'],
  zips: [],
  by: 'amount',
  steps: [{ from: 0, cost: 4 }],
};
let shopper: SignedInShopper;
let book: Book;

const asAdmin = callsWith(await beginSession());

async function setCollection(hasCollection: boolean, more: object = {}): Promise<void> {
  const delivery = { areas: [ireland], isShown: true, hasCollection, collectionText: 'Kept for two weeks' };
  const { status, body } = await asAdmin('PUT', '/api/settings', { delivery, ...more });
  expect(status, JSON.stringify(body)).toBe(200);
}

function place(overrides: object = {}, key?: string) {
  const body = { ...makeOrderRequest([book]), collection: true, ...overrides };
  return call('POST', '/api/orders', { token: shopper.token, key, body });
}

const step = (order: Order, from: string, to: string, more: object = {}) =>
  asAdmin('POST', `/api/orders/${order._id}/status`, { from, to, ...more });

const today = shopDay(new Date(), defaultCalendar);
const cash = async () => (await asAdmin('GET', `/api/cash?day=${today}`)).body;

beforeAll(async () => {
  await emptyOrders();
  const fields = { description: 'A book.', category: 'horror', oldPrice: 10, newPrice: 10 };
  const added = await asAdmin('POST', '/api/books/create-book', { ...fields, title: 'Collected' });
  book = added.body.book;
});
beforeEach(async () => {
  shopper = await registerShopper();
});
afterAll(() => emptyOrders());

it('A shop that does not hand out orders refuses one to be collected, and says nothing of it', async () => {
  const { shop, delivery } = {
    shop: (await call('GET', '/api/shop')).body,
    delivery: (await call('GET', '/api/delivery')).body,
  };
  expect(shop).not.toHaveProperty('collection');
  expect(delivery).toEqual({ areas: [], isShown: true });
  expect(refusal(await place())).toEqual({ status: 409, code: 'no-collection' });
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
  const mail = await mailText(order._id);
  expect(mail).toContain('Opening hours: Mon–Fri 9–18');
  expect(mail).not.toContain('Expected');

  const parcel = { bookIds: [book._id], carrier: 'DHL', trackingCode: '' };
  expect(refusal(await step(order, 'placed', 'delivered')).status).toBe(409);
  expect((await step(order, 'placed', 'packed')).status).toBe(200);
  expect(refusal(await step(order, 'packed', 'shipped')).status).toBe(409);
  expect(refusal(await asAdmin('POST', `/api/orders/${order._id}/parcels`, parcel)).status).toBe(409);
  const body = { from: 'packed', to: 'delivered' };
  expect(
    refusal(await call('POST', `/api/orders/${order._id}/status`, { token: shopper.token, body })).status,
  ).toBe(403);
  const mails = await database().collection('mail').where('orderId', '==', order._id).get();
  const ready = mails.docs.find((one) => one.get('event') === 'packed');
  expect(ready?.get('message.subject')).toBe(`Your order ${order.number} is ready to collect`);
  // A step's mail knows the settings of a minute ago.
  expect(ready?.get('message.text')).toContain('Collect at:');
  expect((await cash()).stillOut).toEqual(before.cash.stillOut);

  expect(refusal(await step(order, 'packed', 'delivered', { cashCents: 1001 })).status).toBe(400);
  expect((await step(order, 'packed', 'delivered')).body).toMatchObject({
    status: 'delivered',
    cashCents: 1000,
    carrier: '',
  });
  expect((await cash()).sums[0].takenCents - before.cash.sums[0].takenCents).toBe(1000);
  expect((await readCounters()).salesCents - before.sales).toBe(1000);

  expect(refusal(await step(order, 'delivered', 'packed')).status).toBe(400);
  expect((await step(order, 'delivered', 'packed', { note: 'The wrong person' })).body).toMatchObject({
    status: 'packed',
    cashCents: 0,
    parcels: [],
  });
  expect((await step(order, 'packed', 'delivered')).body.cashCents).toBe(1000);
  const isUndo = { isUndo: true };
  expect((await step(order, 'delivered', 'packed', isUndo)).body).toMatchObject({ status: 'packed' });
  expect((await step(order, 'packed', 'cancelled')).body.status).toBe('cancelled');
  expect((await readCounters()).salesCents).toBe(before.sales);
  expect(await recount()).toMatchObject({ salesCents: before.sales });

  const { body: history } = await asAdmin('GET', `/api/audit?about=${order._id}`);
  expect(JSON.stringify(history)).toContain('"collection":true');
  const { body: csv } = await asAdmin('GET', `/api/orders/export?from=${today}&to=${today}`);
  expect(
    String(csv)
      .split('\r\n')
      .find((row) => row.includes(order.number)),
  ).toContain(',Cancelled,');
});

it('The desk counts apart what is ready to collect, in a shop that hands out orders', async () => {
  await setCollection(true);
  const counts = async () => (await asAdmin('GET', '/api/orders/counts')).body;
  // The functions know the settings of a second ago.
  await expect.poll(async () => 'toCollect' in (await counts())).toBe(true);
  const before = await counts();
  const order: Order = (await place()).body;
  expect((await counts()).toCollect).toBe(before.toCollect);
  await step(order, 'placed', 'packed');
  expect(await counts()).toMatchObject({ packed: before.packed + 1, toCollect: before.toCollect + 1 });
  await setCollection(false);
  await expect.poll(async () => 'toCollect' in (await counts())).toBe(false);
  expect((await counts()).packed).toBe(before.packed + 1);
});
