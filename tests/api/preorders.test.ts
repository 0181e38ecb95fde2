import { describe, expect, it } from 'vitest';
import { findMovedDay } from '../../functions/src/books/moved-day-store.ts';
import { mailReference } from '../../functions/src/mail/mail-store.ts';
import { orderCollection } from '../../functions/src/orders/order-document.ts';
import type { Book } from '../../functions/src/shared/book/book.ts';
import type { Order } from '../../functions/src/shared/order/order.ts';
import type { BooksToOrder } from '../../functions/src/shared/order/to-order.ts';
import { addDays } from '../../functions/src/shared/shop/shop-day.ts';
import { soldOutAt } from '../../functions/src/shared/stock/stock.ts';
import { moveDays } from '../../functions/src/use-cases/orders/move-days.ts';
import { killedAt } from '../robustness/killed-writes.ts';
import { entriesAbout } from './audit-entries.ts';
import { asAdmin, get, post, put, set, storedOrder, takeStep, admin as token } from './desk-calls.ts';
import { expectRefused, succeeded } from './shop-api.ts';
import { storeBook } from './stored-books.ts';
import { expectStock } from './stored-documents.ts';
import { countedBook } from './stored-stock.ts';
import { orderToWait as order } from './waiting-orders.ts';

const today = new Date().toISOString().slice(0, 10);
const [soon, later, latest] = [30, 60, 90].map((days) => addDays(today, days));

/** Counted only with `onHand`. */
function announced(onHand?: number, overrides: Partial<Book> = {}) {
  const fields = { appearsOn: soon, ...overrides };
  return onHand === undefined ? storeBook(fields) : countedBook(onHand, fields, soldOutAt);
}

const step = (id: string, from: string, to: string) => takeStep(id, from, to, { note: 'Why' });

/** The field by which the desk finds late orders. */
const promisedFor = async (id: string) => (await orderCollection().doc(id).get()).get('awaitedBy');

async function edit({ _id, title, description, category, newPrice, oldPrice }: Book, changes: Partial<Book>) {
  const fields = { title, description, category, newPrice, oldPrice, coverImage: '', trending: false };
  await put(`/api/books/edit/${_id}`, { ...fields, ...changes });
}

async function mailAbout(id: string): Promise<{ state: string; text: string } | undefined> {
  const mail = await mailReference(id, 'appearance').get();
  return mail.exists ? { state: mail.get('delivery.state'), text: mail.get('message.text') } : undefined;
}

const sent = (id: string) => mailReference(id, 'appearance').update({ 'delivery.state': 'SUCCESS' });

async function listed({ _id }: Book) {
  const { books }: BooksToOrder = await get('/api/to-order');
  return books.find(({ bookId }) => bookId === _id);
}

await set({ specialOrders: { isOn: true, fromDays: 5, toDays: 7 } });

describe('An announced book', () => {
  it('is pre-ordered by a shopper who agrees to wait, and waits for its day', async () => {
    const book = await announced(0);
    expectRefused(await order([book], []), 409, 'out-of-stock');
    const body = succeeded(await order([book]));
    expect(body.awaited).toEqual([{ bookId: book._id, by: soon }]);
    expect(body.announced).toEqual([{ bookId: book._id, day: soon }]);
    expect(await listed(book)).toMatchObject({ orders: [{ id: body._id, by: soon, isPreorder: true }] });
  });

  it('is not sold without that to a shopper who took it for one that is there', async () => {
    const book = await announced();
    const answer = await order([book], []);
    expectRefused(answer, 409, 'book-announced');
    expect(answer.body.error.details).toMatchObject({
      announced: [book._id],
      books: [{ bookId: book._id, appearsOn: soon }],
    });
  });

  it('is kept with its copy until the day, where one came before', async () => {
    const [early, there] = [await announced(1), await announced(1, { appearsOn: today })];
    const { body } = await order([early, there]);
    expect(body.awaited).toBeUndefined();
    expect(body.announced).toEqual([{ bookId: early._id, day: soon }]);
    await expectStock(early._id, 0);
    expectRefused(await step(body._id, 'placed', 'packed'), 'books-announced');
    const parcel = (book: Book) =>
      asAdmin('POST', `/api/orders/${body._id}/parcels`, { bookIds: [book._id] });
    expectRefused(await parcel(early), 'books-announced');
    expect((await parcel(there)).body.status).toBe('waiting');
  });

  it('is sold as any other once its day has come, and in a shop that orders nothing', async () => {
    const appeared = await announced(0, { appearsOn: today });
    const { body } = await order([appeared]);
    expect(body.announced).toBeUndefined();
    expect(body.awaited).toEqual([{ bookId: appeared._id, by: addDays(today, 7) }]);
    await set({ specialOrders: { isOn: false, fromDays: 5, toDays: 7 } });
    expect((await order([await announced(1)], [])).body.announced).toBeUndefined();
    await set({ specialOrders: { isOn: true, fromDays: 5, toDays: 7 } });
  });

  it('stands among what is to be ordered in a shop that does not count it', async () => {
    const book = await announced();
    const { body } = await order([book]);
    expect(body.awaited).toBeUndefined();
    expect(await listed(book)).toMatchObject({ orders: [{ id: body._id, by: soon, isPreorder: true }] });
    expect(await promisedFor(body._id)).toBe(soon);
    await edit(book, { appearsOn: later });
    expect(await promisedFor(body._id)).toBe(later);
    await edit(book, { appearsOn: '' });
    expect(await promisedFor(body._id)).toBeUndefined();
  });

  it('stays in the orders that wait when it is deleted, and the desk sees it', async () => {
    const book = await announced(0);
    const { body } = await order([book]);
    succeeded(await asAdmin('DELETE', `/api/books/${book._id}`));
    expect(await listed(book)).toMatchObject({
      title: book.title,
      orders: [{ id: body._id }],
      problem: 'deleted',
    });
    expect((await storedOrder(body._id)).lines).toMatchObject([{ bookId: book._id }]);
  });
});

describe('A day that moves', () => {
  it('reaches the orders that wait, and each shopper by one mail', async () => {
    const book = await announced(0);
    const { body } = await order([book]);
    await edit(book, { appearsOn: later });
    const after = await storedOrder(body._id);
    expect(after.announced).toEqual([{ bookId: book._id, day: later, told: soon }]);
    expect(after.awaited).toEqual([{ bookId: book._id, by: later }]);
    expect(await mailAbout(body._id)).toMatchObject({ state: 'PENDING' });
    await moveDays(new Date());
    await edit(book, { appearsOn: latest });
    const mail = await mailAbout(body._id);
    const day = new Date(`${latest}T00:00:00Z`).toLocaleDateString('en-US', {
      dateStyle: 'long',
      timeZone: 'UTC',
    });
    expect(mail?.text).toContain(day);
    expect((await storedOrder(body._id)).announced?.[0]).toMatchObject({ day: latest, told: soon });
  });

  it('reaches more orders than one call changes, each by one mail, however often its worker is killed', async () => {
    const book = await announced();
    const orders = await Promise.all(Array.from({ length: 13 }, () => order([book])));
    await edit(book, { appearsOn: later });
    const days = async () => {
      const ids = orders.map(({ body }) => body._id);
      const stored: Order[] = await get(`/api/orders?ids=${ids.join(',')}`);
      return stored.map(({ announced }) => announced?.[0]?.day);
    };
    expect((await days()).filter((day) => day === later)).toHaveLength(10);
    // After a change that it does not learn of, before one, and before it removes its note.
    for (const [write, isStored] of [[0, true] as const, [0, false] as const, [2, false] as const]) {
      await expect(killedAt({ write, isStored }, () => moveDays(new Date()))).rejects.toThrow('Killed');
    }
    expect(new Set(await days())).toEqual(new Set([later]));
    expect(await findMovedDay(book._id)).toBeDefined();
    for (const { body } of orders) await sent(body._id);
    expect(await moveDays(new Date())).toBe(0);
    expect(await findMovedDay(book._id)).toBeUndefined();
    for (const { body } of orders) {
      expect((await mailAbout(body._id))?.state).toBe('SUCCESS');
      expect(await entriesAbout(token, body._id)).toMatchObject([{ note: 'It appears on another day' }]);
    }
  });

  it('reaches an order that waits again, once its book is back that was deleted meanwhile', async () => {
    const book = await announced(0);
    const { body } = await order([book]);
    await step(body._id, 'placed', 'cancelled');
    await edit(book, { appearsOn: later });
    succeeded(await asAdmin('DELETE', `/api/books/${book._id}`));
    succeeded(await step(body._id, 'cancelled', 'placed'));
    await moveDays(new Date());
    expect((await storedOrder(body._id)).announced).toMatchObject([{ day: soon }]);
    await post(`/api/books/${book._id}/restore`);
    expect(await moveDays(new Date())).toBe(1);
    expect((await storedOrder(body._id)).announced).toMatchObject([{ day: later }]);
  });
});
