import { afterAll, beforeAll, expect, it } from 'vitest';
import { beginSession } from '../../functions/src/auth/session-store.ts';
import { makeOrderRequest } from '../fixtures/factories.ts';
import { registerShopper } from './accounts.ts';
import { openPaidShop, type PaidShop } from './paid-shop.ts';
import { call, callsWith, refusal } from './shop-api.ts';
import { emptyCollection } from './stored-books.ts';

const admin = await beginSession();
const asAdmin = callsWith(admin);
let shop: PaidShop;

beforeAll(async () => {
  shop = await openPaidShop(admin);
});
afterAll(async () => {
  shop.bank.close();
  await emptyCollection('settings');
});

it('An order is refused in a way that its amount or its area does not take, with all copies kept', async () => {
  const [shopper, book] = await Promise.all([registerShopper(), shop.countedBook(3)]);
  const inCash = () =>
    call('POST', '/api/orders', {
      token: shopper.token,
      body: makeOrderRequest([book], { totalPrice: '13.50' }),
    });
  const online = () => shop.begin(shopper, [book], undefined, { totalPrice: '13.50' });
  const limits = { cashUpTo: 0, onlineFrom: 0, cashAreas: [] };
  const limit = async (changes: object) => {
    const { status } = await asAdmin('PUT', '/api/settings', { paymentLimits: { ...limits, ...changes } });
    expect(status).toBe(200);
  };
  const area = { name: 'All', countries: [], zips: [], by: 'amount', steps: [{ from: 0, cost: 3.5 }] };
  await asAdmin('PUT', '/api/settings', { delivery: { areas: [area], isShown: true } });

  await limit({ cashUpTo: 13.49 });
  const tooMuch = await inCash();
  expect(refusal(tooMuch)).toMatchObject({ status: 409, code: 'cash-above' });
  expect(tooMuch.body.error).toMatchObject({
    message: 'Cash is taken for orders of up to $13.49',
    details: { amount: '$13.49' },
  });
  await limit({ cashAreas: ['Elsewhere'] });
  expect(refusal(await inCash())).toMatchObject({ status: 409, code: 'cash-not-there' });
  await limit({ onlineFrom: 13.51 });
  expect(refusal(await online())).toMatchObject({ status: 409, code: 'online-below' });
  expect(await shop.copiesOf(book)).toBe(3);

  // What was begun to be paid online does not become an order in cash, either.
  await limit({ cashUpTo: 13.49, onlineFrom: 13.5, cashAreas: ['All'] });
  const { status, body } = await online();
  expect(status).toBe(201);
  expect(body).toMatchObject({ state: 'open', noCash: true });
  expect(refusal(await shop.of(shopper, body._id, 'cash'))).toMatchObject({ code: 'cash-above' });
  await limit({ cashUpTo: 13.5, cashAreas: ['All'] });
  expect(await inCash()).toMatchObject({ status: 201 });
  expect(await shop.copiesOf(book)).toBe(2);
});

it('An area that is renamed keeps its cash, and one that is removed is still named', async () => {
  const area = { countries: [], zips: [], by: 'amount', steps: [{ from: 0, cost: 3.5 }] };
  const [city, island] = [
    { ...area, name: 'City' },
    { ...area, name: 'Island', countries: ['IE'] },
  ];
  const limits = { cashUpTo: 0, onlineFrom: 0, cashAreas: ['City', 'Island'] };
  const delivered = async (...areas: object[]) => {
    const delivery = { areas, isShown: true };
    return (await asAdmin('PUT', '/api/settings', { delivery })).body.paymentLimits?.cashAreas;
  };
  await delivered(city, island);
  await asAdmin('PUT', '/api/settings', { paymentLimits: limits });
  expect(await delivered(island, { ...city, name: 'Town', freeFrom: 40 })).toEqual(['Town', 'Island']);
  expect(await delivered({ ...city, name: 'Town' })).toEqual(['Town', 'Island']);
});
