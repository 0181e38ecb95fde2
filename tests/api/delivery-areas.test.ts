import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { beginSession } from '../../functions/src/auth/session-store.ts';
import { database } from '../../functions/src/platform/firebase.ts';
import type { Book } from '../../functions/src/shared/book/book.ts';
import type { DeliveryArea } from '../../functions/src/shared/delivery/delivery-setting.ts';
import type { Order } from '../../functions/src/shared/order/order.ts';
import { dollars } from '../../functions/src/shared/values/money.ts';
import { readCounters } from '../../functions/src/stats/counter-store.ts';
import { recount } from '../../functions/src/use-cases/orders/recount.ts';
import { eventually } from '../fixtures/eventually.ts';
import { makeOrderRequest } from '../fixtures/factories.ts';
import { registerShopper, type SignedInShopper } from './accounts.ts';
import { call, callsWith, refusal } from './shop-api.ts';
import { emptyOrders } from './stored-books.ts';

let shopper: SignedInShopper;
let books: Book[];

const asAdmin = callsWith(await beginSession());

const area = (name: string, cost: number, more: Partial<DeliveryArea> = {}): DeliveryArea => ({
  name,
  countries: [],
  zips: [],
  by: 'amount',
  steps: [{ from: 0, cost }],
  ...more,
});
const ireland = area('Ireland', 4, { countries: ['IE'], freeFrom: 40 });
const near = area('Around the shop', 1.5, { countries: ['IE'], zips: [{ from: 'H91', to: 'H91' }] });

async function deliverTo(...areas: DeliveryArea[]): Promise<void> {
  const { status, body } = await asAdmin('PUT', '/api/settings', { delivery: { areas, isShown: true } });
  expect(status, JSON.stringify(body)).toBe(200);
}

async function addBook(newPrice: number): Promise<Book> {
  const body = {
    title: `Delivered ${crypto.randomUUID()}`,
    description: 'A book.',
    category: 'horror',
    oldPrice: newPrice,
    newPrice,
  };
  return (await asAdmin('POST', '/api/books/create-book', body)).body.book;
}

const galway = { street: '2 Quay Street', city: 'Galway', country: 'Ireland', state: '', zipcode: 'D02' };

function place(totalCents: number, address = galway, key?: string, ordered = books) {
  const body = makeOrderRequest(ordered, { totalPrice: dollars.plain(totalCents), address });
  return call('POST', '/api/orders', { token: shopper.token, key, body });
}

async function step(order: Order, from: string, to: string, more: object = {}): Promise<Order> {
  const body = { from, to, note: '', carrier: '', trackingCode: '', ...more };
  const answer = await asAdmin('POST', `/api/orders/${order._id}/status`, body);
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body;
}

beforeAll(async () => {
  await emptyOrders();
  books = [await addBook(10), await addBook(4.5)];
});
beforeEach(async () => {
  shopper = await registerShopper();
});
afterAll(() => emptyOrders());

it('The areas that the owner sets reach the pages', async () => {
  await deliverTo(near, ireland);
  await eventually(
    async () => expect((await call('GET', '/api/delivery')).body.areas).toEqual([near, ireland]),
    300,
  );
  expect((await call('GET', '/api/shop')).body.delivery).toEqual({
    fromCents: 150,
    freeFromCents: 4000,
    isShown: true,
  });
});

it('An order is placed at the cost that the shopper saw, that of the area that names the address most exactly', async () => {
  await deliverTo(near, ireland);
  const unseen = await place(1450);
  expect(refusal(unseen)).toEqual({ status: 409, code: 'total-changed' });
  expect(unseen.body.error.details).toMatchObject({ totalPrice: '18.50', deliveryCents: 400, missing: [] });
  expect(unseen.body.error.message).toBe('The total is not what the books and their delivery cost now');
  expect((await place(1850)).body).toMatchObject({ totalPrice: '18.50', deliveryCents: 400 });
  expect((await place(1600, { ...galway, zipcode: 'h91 x2y' })).body).toMatchObject({
    totalPrice: '16.00',
    deliveryCents: 150,
  });
  const narnia = await place(1850, { ...galway, country: 'Narnia' });
  expect(refusal(narnia)).toEqual({ status: 409, code: 'not-delivered-there' });
  expect(narnia.body.error.message).toBe('We do not deliver there yet: we do not know the country “Narnia”');
  await deliverTo(near, ireland, area('Everywhere else', 12));
  expect((await place(2650, { ...galway, country: 'Narnia' })).body.deliveryCents).toBe(1200);
});

it('A corrected address in another area takes its cost along where the desk says so, in money and figures', async () => {
  await deliverTo(near, ireland);
  const { salesCents } = await readCounters();
  const order: Order = (await place(1850)).body;
  const { name, phone, email } = order;
  const correct = (zipcode: string, more: object) =>
    asAdmin('PUT', `/api/orders/${order._id}/recipient`, {
      name,
      phone,
      email,
      address: { ...galway, zipcode },
      isMailed: true,
      ...more,
    });
  expect((await correct('h91', {})).body.deliveryCents).toBe(400);
  const { body } = await correct('h91', { deliveryCents: 150 });
  expect(body).toMatchObject({ deliveryCents: 150, totalPrice: '18.50' });
  expect((await readCounters()).salesCents - salesCents).toBe(1600);
  expect(await recount()).toEqual(await readCounters());
  const mail = await database().doc(`mail/${order._id}-recipient`).get();
  expect(mail.get('message.text')).toContain('Cash to have ready: $16.00');
  await step(order, 'placed', 'packed');
  await step(order, 'packed', 'shipped');
  expect(refusal(await correct('d02', { deliveryCents: 400 }))).toMatchObject({ code: 'order-changed' });
});

it('A retry answers the same order, also once the shop delivers there no more', async () => {
  await deliverTo(ireland);
  const key = crypto.randomUUID();
  const placed = await place(1850, galway, key);
  await deliverTo(area('France', 4, { countries: ['FR'] }));
  expect(refusal(await place(1850))).toEqual({ status: 409, code: 'not-delivered-there' });
  const again = await place(1850, galway, key);
  expect([again.status, again.body._id]).toEqual([200, placed.body._id]);
});
