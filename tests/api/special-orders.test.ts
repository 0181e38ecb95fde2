import { describe, expect, it } from 'vitest';
import type { Book } from '../../functions/src/shared/book/book.ts';
import type { Order } from '../../functions/src/shared/order/order.ts';
import type { BooksToOrder } from '../../functions/src/shared/order/to-order.ts';
import { soldOutAt } from '../../functions/src/shared/stock/stock.ts';
import { giveCopies } from '../../functions/src/use-cases/orders/give-copies.ts';
import { findWrongStock } from '../../functions/src/use-cases/stock/check-stock.ts';
import { shopAddress } from '../emulators/project.ts';
import { mailTo } from '../fixtures/mailbox.ts';
import { inMinutes, sweepAll } from '../fixtures/stored-mails.ts';
import { confirmAddressOf, registerShopper, type SignedInShopper } from './accounts.ts';
import { entriesAbout } from './audit-entries.ts';
import { asAdmin, get, post, set, storedOrder, takeStep, admin as token } from './desk-calls.ts';
import { call, expectRefused, inParallel, outcomes, succeeded } from './shop-api.ts';
import { storeBook } from './stored-books.ts';
import { documentAt, expectCounted, expectStock } from './stored-documents.ts';
import { changeStock, countedBook } from './stored-stock.ts';
import { orderToWait as order, orderBooks } from './waiting-orders.ts';

const days = { fromDays: 5, toDays: 7 };

const dayIn = (count: number) =>
  new Date(Date.now() + count * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);

/** Counted, and sold out by default. */
const soldOutBook = (overrides: Partial<Book> = {}, onHand = 0) => countedBook(onHand, overrides, soldOutAt);

const step = (id: string, from: string, to: string) => takeStep(id, from, to, { note: 'Why' });

async function listed({ _id }: Book) {
  const { books }: BooksToOrder = await get('/api/to-order');
  return books.find(({ bookId }) => bookId === _id);
}

/** The field by which the desk finds late orders. */
const promisedFor = async (id: string) => (await documentAt(`orders/${id}`)).get('awaitedBy');

await set({ specialOrders: { isOn: true, ...days } });

describe('A book of which no copy is left', () => {
  it('is to be ordered, and its order is not to be packed before another of its books can be', async () => {
    const waiting = async () => {
      const { toPack, toOrder = 0 } = await get('/api/admin/sales');
      return [toPack, toOrder];
    };
    const [toPack, toOrder] = await waiting();
    const book = await soldOutBook();
    await order([book]);
    expect(await waiting()).toEqual([toPack, toOrder + 1]);
    await order([book, await storeBook()], [book]);
    expect(await waiting()).toEqual([toPack + 1, toOrder + 1]);
    await asAdmin('PUT', '/api/to-order', { bookIds: [book._id], copies: [9] });
    expect(await waiting()).toEqual([toPack + 1, toOrder]);
  });

  it('is ordered for a shopper who agrees to wait, and for no other', async () => {
    const book = await soldOutBook();
    expectRefused(await order([book], []), 409, 'out-of-stock');
    const { body } = await order([book]);
    const by = dayIn(days.toDays);
    expect(body.awaited).toEqual([{ bookId: book._id, by }]);
    await expectStock(book._id, 0);
    expect(await listed(book)).toMatchObject({ orders: [{ id: body._id, by }], onHand: 0 });
    expect(await promisedFor(body._id)).toBe(by);
    const csv = await get(`/api/orders/export?from=${dayIn(-1)}&to=${dayIn(1)}`);
    const lastOf = (sign: string) =>
      String(csv)
        .split('\r\n')
        .find((row) => row.includes(sign))
        ?.split(',')
        .at(-1);
    expect(['Number', body.number].map(lastOf)).toEqual(['Promised for', by]);
  });

  it('ships as the rule of its genre or publisher says, unless the book itself says that it is ordered', async () => {
    const [late, never] = ['Slow Press', 'Silent Press'];
    const rules = [
      { name: late.toUpperCase(), whenSoldOut: 'order', fromDays: 20, toDays: 30 },
      { name: never, whenSoldOut: 'end' },
      { name: 'Horror', whenSoldOut: 'end' },
    ];
    const specialOrders = { isOn: true, ...days, rules };
    await set({ specialOrders });
    const waitOf = async ({ _id }: Book) => (await call('GET', `/api/books/${_id}`)).body.ships;
    const slow = await soldOutBook({ publisher: late });
    expect(await waitOf(slow)).toEqual({ fromDays: 20, toDays: 30 });
    expect((await order([slow])).body.awaited).toEqual([{ bookId: slow._id, by: dayIn(30) }]);
    const ofGenre = await soldOutBook({ publisher: late, category: 'horror' });
    for (const book of [await soldOutBook({ publisher: never }), ofGenre]) {
      expect(await waitOf(book)).toBe('never');
      expect((await order([book])).body.error).toMatchObject({
        code: 'out-of-stock',
        details: { books: [{ ships: 'never' }] },
      });
    }
    const own = await soldOutBook({ publisher: never, whenSoldOut: 'order' });
    expect(await waitOf(own)).toBeUndefined();
    expect((await order([own])).body.awaited).toEqual([{ bookId: own._id, by: dayIn(days.toDays) }]);
    await set({ specialOrders: { ...specialOrders, isForRulesOnly: true } });
    const unruled = await soldOutBook();
    expect(await waitOf(unruled)).toBe('never');
    expect(await waitOf(slow)).toEqual({ fromDays: 20, toDays: 30 });
    await set({ specialOrders: { isOn: true, ...days } });
  });

  it('is not ordered when it is used, exempt, or the shop orders nothing', async () => {
    for (const book of [{ condition: 'used' }, { whenSoldOut: 'end' }] as const)
      expectRefused(await order([await soldOutBook(book)]), 'out-of-stock');
    await set({ specialOrders: { isOn: false, ...days } });
    expectRefused(await order([await soldOutBook()]), 'out-of-stock');
    await set({ specialOrders: { isOn: true, ...days } });
  });

  it('is taken from the stock where a copy is there after all', async () => {
    const book = await soldOutBook({}, 1);
    const { body } = await order([book]);
    expect(body.awaited).toBeUndefined();
    await expectStock(book._id, 0);
  });
});

describe('What does not come', () => {
  const ask = (id: string, book: Book, suggestion = '') =>
    asAdmin('POST', `/api/orders/${id}/missing`, { bookId: book._id, suggestion });
  const tokenOf = async (id: string) => (await storedOrder(id)).awaited?.[0]?.ask?.token ?? '';
  const press = async (choiceToken: string, choice: string) => {
    const body = new URLSearchParams({ choice });
    const answer = await fetch(`${shopAddress}/choice?token=${choiceToken}`, { method: 'POST', body });
    return { status: answer.status, html: await answer.text() };
  };

  it('is told by a mail whose page takes the choice with one press, once and without a login', async () => {
    const [gone, there, other] = [await soldOutBook(), await soldOutBook({}, 1), await soldOutBook({}, 1)];
    const { body: placed } = await order([gone, there], [gone]);
    expectRefused(await ask(placed._id, there), 'order-changed');
    expect((await ask(placed._id, gone, other._id)).status).toBe(200);
    expect(await listed(gone)).toMatchObject({ orders: [{ id: placed._id, asked: 'open' }] });
    await sweepAll(inMinutes(3));
    const { text } = await mailTo(placed.email, `A book of your order ${placed.number}`);
    expect(text).toContain(`“${gone.title}” does not come as we had promised.`);
    expect(text).toContain(`We have “${other.title}” in its place.`);
    const choiceToken = await tokenOf(placed._id);
    expect(text).toContain(`/choice?token=${choiceToken}`);
    const page = await (await fetch(`${shopAddress}/choice?token=${choiceToken}`)).text();
    expect(page).toContain('value="wait"');
    expect((await press(`${choiceToken.slice(0, -2)}AA`, 'wait')).status).toBe(404);
    expect((await press(choiceToken, 'nonsense')).status).toBe(400);

    expect((await press(choiceToken, 'wait')).html).toContain('You wait on for');
    expect(await listed(gone)).toMatchObject({ orders: [{ id: placed._id, asked: 'wait' }] });
    for (const _ of ['first', 'again']) {
      const { status, html } = await press(choiceToken, 'other');
      expect(status).toBe(200);
      expect(html).toContain(`/books/${other._id}`);
    }
    expect((await press(choiceToken, 'wait')).html).toContain('There is nothing to choose any more');
    expect((await storedOrder(placed._id)).lineChanges).toMatchObject([
      { bookId: gone._id, state: 'taken-out', reason: 'not-wanted' },
    ]);
    expect((await listed(gone))?.orders).toEqual([]);
    await expectStock(gone._id, 0);
    const notes = (await entriesAbout(token, placed._id)).map(({ note }) => note);
    expect(notes).toContain('The shopper takes another edition');
    expect(await findWrongStock()).not.toContainEqual(expect.objectContaining({ bookId: gone._id }));
  });

  it('leaves nothing to choose once its copy has come', async () => {
    const book = await soldOutBook();
    const { body: placed } = await order([book]);
    await ask(placed._id, book);
    const choiceToken = await tokenOf(placed._id);
    await changeStock(token, book._id, { change: 1, reason: 'delivery' });
    await giveCopies();
    expect((await press(choiceToken, 'cancel')).html).toContain('There is nothing to choose any more');
    expect((await storedOrder(placed._id)).lineChanges).toEqual([]);
  });
});

describe('What comes', () => {
  it('goes to all others before addresses that are not confirmed, whose special orders are few', async () => {
    const books = await inParallel(10, () => soldOutBook());
    const [unconfirmed, registered] = await inParallel(2, registerShopper);
    if (!unconfirmed || !registered) throw new Error('There are no shoppers');
    const confirmed = await confirmAddressOf(registered);
    const wait = (by: SignedInShopper, some: readonly Book[]) =>
      orderBooks(by, some, { toOrder: some.map(({ _id }) => _id) });
    const { body: first } = await wait(unconfirmed, books);
    const one = books.slice(0, 1);
    const again = await wait(unconfirmed, one);
    expectRefused(again, 403, 'address-not-confirmed');
    expect(again.body.error.details).toMatchObject({ of: 'account', held: 10, wanted: 1 });
    const { body: later } = await wait(confirmed, one);
    await changeStock(token, one[0]?._id ?? '', { change: 1, reason: 'delivery' });
    await giveCopies();
    expect((await storedOrder(later._id)).awaited).toBeUndefined();
    expect((await storedOrder(first._id)).awaited).toHaveLength(10);
    await expectCounted();
    await step(first._id, 'placed', 'cancelled');
    await expectCounted();
  });

  it('goes to the orders that wait longest, and the rest is on sale', async () => {
    const book = await soldOutBook();
    const { body: first, token: ofFirst } = await order([book]);
    const { body: second, token: ofSecond } = await order([book, await soldOutBook()]);
    const queue = (id: string, shopper: string) => call('GET', `/api/orders/${id}/queue`, { token: shopper });
    const [place, other] = second.awaited.map(({ bookId }: { bookId: string }) => bookId);
    expect((await queue(first._id, ofFirst)).body).toEqual([{ bookId: book._id, place: 1 }]);
    expect((await queue(second._id, ofSecond)).body).toEqual([
      { bookId: place, place: 2 },
      { bookId: other, place: 1 },
    ]);
    expectRefused(await queue(second._id, ofFirst), 404);
    expectRefused(await step(first._id, 'placed', 'packed'), 'books-awaited');
    const reorder = (before: number, copies: number) =>
      asAdmin('PUT', '/api/to-order', { bookIds: [book._id], before: [before], copies: [copies] });
    await reorder(0, 1);
    // Of two people who both add to what they see, one is refused.
    expect(outcomes(await inParallel(2, () => reorder(1, 4)))).toEqual(['done', 'stale']);
    expect(await listed(book)).toMatchObject({ reorder: { copies: 4, by: 'Owner' } });

    const receive = (copies: number) =>
      asAdmin('POST', '/api/deliveries', { bookIds: [book._id], copies: [copies] });
    const { body: posting } = await receive(1);
    expect(posting.given).toEqual([{ orderId: first._id, number: first.number, title: book.title }]);
    await expectStock(book._id, 0);
    expect(await listed(book)).toMatchObject({ orders: [{ id: second._id }], reorder: { copies: 3 } });
    expect((await queue(first._id, ofFirst)).body).toEqual([]);
    expect((await queue(second._id, ofSecond)).body).toContainEqual({ bookId: book._id, place: 1 });
    succeeded(await step(first._id, 'placed', 'packed'));
    succeeded(await step(first._id, 'packed', 'cancelled'));
    await expectStock(book._id, 1);

    const given = await post('/api/to-order/given', { bookIds: [book._id] });
    expect(given).toMatchObject([{ orderId: second._id }]);
    expect((await receive(3)).body.given).toBeUndefined();
    await expectStock(book._id, 3);
    expect((await listed(book))?.reorder).toBeUndefined();
  });

  it('is for nobody else, also when what books it breaks off before it is given', async () => {
    const book = await soldOutBook();
    // One after the other: two of one millisecond would have no order.
    const first: Order = (await order([book])).body;
    const second: Order = (await order([book])).body;
    const third: Order = (await order([book])).body;
    await changeStock(token, book._id, { change: 2, reason: 'delivery' });
    await expectStock(book._id, 2, { stockLeft: 0 });
    expectRefused(await order([book], []), 'out-of-stock');
    expectRefused(await changeStock(token, book._id, { counted: false }), 400);
    // A cancellation leaves more copies than are waited for: those are on sale.
    await step(first._id, 'placed', 'cancelled');
    await step(third._id, 'placed', 'cancelled');
    await expectStock(book._id, 2, { stockLeft: undefined });
    succeeded(await order([book], []));
    await step(third._id, 'cancelled', 'placed');
    expect(await giveCopies()).toMatchObject([{ orderId: second._id }]);
    await expectStock(book._id, 0, { stockLeft: 0 });
    expect(await giveCopies()).toEqual([]);
  });

  it('goes to those who wait while many others want to buy it', async () => {
    const book = await soldOutBook();
    const waiting: Order[] = [];
    for (let count = 0; count < 3; count += 1) waiting.push((await order([book])).body);
    const shoppers = await inParallel(3, registerShopper);
    let isBooked = false;
    const buying = shoppers.map(async (shopper) => {
      do expectRefused(await orderBooks(shopper, [book]), 'out-of-stock');
      while (!isBooked);
    });
    const body = { bookIds: [book._id], copies: [2] };
    const posting = await post('/api/deliveries', body);
    isBooked = true;
    expect(posting.given).toMatchObject(waiting.slice(0, 2).map(({ _id }) => ({ orderId: _id })));
    await Promise.all(buying);
    await expectStock(book._id, 0);
  });

  it('goes to no order that was cancelled, and the other books go in a parcel before', async () => {
    const [awaited, there] = [await soldOutBook(), await soldOutBook({}, 1)];
    const both = (await order([awaited, there], [awaited])).body;
    const parcel = (book: Book) =>
      asAdmin('POST', `/api/orders/${both._id}/parcels`, { bookIds: [book._id] });
    expectRefused(await parcel(awaited), 'books-awaited');
    expect((await parcel(there)).body.status).toBe('waiting');
    const gone = (await order([awaited])).body;
    await step(gone._id, 'placed', 'cancelled');
    await changeStock(token, awaited._id, { change: 2, reason: 'delivery' });
    const given = await post('/api/to-order/given', { bookIds: [awaited._id] });
    expect(given).toMatchObject([{ orderId: both._id }]);
    expect((await storedOrder(both._id)).awaited).toBeUndefined();
    expect([await promisedFor(gone._id), await promisedFor(both._id)]).toEqual([undefined, undefined]);
    await expectStock(awaited._id, 1);
    expect(await get('/api/to-order/export')).toContain('Supplier,Title,Author,ISBN');
  });

  it('goes to an order that waits again after the book was counted no more', async () => {
    const book = await soldOutBook();
    const again = (await order([book])).body;
    await step(again._id, 'placed', 'cancelled');
    await changeStock(token, book._id, { counted: false });
    await step(again._id, 'cancelled', 'placed');
    await expectStock(book._id, 0, { stockLeft: 0 });
    const posting = await post('/api/deliveries', { bookIds: [book._id], copies: [1] });
    expect(posting.given).toMatchObject([{ orderId: again._id }]);
    expect((await storedOrder(again._id)).awaited).toBeUndefined();
    expect(await findWrongStock()).toEqual([]);
  });
});
