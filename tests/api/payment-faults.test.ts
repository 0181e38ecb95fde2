import { beforeEach, describe, expect, it } from 'vitest';
import { database } from '../../functions/src/platform/firebase.ts';
import type { Book } from '../../functions/src/shared/book/book.ts';
import { shopDay } from '../../functions/src/shared/shop/shop-day.ts';
import { defaultCalendar } from '../../functions/src/shared/shop/shop-profile.ts';
import { eraseShopperData } from '../../functions/src/use-cases/shoppers/erase-shopper.ts';
import { makeOrderRequest } from '../fixtures/factories.ts';
import { registerShopper, type SignedInShopper } from './accounts.ts';
import { admin, asAdmin, get, post, set, writtenInvoices } from './desk-calls.ts';
import { paidShop } from './paid-shop.ts';
import { call, expectRefused, inParallel, succeeded } from './shop-api.ts';
import { removeStoredBook } from './stored-books.ts';
import { changeStock } from './stored-stock.ts';
import { orderBooks } from './waiting-orders.ts';

// Faults that other shops have when orders are paid online.

const shop = await paidShop();
let shopper: SignedInShopper;
let book: Book;

beforeEach(async () => {
  [shopper, book] = await Promise.all([registerShopper(), shop.countedBook(3)]);
});

async function begun() {
  const body = succeeded(await shop.begin(shopper, [book]));
  return body._id;
}

const setStock = (onHand: number) => changeStock(admin, book._id, { onHand, reason: 'correction' });

const rate = [{ from: '2026-01-01', basisPoints: 700 }];
const tax = {
  isOn: true,
  isIncluded: false,
  defaultClass: 'books',
  rates: { books: rate, ebooks: rate, other: rate },
};
const area = { name: 'Everywhere', countries: [], zips: [], by: 'amount', steps: [{ from: 0, cost: 4 }] };
const changedCosts = { tax, country: 'DE', delivery: { areas: [area], isShown: true } };
const formerCosts = { tax: { ...tax, isOn: false }, country: '', delivery: { areas: [], isShown: false } };

const lastBegun = () => [...shop.bank.sessions.values()].at(-1)?.reference ?? '';
const sessionsOf = (id: string) =>
  [...shop.bank.sessions.values()].filter(({ reference }) => reference === id);

const cancel = (id: string) =>
  asAdmin('POST', `/api/orders/${id}/status`, { from: 'placed', to: 'cancelled', note: 'Not wanted' });

const stateOf = async (id: string) => (await shop.of(shopper, id, 'check')).body.state;

describe('of several sessions', () => {
  /** A payment whose first session the bank takes so long to decide that a second one was begun. */
  async function secondTry(): Promise<{ id: string; first: string }> {
    const id = await begun();
    await shop.pay(id, 'processing');
    await shop.sweep(8 * 24 * 60);
    const [first] = sessionsOf(id);
    if (!first) throw new Error('There is no session');
    return { id, first: first.id };
  }

  it('none can be paid beside an order that an earlier one has paid', async () => {
    const { id, first } = await secondTry();
    await shop.expectState(shopper, id, 'again', 'open');
    await shop.decide(first, true);
    await shop.expectOrder(id, { isPaidOnline: true });
    expect(shop.payable(id)).toEqual([]);
    await shop.expectCopies(book, 2);
  });

  it('two that are paid make one order, and the money of the other goes back', async () => {
    const [{ id, first }, balance] = [await secondTry(), shop.balance()];
    await shop.of(shopper, id, 'again');
    const last = shop.bank.pay(id);
    await inParallel(2, (index) => shop.tell(index ? last : shop.bank.decide(first, true)));
    expect(await shop.entriesOf(id)).toEqual([['taken', 'card', 1000]]);
    expect(shop.balance()).toBe(balance + 1000);
    await shop.expectCopies(book, 2);
  });

  it('one whose money went back makes no order when it is told of again and there are copies', async () => {
    const [{ id, first }, balance] = [await secondTry(), shop.balance()];
    await setStock(0);
    const paid = shop.bank.decide(first, true);
    await shop.tell(paid);
    expect(shop.balance()).toBe(balance);
    // As after a kill before the payment recorded it.
    await database().collection('payments').doc(id).update({ state: 'released' });
    await setStock(3);
    await inParallel(2, () => shop.tell(paid));
    await shop.expectNoOrder(id);
    expect(shop.balance()).toBe(balance);
    expect(await stateOf(id)).toBe('given-back');
  });

  it('one that the bank has ended by itself stands in the way of no other', async () => {
    const [id, other] = [await begun(), await registerShopper()];
    shop.bank.expire(id);
    await shop.expectState(shopper, id, 'again', 'open');
    shop.bank.expire(id);
    succeeded(await shop.of(shopper, id, 'cash'));
    const theirs = (await shop.begin(other, [book])).body._id;
    shop.bank.expire(theirs);
    await shop.sweep(31);
    await shop.expectState(other, theirs, 'check', 'released');
  });

  it('none is left when one tab pays in cash and another online', async () => {
    const id = await begun();
    const [inCash, , inCashToo] = await inParallel(4, (index) =>
      shop.of(shopper, id, index % 2 ? 'again' : 'cash'),
    );
    expect([inCash?.status, inCashToo?.status]).toEqual([200, 200]);
    await shop.expectOrder(id, { status: 'placed' });
    expect(shop.payable(id)).toEqual([]);
    await shop.expectCopies(book, 2);
    expect(await stateOf(id)).toBe('in-cash');
    await shop.expectState(shopper, id, 'again', 'in-cash');
    expect(shop.payable(id)).toEqual([]);
  });
});

it('A payment of which the desk wants money back before it is made still ends in time', async () => {
  const id = await begun();
  await post(`/api/payments/${id}/refund`);
  await shop.sweep(31);
  expect(await stateOf(id)).toBe('released');
  await shop.expectCopies(book, 3);
});

describe('when the provider is faster than its own answer', () => {
  it('its word of a payment makes the order, and the call that was begun learns of it', async () => {
    const key = crypto.randomUUID();
    shop.faults.loseAnswers = 2;
    await shop.begin(shopper, [book], key);
    const id = lastBegun();
    await shop.pay(id);
    await shop.expectOrder(id, { isPaidOnline: true });
    expect((await shop.begin(shopper, [book], key)).body).toMatchObject({ _id: id, state: 'paid' });
    await shop.expectCopies(book, 2);
  });

  it('money that came while its answer and its event were lost is found when the time to pay is over', async () => {
    shop.faults.loseAnswers = 2;
    await shop.begin(shopper, [book]);
    const id = lastBegun();
    shop.bank.pay(id);
    await shop.sweep(36);
    await shop.expectOrder(id, { isPaidOnline: true });
  });

  it('a lost answer is asked for again in the same words, whatever the owner has set meanwhile', async () => {
    const key = crypto.randomUUID();
    shop.faults.loseAnswers = 2;
    await shop.begin(shopper, [book], key);
    await set({ shopName: 'Another name' });
    const { status, body } = await shop.begin(shopper, [book], key);
    expect([status, body.state]).toEqual([201, 'open']);
    expect(sessionsOf(body._id)).toHaveLength(1);
    await set({ shopName: 'Book Store' });
  });

  it('what is owed since a refund was broken off goes back together with it', async () => {
    const id = await begun();
    await shop.pay(id);
    const balance = shop.balance();
    const discount = { reason: 'A bent corner', cents: 300 };
    await post(`/api/orders/${id}/discounts`, discount);
    const refunds = [{ number: 1, cents: 100, state: 'wanted' }];
    await database().collection('payments').doc(id).update({ refunds });
    await shop.sweep(2);
    expect(shop.balance()).toBe(balance - 300);
  });

  it('a refund that fails before it is noted was not given back, and waits for a person', async () => {
    const id = await begun();
    await shop.pay(id);
    await cancel(id);
    const { paymentId } = await shop.paymentOf(id);
    const refund = { id: 're_early', intent: paymentId, amount: 1000, currency: 'usd', key: `${id}-1` };
    shop.bank.refunds.push({ ...refund, status: 'succeeded' });
    const [early] = shop.bank.refunds.slice(-1);
    const payment = database().collection('payments').doc(id);
    await payment.update({ refunds: [{ number: 1, cents: 1000, state: 'wanted' }] });
    if (early) expect(await shop.tell(shop.bank.failRefund(early))).toBe(200);
    await shop.sweep(2);
    await shop.expectPayment(id, { isToSettle: true, settleReason: 'refund-refused' });
    expect(await shop.entriesOf(id)).toEqual([['taken', 'card', 1000]]);
  });
});

describe.each(['reset', 429, 500] as const)('while the provider is disturbed (%s)', (disturbed) => {
  it('paying is refused in words and goes on later, and cash goes through: the sweep ends the session', async () => {
    const [key, other] = [crypto.randomUUID(), await shop.countedBook(1)];
    const id = (await shop.begin(shopper, [book], key)).body._id;
    shop.faults.disturbed = disturbed;
    const once = { token: shopper.token, body: makeOrderRequest([book]), tries: 1 };
    expectRefused(await call('POST', '/api/payments', once), 503, 'payment-disturbed');
    expect((await shop.of(shopper, id, 'check')).body).toMatchObject({ state: 'open', isUnsure: true });
    expectRefused(await shop.of(shopper, id, 'again'), 503);
    succeeded(await shop.of(shopper, id, 'cash'));
    await shop.expectCopies(book, 2);
    succeeded(await orderBooks(shopper, [other]));
    expect(shop.payable(id)).toHaveLength(1);
    await shop.sweep();
    shop.faults.disturbed = undefined;
    const balance = shop.balance();
    if (disturbed === 500) await shop.pay(id);
    await shop.sweep(6);
    expect(shop.payable(id)).toEqual([]);
    expect(shop.balance()).toBe(balance);
    expect(await stateOf(id)).toBe('in-cash');
    await shop.expectCopies(book, 2);
  });
});

it('A session that could not be ended is ended before another one is begun', async () => {
  const id = await begun();
  shop.faults.disturbed = 500;
  succeeded(await orderBooks(shopper, [await shop.countedBook(1)]));
  await shop.expectCopies(book, 3);
  shop.faults.disturbed = undefined;
  await shop.expectState(shopper, id, 'again', 'open');
  expect(shop.payable(id)).toHaveLength(1);
});

it('However often a shopper asks at once, the provider is asked once', async () => {
  const [id, before] = [await begun(), shop.bank.counts.lookUps];
  await inParallel(5, () => shop.of(shopper, id, 'check'));
  await shop.expectState(shopper, id, 'check', 'open');
  expect(shop.bank.counts.lookUps).toBe(before + 1);
});

describe('with other keys than before', () => {
  /** Runs while the shop has the keys of another account, which has none of the payments. */
  async function withKeys(keys: string, task: () => Promise<void>) {
    shop.useKeys(keys);
    try {
      await task();
    } finally {
      shop.useKeys();
    }
  }

  it.each(['sk_live_other whsec_other', 'off'])(
    'what cannot go back stands to be settled, and what a bank decides about holds no copies for ever (%s)',
    async (keys) => {
      const [paid, decided] = [await begun(), (await shop.begin(await registerShopper(), [book])).body._id];
      await shop.pay(paid);
      await shop.pay(decided, 'processing');
      const balance = shop.balance();
      await cancel(paid);
      await withKeys(keys, async () => {
        await shop.sweep(2);
        await shop.expectPayment(paid, {
          isToSettle: true,
          settleReason: 'refund-refused',
        });
        await shop.sweep(8 * 24 * 60);
        await shop.expectCopies(book, 3);
      });
      expect(await post(`/api/payments/${paid}/refund`)).toMatchObject({
        isToSettle: false,
      });
      expect(shop.balance()).toBe(balance - 1000);
    },
  );
});

it('What goes back of an order whose shopper was erased meanwhile stands in its entries', async () => {
  const id = await begun();
  await shop.pay(id);
  await cancel(id);
  await eraseShopperData(shopper.uid, () => undefined);
  await shop.sweep(2);
  await shop.expectOrder(id, { cashCents: 0 });
  await shop.expectPayment(id, { isToSettle: false, refunds: [{ state: 'done' }] });
});

describe('what changes between the session and the payment', () => {
  it('leaves what the shopper has seen and pays: a price, delivery, tax, or a book that is deleted', async () => {
    const id = await begun();
    await database().collection('books').doc(book._id).update({ newPrice: 12 });
    await set(changedCosts);
    await removeStoredBook(book);
    expect(await shop.pay(id)).toBe(200);
    await set(formerCosts);
    await shop.expectOrder(id, {
      isPaidOnline: true,
      cashCents: 1000,
      totalPrice: '10.00',
      lines: [expect.objectContaining({ bookId: book._id, unitCents: 1000 })],
    });
  });

  it('is refused when it is tried again, with nothing held and nothing payable', async () => {
    const id = await begun();
    await database().collection('books').doc(book._id).update({ newPrice: 12 });
    const again = await shop.of(shopper, id, 'again');
    expectRefused(again, 409, 'total-changed');
    expect(shop.payable(id)).toEqual([]);
    await shop.expectCopies(book, 3);
    expect(await stateOf(id)).toBe('released');
  });

  it('ends with the shopper who is erased: the session at once, and what was paid by then goes back', async () => {
    const [id, balance] = [await begun(), shop.balance()];
    await eraseShopperData(shopper.uid, () => undefined);
    expect(shop.payable(id)).toEqual([]);
    shopper = await registerShopper();
    const paid = await begun();
    shop.bank.pay(paid);
    await eraseShopperData(shopper.uid, () => undefined);
    expect(shop.balance()).toBe(balance);
    await shop.expectCopies(book, 3);
    await shop.expectNoOrder(paid);
  });
});

it('A shopper who is erased while the sweep finds the payment leaves no trace, and no copy is lost', async () => {
  const shoppers = await inParallel(6, registerShopper);
  const some = await shop.countedBook(6);
  const ids = await Promise.all(shoppers.map(async (one) => (await shop.begin(one, [some])).body._id));
  for (const id of ids.slice(0, 4)) shop.bank.pay(id);
  const erasing = shoppers.map(({ uid }) => eraseShopperData(uid, () => undefined));
  await Promise.all([shop.sweep(36), ...erasing]);
  const orders = (await Promise.all(ids.map(shop.orderOf))).filter((order) => order !== undefined);
  expect(orders.filter(({ uid, email }) => uid !== undefined || email !== '')).toEqual([]);
  await shop.expectCopies(some, 6 - orders.length);
});

describe('money', () => {
  it('of another shop that uses the same account is not touched', async () => {
    const id = await begun();
    shop.bank.sessionOf(id).shop = 'another-shop';
    const balance = shop.balance();
    expect(await shop.pay(id)).toBe(200);
    expect(shop.balance()).toBe(balance + 1000);
    expect((await shop.toSettle()).filter((one: { orderId: string }) => one.orderId === id)).toEqual([]);
    await shop.expectNoOrder(id);
  });

  it.each([0.4, 0])(
    'of %d, which is less than the provider takes, is paid in cash, also where nothing else is',
    async (price) => {
      const cheap = await shop.countedBook(2, price);
      await set({ payment: 'online' });
      expectRefused(await shop.begin(shopper, [cheap]), 'online-below');
      await shop.expectCopies(cheap, 2);
      succeeded(await orderBooks(shopper, [cheap]));
      await set({ payment: 'both' });
    },
  );

  it('is paid without the e-mail address, where the provider takes none of its kind', async () => {
    shop.faults.refuseEmails = true;
    const key = crypto.randomUUID();
    const answers = [await shop.begin(shopper, [book], key), await shop.begin(shopper, [book], key)];
    shop.faults.refuseEmails = false;
    expect(answers.map(({ body }) => body.state)).toEqual(['open', 'open']);
    expect(shop.payable(answers[0]?.body._id)).toHaveLength(1);
  });
});

it('A shopper comes back from the bank in the language in which they have ordered', async () => {
  await set({ languages: ['fr'] });
  const { body } = await shop.begin(shopper, [book], crypto.randomUUID(), { language: 'fr' });
  const { returnAddress } = shop.bank.sessionOf(body._id);
  expect(new URL(returnAddress).pathname).toBe(`/fr/orders/${body._id}/payment`);
  const { body: english } = await shop.begin(shopper, [book]);
  const address = new URL(shop.bank.sessionOf(english._id).returnAddress);
  expect(address.pathname).toBe(`/orders/${english._id}/payment`);
});

it('Invoices, ledger, journal and the cash-up of the day follow what is paid and given back, to the cent', async () => {
  const invoices = { ...writtenInvoices, at: 'placing' };
  await set({ invoices });
  const day = shopDay(new Date(), defaultCalendar);
  const dear = await shop.countedBook(2, 25.01);
  const paid = async () => {
    const { body } = await shop.begin(shopper, [book, dear], undefined, { totalPrice: '35.01' });
    await shop.pay(body._id);
    return body._id;
  };
  const [id, cancelled, balance] = [await paid(), await paid(), shop.balance()];
  const line = { bookId: book._id, from: 'ordered', to: 'taken-out', reason: 'not-wanted' };
  await post(`/api/orders/${id}/lines`, line);
  await shop.sweep(2);
  const discount = { reason: 'A bent corner', cents: 333 };
  await post(`/api/orders/${id}/discounts`, discount);
  await shop.sweep(4);

  succeeded(await cancel(cancelled));
  await shop.sweep(6);
  const inCash = { kind: 'taken', cents: 50, way: 'cash' };
  await post(`/api/orders/${id}/cash`, inCash);

  const invoiced = async (order: string) => {
    const { invoices: written = [] } = (await shop.orderOf(order)) ?? {};
    return written.reduce((sum: number, one: { cents: number }) => sum + one.cents, 0);
  };
  expect([await invoiced(id), await invoiced(cancelled)]).toEqual([2501 - 333, 0]);
  expect(shop.balance()).toBe(balance - 1000 - 333 - 3501);
  expect(await shop.entriesOf(id)).toEqual([
    ['given-back', 'card', -333],
    ['given-back', 'card', -1000],
    ['taken', 'cash', 50],
    ['taken', 'card', 3501],
  ]);
  const journal = await get(`/api/invoices/journal?from=${day}&to=${day}`);
  const number = (await shop.orderOf(id))?.number;
  const [names = [], ...rows] = String(journal)
    .split('\r\n')
    .map((row) => row.split(/[,;]/));
  // A shop that has sold vouchers has a further column behind.
  const gross = names.indexOf('Gross');
  expect(gross).toBeGreaterThan(0);
  const ofOrder = rows.filter((cells) => cells.some((cell) => cell.includes(number)));
  expect(ofOrder.map((cells) => Number(cells[gross]))).toEqual([35.01, -10, -3.33]);
});
