import { describe, expect, it } from 'vitest';
import { database } from '../../functions/src/platform/firebase.ts';
import type { Order } from '../../functions/src/shared/order/order.ts';
import type { BooksToOrder } from '../../functions/src/shared/order/to-order.ts';
import { giveCopies } from '../../functions/src/use-cases/orders/give-copies.ts';
import { recount } from '../../functions/src/use-cases/orders/recount.ts';
import { findWrongStock } from '../../functions/src/use-cases/stock/check-stock.ts';
import { makeCounterSale, makeDeskOrder } from '../fixtures/factories.ts';
import { confirmAddressOf, registerShopper } from './accounts.ts';
import {
  get,
  set,
  storedOrder,
  take,
  takeStep,
  takeSteps,
  admin as token,
  writtenInvoices,
} from './desk-calls.ts';
import { call, expectRefused, outcomes, succeeded } from './shop-api.ts';
import { storeBook } from './stored-books.ts';
import { expectStock } from './stored-documents.ts';
import { changeStock, countedBook } from './stored-stock.ts';
import { orderBooks } from './waiting-orders.ts';

const bookWith = (onHand: number, newPrice = 10) => countedBook(onHand, { newPrice });

const mailsOf = async (id: string) =>
  (await get(`/api/orders/${id}/mails`)).map(({ event }: { event: string }) => event);
const entriesOf = async (id: string) =>
  (await get(`/api/orders/${id}/cash`)).map((one: Record<string, unknown>) => [
    one.kind,
    one.way,
    one.cents,
    one.reference,
  ]);

const rates = [{ from: '2026-01-01', basisPoints: 700 }];
const tax = {
  isOn: true,
  isIncluded: true,
  defaultClass: 'books',
  rates: { books: rates, ebooks: rates, other: rates },
};
/** Counters and stock equal a recount. */
async function expectNoDrift() {
  expect(await findWrongStock()).toEqual([]);
  const before = await get('/api/admin');
  await recount();
  expect(await get('/api/admin')).toEqual(before);
}

describe('An order that the shop takes on the phone', () => {
  it('has its copies as lines of their own, who took it, and a mail to the customer alone', async () => {
    const book = await bookWith(5);
    const body = succeeded(await take(makeDeskOrder([book], { copies: 3, email: 'kim@example.com' })));
    expect(body).toMatchObject({
      status: 'placed',
      totalPrice: '30.00',
      takenBy: 'Owner',
      productIds: [book._id],
      history: [{ status: 'placed', by: 'admin' }],
    });
    expect(body.lines.map(({ id }: { id?: string }) => id)).toEqual([
      undefined,
      `${book._id}:2`,
      `${book._id}:3`,
    ]);
    await expectStock(book._id, 2);
    expect(await mailsOf(body._id)).toEqual(['placed']);
    await takeStep(body._id, 'placed', 'cancelled');
    await expectStock(book._id, 5);
    await expectNoDrift();
  });

  it('takes the copies that are there and orders the others for the promised day', async () => {
    const book = await bookWith(5);
    const lines = [{ bookId: book._id, copies: 28, by: '2031-09-01' }];
    const school = { lines, collection: true, totalPrice: '280.00' };
    const refused = await take(makeDeskOrder([book], school));
    expectRefused(refused, 409, 'out-of-stock');
    const { body } = await take(makeDeskOrder([book], { ...school, toOrder: [book._id] }));
    expect(body.awaited).toHaveLength(23);
    expect(body.awaited[0]).toEqual({ bookId: `${book._id}:6`, by: '2031-09-01' });
    await expectStock(book._id, 0);
    const { books }: BooksToOrder = await get('/api/to-order');
    expect(books.find(({ bookId }) => bookId === book._id)?.orders).toHaveLength(23);

    await changeStock(token, book._id, { change: 23, reason: 'delivery' });
    await giveCopies([book._id]);
    expect((await storedOrder(body._id)).awaited).toBeUndefined();
    const collected = await takeSteps(body._id, 'placed', 'packed', 'delivered');
    expect(collected).toMatchObject({ status: 'delivered', cashCents: 28_000 });
    await expectStock(book._id, 0);
    await expectNoDrift();
  });

  it('can be of 500 copies, and not of one more', async () => {
    const [book, another] = [await bookWith(600, 1), await storeBook()];
    const { body } = await take(makeDeskOrder([book], { copies: 500, collection: true }));
    await takeSteps(body._id, 'placed', 'packed', 'delivered');
    expect(await entriesOf(body._id)).toEqual([['taken', 'cash', 50_000, '']]);
    await expectStock(book._id, 100);
    const tooMany = makeDeskOrder([book, another], { copies: 251 });
    expectRefused(await take(tooMany), 400, 'lines');
  });

  it('costs what the desk says for a reason, which only the desk reads', async () => {
    const book = await bookWith(9);
    const at = (more: object) => ({ lines: [{ bookId: book._id, copies: 2, ...more }] });
    const free = {
      ...makeDeskOrder([book], at({ priceCents: 0, reason: 'A review copy' })),
      totalPrice: '0.00',
    };
    const { body } = await take(free);
    expect(body).toMatchObject({ totalPrice: '0.00', lines: [{ unitCents: 0 }, { unitCents: 0 }] });
    const notes = await get(`/api/orders/${body._id}/notes`);
    expect(notes).toMatchObject([{ text: `${book.title}: A review copy`, by: 'Owner' }]);
    const unsaid = await take(makeDeskOrder([book], at({ priceCents: 900 })));
    expectRefused(unsaid, 400, 'lines[0].reason');
    const other = makeDeskOrder([book], { ...at({ priceCents: 900, reason: 'Bent' }), totalPrice: '20.00' });
    expectRefused(await take(other), 409, 'total-changed');

    await set({ fixedPrices: 'DE' });
    const under = makeDeskOrder([book], { ...at({ priceCents: 900, reason: 'Bent' }), totalPrice: '18.00' });
    expectRefused(await take(under), 400, 'lines');
    await set({ fixedPrices: 'none' });
  });

  it('stands among the orders of an account with its address', async () => {
    const shopper = await registerShopper();
    const book = await storeBook();
    const ownIds = async (by: string) =>
      (await call('GET', `/api/orders/email/${shopper.email}`, { token: by })).body.map(
        ({ _id }: Order) => _id,
      );
    const ofAddress = makeDeskOrder([book], { phone: '', email: shopper.email });
    const before = (await take(ofAddress)).body._id;
    expect(await ownIds(shopper.token)).toEqual([]);
    const confirmed = await confirmAddressOf(shopper);
    const after = (await take(ofAddress)).body._id;
    await call('GET', '/api/account/lists', { token: confirmed.token });
    expect(await ownIds(confirmed.token)).toEqual([after, before]);
  });
});

describe('A sale over the counter', () => {
  it('is paid and handed over at once: one entry, one parcel, and never twice', async () => {
    const book = await bookWith(3);
    const key = crypto.randomUUID();
    const sale = makeCounterSale([book], { copies: 2 });
    const answers = [await take(sale, key), await take(sale, key)];
    answers.forEach(succeeded);
    const { body } = answers[1] ?? {};
    expect(body).toMatchObject({
      status: 'delivered',
      name: '',
      cashCents: 2000,
      parcels: [{ state: 'delivered', bookIds: [book._id, `${book._id}:2`], cashCents: 2000 }],
    });
    expect(await entriesOf(body._id)).toEqual([['taken', 'cash', 2000, '']]);
    await expectStock(book._id, 1);
    expect(await mailsOf(body._id)).toEqual([]);
    const { body: back } = await takeStep(body._id, 'delivered', 'returned');
    expect(back.status).toBe('returned');
    await expectStock(book._id, 3);
    await expectNoDrift();
  });

  it('keeps the receipt of the card terminal, and mails an invoice where it is wished', async () => {
    await set({ tax, invoices: writtenInvoices });
    const book = await bookWith(1);
    const card = { way: 'card', reference: 'T 0042', email: 'kim@example.com' } as const;

    const { body } = await take(makeCounterSale([book], card));
    expect(body.invoices).toHaveLength(1);
    expect(await entriesOf(body._id)).toEqual([['taken', 'card', 1000, 'T 0042']]);
    expect(await mailsOf(body._id)).toEqual(['delivered']);
    await set({ invoices: { ...writtenInvoices, isOn: false } });
  });

  it('and an order of the web sell the last copy once', async () => {
    const [book, shopper] = await Promise.all([bookWith(1), registerShopper()]);
    const answers = await Promise.all([take(makeCounterSale([book])), orderBooks(shopper, [book])]);
    expect(outcomes(answers)).toEqual(['done', 'out-of-stock']);
    await expectStock(book._id, 0);
  });

  it('is left to a certified till where the law asks for one', async () => {
    await database().doc('settings/shop').set({ country: 'DE' }, { merge: true });
    const book = await storeBook();
    expectRefused(await take(makeCounterSale([book])), 409, 'needs-till');
    const card = await take(makeCounterSale([book], { way: 'card', reference: 'T 0043' }));
    succeeded(card);
  });
});
