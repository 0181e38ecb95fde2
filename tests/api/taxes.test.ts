import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { beginSession } from '../../functions/src/auth/session-store.ts';
import type { Order } from '../../functions/src/shared/order/order.ts';
import { startOfDay } from '../../functions/src/shared/shop/shop-day.ts';
import { defaultCalendar } from '../../functions/src/shared/shop/shop-profile.ts';
import { placeOrder } from '../../functions/src/use-cases/orders/place-order.ts';
import { makeOrderRequest } from '../fixtures/factories.ts';
import { mailText } from '../fixtures/stored-mails.ts';
import { registerShopper, type SignedInShopper } from './accounts.ts';
import { call, callsWith } from './shop-api.ts';
import { emptyOrders, storeBook } from './stored-books.ts';

let shopper: SignedInShopper;

beforeAll(async () => {
  await emptyOrders();
});
beforeEach(async () => {
  shopper = await registerShopper();
});
afterAll(() => emptyOrders());

const asAdmin = callsWith(await beginSession());

const rate = (basisPoints: number) => [{ from: '2026-01-01', basisPoints }];
const german = {
  isOn: true,
  isIncluded: true,
  defaultClass: 'books',
  rates: { books: rate(700), ebooks: rate(700), other: rate(1900) },
};

/** Gives the shop this tax; an order reads the settings fresh. */
async function taxAs(tax: object): Promise<void> {
  expect((await asAdmin('PUT', '/api/settings', { tax, country: 'DE' })).status).toBe(200);
}

async function books() {
  const emma = await storeBook({ newPrice: 12.5 });
  const mug = await storeBook({ newPrice: 10, taxClass: 'other' });
  return [emma, mug];
}

async function place(ordered: Awaited<ReturnType<typeof books>>, totalPrice: string) {
  return call('POST', '/api/orders', {
    token: shopper.token,
    body: { ...makeOrderRequest(ordered), totalPrice },
  });
}

const readable = (text: string) => text.replaceAll('\u00a0', ' ');

describe('Orders of a shop with tax', () => {
  it('keep rate and class as they are then, and their mail says the tax', async () => {
    await taxAs(german);
    const ordered = await books();
    const placed = await place(ordered, '22.50');
    expect(placed.status, JSON.stringify(placed.body)).toBe(201);
    const order: Order = placed.body;
    expect(order).toMatchObject({ taxName: 'MwSt.', taxIsIncluded: true });
    expect(order.lines).toMatchObject([
      { unitCents: 1250, taxClass: 'books', taxBasisPoints: 700 },
      { unitCents: 1000, taxClass: 'other', taxBasisPoints: 1900 },
    ]);
    const mail = await mailText(order._id);
    expect(readable(mail)).toContain('Total: $22.50\nincl. 7 % VAT: $0.82\nincl. 19 % VAT: $1.60\n');

    // Another rate changes no order.
    await taxAs({ ...german, rates: { ...german.rates, books: rate(500) } });
    const own = await call('GET', `/api/orders/email/${shopper.email}`, { token: shopper.token });
    expect(own.body[0].lines[0].taxBasisPoints).toBe(700);
  });

  it('cost what the day’s rate says: a rate that begins at midnight refuses the total of the day before', async () => {
    const later = '2030-01-01';
    const rates = { ...german.rates, books: [...rate(700), { from: later, basisPoints: 500 }] };
    await taxAs({ ...german, isIncluded: false, rates });
    const ordered = await books();
    const request = { ...makeOrderRequest(ordered), totalPrice: '25.28' };
    const { uid, email } = shopper;
    const placeAt = (now: Date) =>
      placeOrder({
        id: crypto.randomUUID(),
        shopper: { uid, email, isConfirmed: false, signedInAt: 0 },
        request,
        now,
      });
    const midnight = startOfDay(later, defaultCalendar);
    await expect(placeAt(midnight)).rejects.toMatchObject({ details: { totalPrice: '25.03' } });
    const { order } = await placeAt(new Date(midnight.getTime() - 1));
    expect(order).toMatchObject({ totalPrice: '25.28', lines: [{ taxBasisPoints: 700 }, {}] });
    await taxAs({ ...german, isOn: false });
  });
});
