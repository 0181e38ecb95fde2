import { expect, it } from 'vitest';
import type { DeliveryArea } from '../../functions/src/shared/delivery/delivery-setting.ts';
import type { Order } from '../../functions/src/shared/order/order.ts';
import { dollars } from '../../functions/src/shared/values/money.ts';
import { readCounters } from '../../functions/src/stats/counter-store.ts';
import { registerShopper } from './accounts.ts';
import { asAdmin, set, takeSteps } from './desk-calls.ts';
import { call, expectRefused } from './shop-api.ts';
import { storeBook } from './stored-books.ts';
import { documentAt, expectCounted } from './stored-documents.ts';
import { orderBooks } from './waiting-orders.ts';

const shopper = await registerShopper();
const books = [await storeBook({ newPrice: 10 }), await storeBook({ newPrice: 4.5 })];

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

const deliverTo = (...areas: DeliveryArea[]) => set({ delivery: { areas, isShown: true } });

const galway = { street: '2 Quay Street', city: 'Galway', country: 'Ireland', state: '', zipcode: 'D02' };

function place(totalCents: number, address = galway) {
  return orderBooks(shopper, books, { totalPrice: dollars.plain(totalCents), address });
}

it('The areas that the owner sets reach the pages', async () => {
  await deliverTo(near, ireland);
  expect((await call('GET', '/api/delivery')).body.areas).toEqual([near, ireland]);
  expect((await call('GET', '/api/shop')).body.delivery).toEqual({
    fromCents: 150,
    freeFromCents: 4000,
    isShown: true,
  });
});

it('An order is placed at the cost that the shopper saw, that of the area that names the address most exactly', async () => {
  await deliverTo(near, ireland);
  const unseen = await place(1450);
  expectRefused(unseen, 409, 'total-changed');
  expect(unseen.body.error.details).toMatchObject({ totalPrice: '18.50', deliveryCents: 400, missing: [] });

  expect((await place(1850)).body).toMatchObject({ totalPrice: '18.50', deliveryCents: 400 });
  expect((await place(1600, { ...galway, zipcode: 'h91 x2y' })).body).toMatchObject({
    totalPrice: '16.00',
    deliveryCents: 150,
  });
  const elsewhere = { ...galway, country: 'Narnia' };
  expectRefused(await place(1850, elsewhere), 409, 'not-delivered-there');
  await deliverTo(near, ireland, area('Everywhere else', 12));
  expect((await place(2650, elsewhere)).body.deliveryCents).toBe(1200);
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
  await expectCounted();
  const mail = await documentAt(`mail/${order._id}-recipient`);
  expect(mail.get('message.text')).toContain('Cash to have ready: $16.00');
  await takeSteps(order._id, 'placed', 'packed', 'shipped');
  expectRefused(await correct('d02', { deliveryCents: 400 }), 'order-changed');
});
