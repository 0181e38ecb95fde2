import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { beginSession } from '../../functions/src/auth/session-store.ts';
import { database } from '../../functions/src/platform/firebase.ts';
import type { Book } from '../../functions/src/shared/book/book.ts';
import type { OfferFields } from '../../functions/src/shared/offer/offer.ts';
import { offerFigures } from '../../functions/src/shared/offer/offer-figures.ts';
import { readOrder } from '../../functions/src/shared/order/order.ts';
import type { OrderRequest } from '../../functions/src/shared/order/order-request.ts';
import { makeDeskOrder, makeOrderRequest } from '../fixtures/factories.ts';
import { mailTo } from '../fixtures/mailbox.ts';
import { inMinutes, sweepAll } from '../fixtures/stored-mails.ts';
import { registerShopper, type SignedInShopper } from './accounts.ts';
import { openPaidShop, type PaidShop } from './paid-shop.ts';
import { call, callsWith, inParallel, refusal } from './shop-api.ts';
import { emptyCollection, emptyOrders, storeBook } from './stored-books.ts';

const admin = await beginSession();
const asAdmin = callsWith(admin);
let shop: PaidShop;

beforeAll(async () => {
  shop = await openPaidShop(admin);
});
beforeEach(async () => {
  await Promise.all([...['offers', 'offerCounts'].map(emptyCollection), emptyOrders(['mail'])]);
  const noAreas = { areas: [], isShown: false };
  const offers = { isOn: true, isTakenBack: false };
  await settings({ offers, fixedPrices: 'none', payment: 'both', delivery: noAreas });
});
afterAll(async () => {
  shop.bank.close();
  await Promise.all([...['offers', 'offerCounts', 'settings'].map(emptyCollection), emptyOrders(['mail'])]);
});

async function settings(changes: object): Promise<void> {
  expect((await asAdmin('PUT', '/api/settings', changes)).status).toBe(200);
}

/** An offer of 10 percent, unless it says otherwise. */
async function addOffer(fields: Partial<OfferFields> = {}): Promise<{ id: string; version: number }> {
  const given = { title: 'Summer', basisPoints: 1000, ...fields };
  const { status, body } = await asAdmin('POST', '/api/offers', given, { key: crypto.randomUUID() });
  expect(status, JSON.stringify(body)).toBe(201);
  return body.offer;
}

const bookFor = (newPrice: number, more: Partial<Book> = {}) => storeBook({ newPrice, oldPrice: 0, ...more });

const order = (
  { token }: SignedInShopper,
  books: readonly Book[],
  more: Partial<OrderRequest> = {},
  key: string = crypto.randomUUID(),
) => call('POST', '/api/orders', { token, key, body: makeOrderRequest(books, more) });

const figures = async () =>
  (await asAdmin('GET', '/api/offers')).body.map(({ orders, books, cents }: Record<string, number>) => [
    orders,
    books,
    cents,
  ]);

/** What the offers of all orders have brought, counted again. */
async function recounted(): Promise<number[]> {
  const { docs } = await database().collection('orders').get();
  const all = docs.map((one) => offerFigures(readOrder(one.id, one.data())));
  return (['orders', 'books', 'cents'] as const).map((name) => all.reduce((sum, one) => sum + one[name], 0));
}

const ask = async (books: readonly Book[], code = '', token?: string, more: object = {}) => {
  const path = token ? '/api/account/offers' : '/api/cart/offers';
  const { status, body } = await call('POST', path, {
    body: { bookIds: books.map(({ _id }) => _id), code, ...more },
    ...(token && { token }),
  });
  expect(status, JSON.stringify(body)).toBe(200);
  return body;
};

describe('An offer', () => {
  it('is a discount of the order by line, in its mail and figures, and goes with its lines in the same parts', async () => {
    await addOffer({ code: 'SUMMER', gives: 'amount', cents: 500, basisPoints: 0 });
    const [shopper, books] = [await registerShopper(), [await bookFor(30), await bookFor(20)]];
    const { status, body } = await order(shopper, books, { totalPrice: '45.00', offerCode: 'sum-mer' });
    expect(status, JSON.stringify(body)).toBe(201);
    const parts = books.map(({ _id: id }, index) => ({ id, cents: [300, 200][index] }));
    expect(body.discounts).toMatchObject([{ number: 1, reason: 'Summer', cents: 500, parts }]);
    await sweepAll(inMinutes(2));
    const { text } = await mailTo(shopper.email, 'We have your order');
    expect(text).toContain('Summer');
    expect(text).toContain('$45.00');
    expect(await figures()).toEqual([[1, 2, 500]]);
    const [first] = books;
    const taken = {
      bookId: first?._id,
      from: 'ordered',
      to: 'taken-out',
      reason: 'damaged',
      isMailed: false,
    };
    const changed = await asAdmin('POST', `/api/orders/${body._id}/lines`, taken, {
      key: crypto.randomUUID(),
    });
    expect(changed.status, JSON.stringify(changed.body)).toBe(200);
    expect(await figures()).toEqual([[1, 1, 200]]);
    expect(await recounted()).toEqual([1, 1, 200]);
    await asAdmin('DELETE', `/api/orders/${body._id}/discounts/1`, undefined, { key: crypto.randomUUID() });
    expect(await figures()).toEqual([[0, 0, 0]]);
  });

  it('that is not met any more is taken back where the shop says so', async () => {
    await settings({ offers: { isOn: true, isTakenBack: true } });
    await addOffer({ fromCents: 4000 });
    const [shopper, books] = [await registerShopper(), [await bookFor(30), await bookFor(20)]];
    const { body } = await order(shopper, books, { totalPrice: '45.00' });
    const line = { bookId: books[0]?._id, reason: 'damaged', isMailed: false };
    const change = (from: string, to: string) =>
      asAdmin('POST', `/api/orders/${body._id}/lines`, { ...line, from, to }, { key: crypto.randomUUID() });
    expect((await change('ordered', 'taken-out')).body.offer.notMetAt).toBeTruthy();
    expect(await figures()).toEqual([[0, 0, 0]]);
    expect((await change('taken-out', 'ordered')).body.discounts[0].takenBackAt).toBeUndefined();
    expect(await figures()).toEqual([[1, 2, 500]]);
  });

  it('leaves out a book with a fixed price, and the cart and the order say so', async () => {
    await settings({ fixedPrices: 'DE' });
    await addOffer({ code: 'SUMMER' });
    const [shopper, fixed, used] = [
      await registerShopper(),
      await bookFor(20),
      await bookFor(10, { condition: 'used' }),
    ];
    expect(await ask([fixed, used], 'summer')).toMatchObject({
      terms: [{ basisPoints: 1000, bookIds: [used._id] }],
      fixed: [fixed._id],
    });
    expect((await ask([fixed], 'summer')).problem).toMatchObject({ why: 'fixed', title: 'Summer' });
    const wanted = { offerCode: 'SUMMER', totalPrice: '27.00' };
    expect((await order(shopper, [fixed, used], wanted)).body.error.details).toMatchObject({
      totalPrice: '29.00',
      offers: { fixed: [fixed._id] },
    });
    const { body } = await order(shopper, [fixed, used], { ...wanted, totalPrice: '29.00' });
    expect(body.discounts).toMatchObject([{ parts: [{ id: used._id, cents: 100 }] }]);
  });

  it('that takes most off counts, and one that ends meanwhile makes no order dearer than its shopper saw', async () => {
    await addOffer({ title: 'Rule', basisPoints: 2000 });
    const own = await addOffer({ code: 'HALF', basisPoints: 5000 });
    const [shopper, book] = [await registerShopper(), await bookFor(10)];
    expect((await ask([book], 'HALF')).terms).toHaveLength(2);
    const wanted = { offerCode: 'HALF', totalPrice: '5.00' };
    const ended = { title: 'Summer', code: 'HALF', basisPoints: 5000, until: '2020-01-01' };
    await asAdmin('PUT', `/api/offers/${own.id}`, ended);
    const refused = await order(shopper, [book], wanted);
    expect(refusal(refused)).toMatchObject({ status: 409, code: 'total-changed' });
    expect(refused.body.error.details).toMatchObject({
      totalPrice: '8.00',
      offers: { problem: { why: 'ended', title: 'Summer', day: '2020-01-01' } },
    });
    expect((await order(shopper, [book], { ...wanted, totalPrice: '8.00' })).status).toBe(201);
  });

  it('makes the delivery free, for as much as that would have cost', async () => {
    const area = { name: 'All', countries: [], zips: [], by: 'amount', steps: [{ from: 0, cost: 4.5 }] };
    await settings({ delivery: { areas: [area], isShown: true } });
    const free = { gives: 'delivery', basisPoints: 0, fromCents: 1500 } as const;
    await addOffer({ ...free, titles: { de: 'Geschenkt' } });
    const shopper = await registerShopper();
    const [cheap, dear] = [await bookFor(10), await bookFor(20)];
    expect((await order(shopper, [cheap], { totalPrice: '14.50' })).body.deliveryCents).toBe(450);
    const { status, body } = await order(shopper, [dear], { totalPrice: '20.00' });
    expect(status, JSON.stringify(body)).toBe(201);
    expect(body).toMatchObject({ deliveryCents: 0, offer: { deliveryCents: 450 } });
    expect(await figures()).toEqual([[1, 0, 450]]);
    expect((await ask([dear], '', undefined, { language: 'de' })).terms).toMatchObject([
      { title: 'Geschenkt' },
    ]);
    await settings({ fixedPrices: 'FR' });
    expect(refusal(await asAdmin('POST', '/api/offers', { title: 'Free', ...free })).field).toBe('gives');
  });

  it('for the first order, and one for each shopper, counts once, also of two orders at once, until that is cancelled', async () => {
    await addOffer({ code: 'HELLO', isFirstOnly: true, isOnceEach: true });
    const [shopper, book] = [await registerShopper(), await bookFor(10)];
    const wanted = { offerCode: 'HELLO', totalPrice: '9.00' };
    const both = await inParallel(2, () => order(shopper, [book], wanted));
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect((await ask([book], 'HELLO', shopper.token)).problem.why).toBe('used');
    expect((await ask([book], 'HELLO', (await registerShopper()).token)).terms).toHaveLength(1);
    const placed = both.find(({ status }) => status === 201)?.body;
    const cancelled = { from: 'placed', to: 'cancelled', note: '', carrier: '', trackingCode: '' };
    await call('POST', `/api/orders/${placed._id}/status`, {
      token: shopper.token,
      body: cancelled,
      key: crypto.randomUUID(),
    });
    expect((await ask([book], 'HELLO', shopper.token)).terms).toHaveLength(1);
  });

  it('of a limited number is taken exactly so often by many orders at once, and the others say that it is used up', async () => {
    const [all, most] = [24, 6];
    await addOffer({ code: 'FIFTY', mostUses: most });
    const shoppers = await inParallel(all, () => registerShopper());
    const books = await inParallel(5, () => bookFor(10));
    const wanted = { offerCode: 'FIFTY', totalPrice: '9.00' };
    // Again while the shop is too busy for it.
    const place = async (shopper: SignedInShopper, at: number, key: string): ReturnType<typeof order> => {
      const answer = await order(shopper, books.slice(at % 5, (at % 5) + 1), wanted, key);
      return answer.status === 503 ? place(shopper, at, key) : answer;
    };
    const answers = await Promise.all(shoppers.map((one, at) => place(one, at, crypto.randomUUID())));
    const placed = answers.filter(({ status }) => status === 201);
    const refused = answers.filter(({ body }) => body.error?.details?.offers?.problem?.why === 'used-up');
    expect([placed.length, refused.length]).toEqual([most, all - most]);
    expect(refused[0]?.body.error.details.totalPrice).toBe('10.00');
    expect(await figures()).toEqual([[most, most, 100 * most]]);
    expect(await recounted()).toEqual([most, most, 100 * most]);
  });

  it.each([
    ['expires', (_: SignedInShopper, _id: string) => shop.sweep(60)],
    ['is given up', (shopper: SignedInShopper, id: string) => shop.of(shopper, id, 'cancel')],
  ] as const)('that is being paid with is held, and given back by a payment that %s', async (_, end) => {
    await addOffer({ code: 'LAST', mostUses: 1 });
    const [shopper, other, book] = [await registerShopper(), await registerShopper(), await bookFor(10)];
    const wanted = { offerCode: 'LAST', totalPrice: '9.00' };
    const begun = await shop.begin(shopper, [book], crypto.randomUUID(), wanted);
    expect(begun.status, JSON.stringify(begun.body)).toBe(201);
    expect((await ask([book], 'LAST')).problem.why).toBe('used-up');
    expect((await order(other, [book], wanted)).status).toBe(409);
    await end(shopper, begun.body._id);
    expect((await ask([book], 'LAST')).terms).toHaveLength(1);
    const again = await shop.begin(other, [book], crypto.randomUUID(), wanted);
    await shop.tell(shop.bank.pay(again.body._id));
    expect(await figures()).toEqual([[1, 1, 100]]);
    expect((await ask([book], 'LAST')).problem.why).toBe('used-up');
  });

  it('counts at the desk by its code alone', async () => {
    await addOffer({ title: 'Rule', basisPoints: 2000 });
    await addOffer({ code: 'DESK', basisPoints: 1000 });
    const book = await bookFor(10);
    const take = (more: object) =>
      asAdmin('POST', '/api/orders/desk', makeDeskOrder([book], more), { key: crypto.randomUUID() });
    expect((await take({ totalPrice: '10.00' })).status).toBe(201);
    const { status, body } = await take({ totalPrice: '9.00', offerCode: 'desk' });
    expect(status, JSON.stringify(body)).toBe(201);
    expect(body.discounts).toMatchObject([{ reason: 'Summer', cents: 100 }]);
  });

  it('has a code of its own, and counts for nothing in a shop that has turned offers off', async () => {
    await addOffer({ code: 'SUMMER' });
    const twice = await asAdmin('POST', '/api/offers', { title: 'Other', basisPoints: 500, code: 'sum mer' });
    expect(refusal(twice)).toMatchObject({ status: 400, field: 'code' });
    const book = await bookFor(10);
    expect((await ask([book], 'WINTER')).problem.why).toBe('unknown');
    await settings({ offers: { isOn: false, isTakenBack: false } });
    expect(await ask([book], 'SUMMER')).toEqual({ terms: [], fixed: [], reduced: [] });
    const wanted = { offerCode: 'SUMMER', totalPrice: '10.00' };
    expect((await order(await registerShopper(), [book], wanted)).body.offer).toBeUndefined();
  });
});
