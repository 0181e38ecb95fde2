import { beforeEach, describe, expect, it } from 'vitest';
import { database } from '../../functions/src/platform/firebase.ts';
import type { Book } from '../../functions/src/shared/book/book.ts';
import type { OfferFields } from '../../functions/src/shared/offer/offer.ts';
import { offerFigures } from '../../functions/src/shared/offer/offer-figures.ts';
import { readOrder } from '../../functions/src/shared/order/order.ts';
import { makeDeskOrder } from '../fixtures/factories.ts';
import { mailTo } from '../fixtures/mailbox.ts';
import { inMinutes, sweepAll } from '../fixtures/stored-mails.ts';
import { registerShopper, type SignedInShopper } from './accounts.ts';
import { asAdmin, get, post, set, take } from './desk-calls.ts';
import { paidShop } from './paid-shop.ts';
import { call, expectRefused, inParallel, isDone, succeeded } from './shop-api.ts';
import { emptyCollection, storeBook } from './stored-books.ts';
import { orderBooks } from './waiting-orders.ts';

const shop = await paidShop();

beforeEach(async () => {
  await Promise.all(['offers', 'offerCounts', 'orders'].map(emptyCollection));
  const offers = { isOn: true, isTakenBack: false };
  await set({ offers, fixedPrices: 'none', delivery: { areas: [], isShown: false } });
});

const addOffer = async (fields: Partial<OfferFields> = {}): Promise<{ id: string; version: number }> =>
  (await post('/api/offers', { title: 'Summer', basisPoints: 1000, ...fields })).offer;

const bookFor = (newPrice: number, more: Partial<Book> = {}) => storeBook({ newPrice, oldPrice: 0, ...more });

const sums = ['orders', 'books', 'cents'] as const;

/** The sums of the offers, as they count them and as recounted from all orders. */
async function expectFigures(...expected: number[]) {
  const [offer] = await get('/api/offers');
  expect(sums.map((name) => offer.brought[name])).toEqual(expected);
  const { docs } = await database().collection('orders').get();
  const all = docs.map((one) => offerFigures(readOrder(one.id, one.data())));
  expect(sums.map((name) => all.reduce((sum, one) => sum + one[name], 0))).toEqual(expected);
}

const ask = async (books: readonly Book[], code = '', token?: string, more: object = {}) => {
  const body = { bookIds: books.map(({ _id }) => _id), code, ...more };
  return succeeded(await call('POST', token ? '/api/account/offers' : '/api/cart/offers', { body, token }));
};

const whyNot = async (...asked: Parameters<typeof ask>) => (await ask(...asked)).problem.why;

describe('An offer', () => {
  it('is a discount of the order by line, in its mail and figures, and goes with its lines in the same parts', async () => {
    await addOffer({ code: 'SUMMER', gives: 'amount', cents: 500, basisPoints: 0 });
    expect(await get('/api/offers')).toMatchObject([{ cents: 500, brought: { cents: 0 } }]);
    const [shopper, books] = [await registerShopper(), [await bookFor(30), await bookFor(20)]];
    const body = succeeded(await orderBooks(shopper, books, { totalPrice: '45.00', offerCode: 'sum-mer' }));
    const parts = books.map(({ _id: id }, index) => ({ id, cents: [300, 200][index] }));
    expect(body.discounts).toMatchObject([{ number: 1, reason: 'Summer', cents: 500, parts }]);
    await sweepAll(inMinutes(2));
    const { text } = await mailTo(shopper.email, 'We have your order');
    expect(text).toContain('Summer');
    expect(text).toContain('$45.00');
    await expectFigures(1, 2, 500);
    const [first] = books;
    const taken = { bookId: first?._id, from: 'ordered', to: 'taken-out', reason: 'damaged' };
    await post(`/api/orders/${body._id}/lines`, { ...taken, isMailed: false });
    await expectFigures(1, 1, 200);
    await asAdmin('DELETE', `/api/orders/${body._id}/discounts/1`);
    await expectFigures(0, 0, 0);
  });

  it('that is not met any more is taken back where the shop says so', async () => {
    await set({ offers: { isOn: true, isTakenBack: true } });
    await addOffer({ fromCents: 4000 });
    const [shopper, books] = [await registerShopper(), [await bookFor(30), await bookFor(20)]];
    const { body } = await orderBooks(shopper, books, { totalPrice: '45.00' });
    const line = { bookId: books[0]?._id, reason: 'damaged', isMailed: false };
    const change = (from: string, to: string) =>
      asAdmin('POST', `/api/orders/${body._id}/lines`, { ...line, from, to });
    expect((await change('ordered', 'taken-out')).body.offer.notMetAt).toBeTruthy();
    await expectFigures(0, 0, 0);
    expect((await change('taken-out', 'ordered')).body.discounts[0].takenBackAt).toBeUndefined();
    await expectFigures(1, 2, 500);
  });

  it('leaves out a book with a fixed price, and the cart and the order say so', async () => {
    await set({ fixedPrices: 'DE' });
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
    expect((await orderBooks(shopper, [fixed, used], wanted)).body.error.details).toMatchObject({
      totalPrice: '29.00',
      offers: { fixed: [fixed._id] },
    });
    const { body } = await orderBooks(shopper, [fixed, used], { ...wanted, totalPrice: '29.00' });
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
    const refused = await orderBooks(shopper, [book], wanted);
    expectRefused(refused, 409, 'total-changed');
    expect(refused.body.error.details).toMatchObject({
      totalPrice: '8.00',
      offers: { problem: { why: 'ended', title: 'Summer', day: '2020-01-01' } },
    });
    succeeded(await orderBooks(shopper, [book], { ...wanted, totalPrice: '8.00' }));
  });

  it('makes the delivery free, for as much as that would have cost', async () => {
    const area = { name: 'All', countries: [], zips: [], by: 'amount', steps: [{ from: 0, cost: 4.5 }] };
    await set({ delivery: { areas: [area], isShown: true } });
    const free = { gives: 'delivery', basisPoints: 0, fromCents: 1500 } as const;
    await addOffer({ ...free, titles: { de: 'Geschenkt' } });
    const shopper = await registerShopper();
    const [cheap, dear] = [await bookFor(10), await bookFor(20)];
    expect((await orderBooks(shopper, [cheap], { totalPrice: '14.50' })).body.deliveryCents).toBe(450);
    const body = succeeded(await orderBooks(shopper, [dear], { totalPrice: '20.00' }));
    expect(body).toMatchObject({ deliveryCents: 0, offer: { deliveryCents: 450 } });
    await expectFigures(1, 0, 450);
    expect((await ask([dear], '', undefined, { language: 'de' })).terms).toMatchObject([
      { title: 'Geschenkt' },
    ]);
    await set({ fixedPrices: 'FR' });
    expectRefused(await asAdmin('POST', '/api/offers', { title: 'Free', ...free }), 'gives');
  });

  it('for the first order, and one for each shopper, counts once, also of two orders at once, until that is cancelled', async () => {
    await addOffer({ code: 'HELLO', isFirstOnly: true, isOnceEach: true });
    const [shopper, book] = [await registerShopper(), await bookFor(10)];
    const wanted = { offerCode: 'HELLO', totalPrice: '9.00' };
    const both = await inParallel(2, () => orderBooks(shopper, [book], wanted));
    const [placed, ...more] = both.filter(isDone);
    expect(more).toEqual([]);
    expect(await whyNot([book], 'HELLO', shopper.token)).toBe('used');
    expect((await ask([book], 'HELLO', (await registerShopper()).token)).terms).toHaveLength(1);
    const cancelled = { from: 'placed', to: 'cancelled' };
    await call('POST', `/api/orders/${placed?.body._id}/status`, { token: shopper.token, body: cancelled });
    expect((await ask([book], 'HELLO', shopper.token)).terms).toHaveLength(1);
  });

  it('of a limited number is taken exactly so often by many orders at once, and the others say that it is used up', async () => {
    await addOffer({ code: 'FOUR', mostUses: 4 });
    const books = await inParallel(3, () => bookFor(10));
    const answers = await inParallel(12, async (index) =>
      orderBooks(await registerShopper(), books.slice(index % 3).slice(0, 1), {
        offerCode: 'FOUR',
        totalPrice: '9.00',
      }),
    );
    const refused = answers.filter(({ status }) => status === 409);
    expect([answers.filter(isDone).length, refused.length]).toEqual([4, 8]);
    for (const { body } of refused)
      expect(body.error.details).toMatchObject({
        totalPrice: '10.00',
        offers: { problem: { why: 'used-up' } },
      });
    await expectFigures(4, 4, 400);
  });

  it.each([
    ['expires', (_: SignedInShopper, _id: string) => shop.sweep(60)],
    ['is given up', (shopper: SignedInShopper, id: string) => shop.of(shopper, id, 'cancel')],
  ] as const)('that is being paid with is held, and given back by a payment that %s', async (_, end) => {
    await addOffer({ code: 'LAST', mostUses: 1 });
    const [shopper, other, book] = [await registerShopper(), await registerShopper(), await bookFor(10)];
    const wanted = { offerCode: 'LAST', totalPrice: '9.00' };
    const begun = succeeded(await shop.begin(shopper, [book], undefined, wanted));
    expect(await whyNot([book], 'LAST')).toBe('used-up');
    expectRefused(await orderBooks(other, [book], wanted), 409);
    await end(shopper, begun._id);
    expect((await ask([book], 'LAST')).terms).toHaveLength(1);
    const again = await shop.begin(other, [book], undefined, wanted);
    await shop.pay(again.body._id);
    await expectFigures(1, 1, 100);
    expect(await whyNot([book], 'LAST')).toBe('used-up');
  });

  it('counts at the desk by its code alone', async () => {
    await addOffer({ title: 'Rule', basisPoints: 2000 });
    await addOffer({ code: 'DESK', basisPoints: 1000 });
    const book = await bookFor(10);
    succeeded(await take(makeDeskOrder([book])));
    const discounted = { totalPrice: '9.00', offerCode: 'desk' };
    const body = succeeded(await take(makeDeskOrder([book], discounted)));
    expect(body.discounts).toMatchObject([{ reason: 'Summer', cents: 100 }]);
  });

  it('has a code of its own, and counts for nothing in a shop that has turned offers off', async () => {
    await addOffer({ code: 'SUMMER' });
    const twice = await asAdmin('POST', '/api/offers', { title: 'Other', basisPoints: 500, code: 'sum mer' });
    expectRefused(twice, 400, 'code');
    const book = await bookFor(10);
    expect(await whyNot([book], 'WINTER')).toBe('unknown');
    await set({ offers: { isOn: false, isTakenBack: false } });
    expect(await ask([book], 'SUMMER')).toEqual({ terms: [], fixed: [], reduced: [] });
    const wanted = { offerCode: 'SUMMER', totalPrice: '10.00' };
    expect((await orderBooks(await registerShopper(), [book], wanted)).body.offer).toBeUndefined();
  });
});
