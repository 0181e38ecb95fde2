import { afterEach, describe, expect, it } from 'vitest';
import type { Book } from '../../functions/src/shared/book/book.ts';
import { readCounters } from '../../functions/src/stats/counter-store.ts';
import {
  confirmAddressOf,
  deleteOwnAccount,
  registerAs,
  registerShopper,
  type SignedInShopper,
} from './accounts.ts';
import { set } from './desk-calls.ts';
import { paidShop } from './paid-shop.ts';
import { expectRefused, inParallel, isDone, outcomes, refusal, succeeded } from './shop-api.ts';
import { emptyOrders } from './stored-books.ts';
import { expectCounted } from './stored-documents.ts';
import { orderBooks } from './waiting-orders.ts';

const shop = await paidShop();

const limits = { cashUpTo: 0, onlineFrom: 0, cashAreas: [] };

describe('of addresses that are not confirmed', () => {
  const refused = expect.objectContaining({ status: 403, code: 'address-not-confirmed' });
  const begin = (shopper: SignedInShopper, books: readonly Book[]) => shop.begin(shopper, books);
  const letDecide = async (id: string) => expect(await shop.pay(id, 'processing')).toBe(200);

  afterEach(async () => {
    await expectCounted();
    await shop.sweep(9 * 24 * 60);
    expect((await readCounters()).unconfirmedCopies).toBe(0);
  });

  it('a payment that waits for the bank keeps its place: none is begun beside it, and its copies count', async () => {
    const [shopper, books] = [await registerShopper(), await inParallel(6, () => shop.countedBook(9))];
    const { body: first } = await begin(shopper, books);
    await letDecide(first._id);
    expect(refusal(await begin(shopper, [books[0] as Book]))).toEqual(refused);
    const inCash = (from: SignedInShopper) => orderBooks(from, books);
    const { body } = await inCash(shopper);
    expect(body.error.details).toEqual({ of: 'account', most: 10, held: 6, wanted: 6 });
    await deleteOwnAccount(shopper);
    expect(refusal(await begin(await registerAs(shopper.email), books))).toEqual(refused);
    succeeded(await begin(await confirmAddressOf(await registerShopper()), books));
    expect((await readCounters()).unconfirmedCopies).toBe(6);
    await shop.decide(first._id, true);
    expect((await readCounters()).unconfirmedCopies).toBe(0);
  });

  it('what is open, waits for the bank and is to be paid in cash takes no more together than the shop allows', async () => {
    const books = await inParallel(10, () => shop.countedBook(9));
    await set({ unconfirmedCopies: 30 });
    const answers = await inParallel(5, async (index) => {
      const shopper = await registerShopper();
      if (index % 2) {
        const answer = await begin(shopper, books);
        if (isDone(answer)) await letDecide(answer.body._id);
        return answer;
      }
      return orderBooks(shopper, books);
    });
    const refused = Array(2).fill('address-not-confirmed');
    expect(outcomes(answers)).toEqual([...refused, 'done', 'done', 'done']);
    for (const book of books) await shop.expectCopies(book, 6);
    await emptyOrders();
    await set({ payment: 'both' });
  });

  it.each([false, true])(
    'twenty keys at once leave one session that can be paid, and the last of them wait (confirmed: %s)',
    async (isConfirmed) => {
      const [registered, book] = [await registerShopper(), await shop.countedBook(30)];
      const shopper = isConfirmed ? await confirmAddressOf(registered) : registered;
      const all = await inParallel(20, () => begin(shopper, [book]));
      expect(new Set(outcomes(all))).toEqual(new Set(['done', 'too-many-requests']));
      expect(all.flatMap(({ body }) => shop.payable(body._id))).toHaveLength(1);
      await shop.expectCopies(book, 29);
    },
  );
});

it('An order is refused in a way that its amount or its area does not take, with all copies kept', async () => {
  const [shopper, book] = await Promise.all([registerShopper(), shop.countedBook(3)]);
  const inCash = () => orderBooks(shopper, [book], { totalPrice: '13.50' });
  const online = () => shop.begin(shopper, [book], undefined, { totalPrice: '13.50' });
  const limit = (changes: object) => set({ paymentLimits: { ...limits, ...changes } });
  const area = { name: 'All', countries: [], zips: [], by: 'amount', steps: [{ from: 0, cost: 3.5 }] };
  await set({ delivery: { areas: [area], isShown: true } });

  await limit({ cashUpTo: 13.49 });
  const tooMuch = await inCash();
  expectRefused(tooMuch, 409, 'cash-above');
  expect(tooMuch.body.error).toMatchObject({
    message: 'Cash is taken for orders of up to $13.49',
    details: { amount: '$13.49' },
  });
  await limit({ cashAreas: ['Elsewhere'] });
  expectRefused(await inCash(), 409, 'cash-not-there');
  await limit({ onlineFrom: 13.51 });
  expectRefused(await online(), 409, 'online-below');
  await shop.expectCopies(book, 3);

  // A payment that was begun online does not become an order in cash, either.
  await limit({ cashUpTo: 13.49, onlineFrom: 13.5, cashAreas: ['All'] });
  const body = succeeded(await online());
  expect(body).toMatchObject({ state: 'open', noCash: true });
  expectRefused(await shop.of(shopper, body._id, 'cash'), 'cash-above');
  await limit({ cashUpTo: 13.5, cashAreas: ['All'] });
  expect(await inCash()).toMatchObject({ status: 201 });
  await shop.expectCopies(book, 2);
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
    return (await set({ delivery })).paymentLimits?.cashAreas;
  };
  await delivered(city, island);
  await set({ paymentLimits: limits });
  expect(await delivered(island, { ...city, name: 'Town', freeFrom: 40 })).toEqual(['Town', 'Island']);
  expect(await delivered({ ...city, name: 'Town' })).toEqual(['Town', 'Island']);
});
