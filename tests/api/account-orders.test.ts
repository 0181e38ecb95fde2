import { describe, expect, it } from 'vitest';
import { database } from '../../functions/src/platform/firebase.ts';
import type { Order } from '../../functions/src/shared/order/order.ts';
import { addDays, shopDay } from '../../functions/src/shared/shop/shop-day.ts';
import { defaultCalendar } from '../../functions/src/shared/shop/shop-profile.ts';
import { makeDeskOrder } from '../fixtures/factories.ts';
import { registerShopper } from './accounts.ts';
import {
  asAdmin,
  get,
  post,
  set,
  takeStep as step,
  storedOrder,
  take as takeOrder,
  takeSteps,
  writtenInvoices,
} from './desk-calls.ts';
import { call, expectRefused, refusal, succeeded } from './shop-api.ts';
import { storeBook } from './stored-books.ts';
import { documentAt } from './stored-documents.ts';

const invoices = writtenInvoices;
await set({ invoices });

async function newCustomer(fields: object = {}) {
  const address = { street: '1 Mill Lane', city: 'York', country: 'United Kingdom' };
  const body = {
    title: 'Mill Lane School',
    email: 'school@example.com',
    address,
    limitCents: 10_000,
    ...fields,
  };
  return (await post('/api/customers', body)).customer.id;
}

async function take(customerId: string, copies: number) {
  const body = makeDeskOrder([await storeBook({ newPrice: 10 })], {
    copies,
    name: '',
    phone: '',
    way: 'account',
    customerId,
  });
  return takeOrder(body);
}

const money = (id: string, kind: string, cents: number) =>
  asAdmin('POST', `/api/orders/${id}/cash`, {
    kind,
    cents,
    way: 'bank',
    receivedOn: '2026-11-20',
    reference: 'SEPA 1',
  });

const openOrders = async () => (await get('/api/open-items')).map(({ _id }: Order) => _id);

const remind = (orderIds: string[], key = crypto.randomUUID()) =>
  asAdmin('POST', '/api/open-items/reminders', { orderIds }, { key });

const boundOf = async (customerId: string) => (await documentAt(`accounts/${customerId}`)).get('boundCents');

const sent = async (customerId: string, copies: number) =>
  takeSteps((await take(customerId, copies)).body._id, 'placed', 'packed', 'shipped');

/** As if an order's invoices had been made so many days earlier. */
async function age(id: string, days: number) {
  const order = await storedOrder(id);
  const earlier = (order.invoices ?? []).map((one) => ({ ...one, day: addDays(one.day, -days) }));
  const reminders = order.reminders?.map((one) => ({ ...one, day: addDays(one.day, -days) }));
  await database()
    .doc(`orders/${id}`)
    .update({ invoices: earlier, ...(reminders && { reminders }) });
}

describe('An order on account', () => {
  it('has its invoice when it is sent, asks for no cash, and is open until the bank has the money', async () => {
    const customer = await newCustomer({ buyerReference: 'PO-4711' });
    const body = succeeded(await take(customer, 3));
    expect(body).toMatchObject({
      name: 'Mill Lane School',
      email: 'school@example.com',
      account: { customerId: customer, termDays: 30 },
      accountCents: 0,
    });
    expect(body.invoices).toBeUndefined();
    await takeSteps(body._id, 'placed', 'packed', 'shipped');
    const sent = await storedOrder(body._id);
    expect(sent).toMatchObject({ accountCents: 3000, invoices: [{ cents: 3000 }] });
    const invoice = await documentAt(`invoices/${sent.invoices?.[0]?.number}`);
    expect(invoice.get('buyer')).toEqual(expect.arrayContaining(['Mill Lane School', '1 Mill Lane']));
    expect(invoice.get('facts')).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ label: 'To be paid by' }),
        { label: 'Your reference', text: 'PO-4711' },
      ]),
    );
    await step(body._id, 'shipped', 'delivered');
    expect((await storedOrder(body._id)).cashCents ?? 0).toBe(0);
    expect(await openOrders()).toContain(body._id);
    await money(body._id, 'taken', 1000);
    expect(await storedOrder(body._id)).toMatchObject({ accountCents: 2000 });
    await money(body._id, 'taken', 2500);
    expect(await storedOrder(body._id)).toMatchObject({ accountCents: -500 });
    expect(await openOrders()).toContain(body._id);
    await money(body._id, 'given-back', 500);
    expect(await openOrders()).not.toContain(body._id);
    expect(await boundOf(customer)).toBe(0);
    const cash = await get(`/api/orders/${body._id}/cash`);
    expect(cash.at(0)).toMatchObject({ way: 'bank', receivedOn: '2026-11-20', reference: 'SEPA 1' });
  });

  it('is refused above the limit of its customer, however many are taken at once, and frees it when it is cancelled', async () => {
    const customer = await newCustomer();
    const all = await Promise.all([4, 4, 4].map((copies) => take(customer, copies)));
    const refused = all.filter(({ status }) => status === 409);
    expect(refused.map(refusal)).toEqual([expect.objectContaining({ code: 'above-limit' })]);
    expect(await boundOf(customer)).toBe(8000);
    const first = all.find(({ status }) => status === 201)?.body;
    await step(first._id, 'placed', 'cancelled');
    expect(await boundOf(customer)).toBe(4000);
    expectRefused(await asAdmin('DELETE', `/api/customers/${customer}`), 'customer-owes');
    const key = crypto.randomUUID();
    const body = makeDeskOrder([await storeBook({ newPrice: 10 })], { way: 'account', customerId: customer });
    const twice = await Promise.all([0, 1].map(() => asAdmin('POST', '/api/orders/desk', body, { key })));
    expect(new Set(twice.map((one) => one.body._id)).size).toBe(1);
    expect(await boundOf(customer)).toBe(5000);
  });

  it('is credited for what comes back', async () => {
    const { _id } = await sent(await newCustomer(), 2);
    const order = await takeSteps(_id, 'shipped', 'delivered', 'returned');
    expect(order.invoices?.map(({ cents }) => cents)).toEqual([2000, -2000]);
    expect(order.accountCents).toBe(0);
  });

  it('is reminded of once a day and three times at most, with fees, and not once it is paid', async () => {
    const reminders = { words1: 'Please pay.', fee1: 0, words2: '', fee2: 5, words3: '', fee3: 10 };
    await set({ reminders });
    const { _id: id } = await sent(await newCustomer({ termDays: 14 }), 1);
    expect((await remind([id])).body.refused).toEqual([{ orderId: id, why: 'not-due' }]);
    await age(id, 15);
    const key = crypto.randomUUID();
    const all = await Promise.all([0, 1, 2].map(() => remind([id], key)));
    expect(all.map((one) => one.body.reminded)).toEqual([[id], [id], [id]]);
    const first = await storedOrder(id);
    expect(first.reminders).toHaveLength(1);
    expect(first.messages.at(-1)?.text).toMatch(/^Please pay\.\nInvoice INV-.*: \$10\.00\nDue since /);
    expect((await remind([id])).body.refused).toEqual([{ orderId: id, why: 'too-soon' }]);
    await age(id, 1);
    await remind([id]);
    // The fee has an invoice of its own; the ledger is balanced once all is paid.
    expect(await storedOrder(id)).toMatchObject({
      accountCents: 1500,
      invoices: [{ cents: 1000 }, { cents: 500 }],
    });
    await money(id, 'taken', 1500);
    await age(id, 1);
    expect((await remind([id])).body.refused).toEqual([{ orderId: id, why: 'paid' }]);
    expect(await openOrders()).not.toContain(id);
  });

  it('of who has no address for mails is reminded of by a letter, until it is paid', async () => {
    const { _id: id } = await sent(await newCustomer({ email: '' }), 1);
    await age(id, 40);
    const letter = () => asAdmin('GET', `/api/open-items/letters?ids=${id}`);
    expectRefused(await letter(), 404);
    expect((await remind([id])).body.reminded).toEqual([id]);
    expect(await storedOrder(id)).toMatchObject({ reminders: [{ message: 1 }] });
    const { status, headers } = await letter();
    expect([status, headers.get('Content-Type')]).toEqual([200, 'application/pdf']);
    await money(id, 'taken', 1000);
    expectRefused(await letter(), 404);
    expect((await remind([id])).body.refused).toEqual([{ orderId: id, why: 'paid' }]);
  });

  it('stands with what is open in the sheet of the day and the accountant’s rows', async () => {
    const sheet = async () =>
      (await get(`/api/cash?day=${shopDay(new Date(), defaultCalendar)}`)).openItems ?? {
        cents: 0,
      };
    const before = (await sheet()).cents;
    const { _id, number } = await sent(await newCustomer(), 2);
    await takeSteps(_id, 'shipped', 'delivered');
    await money(_id, 'taken', 500);
    expect((await sheet()).cents - before).toBe(1500);
    const day = shopDay(new Date(), defaultCalendar);
    const csv = await get(`/api/cash/export?from=${day}&to=${day}`);
    const [names, ...rows] = String(csv)
      .trim()
      .split(/\r?\n/)
      .map((line) => line.split(','));
    expect(names?.at(-1)).toBe('Open items (USD)');
    const own = rows.filter((row) => row.includes(number));
    expect(own.map((row) => [row[names?.indexOf('How') ?? 0], row.at(-1)])).toEqual([
      ['On account', '10.00'],
      ['On account', '10.00'],
      ['Bank transfer', '-5.00'],
    ]);
  });

  it('of a customer whose invoices are collected has one invoice with others, once, and is credited by itself', async () => {
    const customer = await newCustomer({ isCollected: true, limitCents: 100_000, title: 'Quay Library' });
    const ids: string[] = [];
    for (const copies of [1, 2, 3]) ids.push((await take(customer, copies)).body._id);
    const send = (id: string) => takeSteps(id, 'placed', 'packed', 'shipped');

    const [one = '', two = '', late = ''] = ids;
    await send(one);
    await send(two);
    expect(await storedOrder(one)).toMatchObject({ accountCents: 0, toCollectCents: 1000 });
    const waiting = async () =>
      (await get('/api/cash/to-collect')).filter(
        ({ customerId }: { customerId: string }) => customerId === customer,
      );
    expect(await waiting()).toMatchObject([{ name: 'Quay Library', orders: 2, cents: 3000 }]);
    const press = () => asAdmin('POST', `/api/cash/to-collect/${customer}`);
    const pressed = await Promise.all([0, 1, 2].map(press));
    const [number = '', ...more] = pressed.map(({ body }) => body.number).filter(Boolean);
    expect([more, await waiting()]).toEqual([[], []]);
    const [first, second] = await Promise.all([one, two].map(storedOrder));
    expect([first?.invoices, second?.invoices]).toMatchObject([
      [{ number, cents: 1000 }],
      [{ number, cents: 2000 }],
    ]);
    expect([first?.accountCents, second?.accountCents, second?.toCollectCents]).toEqual([1000, 2000, 0]);
    const written = await documentAt(`invoices/${number}`);
    const lines: { cents: number; detail: string }[] = written.get('lines');
    expect(lines.reduce((sum, { cents }) => sum + cents, 0)).toBe(3000);
    expect(lines.map(({ detail }) => detail.split(' · ')[0])).toEqual([
      `Order ${first?.number}`,
      `Order ${second?.number}`,
    ]);
    await get(`/api/invoices/${number}`);
    // A return is credited at once, as to that invoice; what goes out later waits for the next invoice.
    await takeSteps(two, 'shipped', 'delivered', 'returned');
    expect(await storedOrder(two)).toMatchObject({
      accountCents: 0,
      invoices: [{ number }, { isCreditNote: true, cents: -2000, references: [number] }],
    });
    await send(late);
    await step(late, 'shipped', 'delivered');
    expect(await waiting()).toMatchObject([{ orders: 1, cents: 3000 }]);
    await step(late, 'delivered', 'returned');
    expect(await waiting()).toEqual([]);
    expect((await press()).body).toEqual({ number: '', isMore: false });
  });

  it('has a collected invoice that its account reads, unless orders of other accounts stand on it', async () => {
    const [ada, bob] = [await registerShopper(), await registerShopper()];
    const customer = await newCustomer({ isCollected: true, limitCents: 100_000 });
    const collectFor = async (...uids: string[]) => {
      for (const uid of uids) {
        const { _id } = (await take(customer, 1)).body;
        await database().doc(`orders/${_id}`).update({ uid });
        await takeSteps(_id, 'placed', 'packed', 'shipped');
      }
      return (await post(`/api/cash/to-collect/${customer}`)).number;
    };
    const answersOf = (number: string) =>
      Promise.all(
        [ada, bob].map(async ({ token }) => (await call('GET', `/api/invoices/${number}`, { token })).status),
      );
    expect(await answersOf(await collectFor(ada.uid, ada.uid))).toEqual([200, 404]);
    expect(await answersOf(await collectFor(ada.uid, bob.uid))).toEqual([404, 404]);
  });

  it('costs a German school what the law says of so many copies, and not less', async () => {
    await set({ fixedPrices: 'DE' });
    const customerId = await newCustomer({ kind: 'school', limitCents: 100_000 });
    const order = async (priceCents: number, copies = 28) => {
      const book = await storeBook({ newPrice: 10, oldPrice: 10 });
      const line = { bookId: book._id, copies, priceCents, reason: 'School' };
      const totalPrice = ((priceCents * copies) / 100).toFixed(2);
      const body = makeDeskOrder([book], { lines: [line], totalPrice, way: 'account', customerId });
      return asAdmin('POST', '/api/orders/desk', body);
    };
    expectRefused(await order(899), 400);
    expectRefused(await order(900, 10), 400);
    const { status, body } = await order(900);
    expect([status, body.totalPrice], JSON.stringify(body)).toEqual([201, '252.00']);
    await set({ fixedPrices: 'none' });
  });

  it('needs a customer and invoices', async () => {
    expectRefused(await take('', 1), 400);
    expectRefused(await take('no-such-customer', 1), 404);
    const customer = await newCustomer();
    await set({ invoices: { ...invoices, isOn: false } });
    expectRefused(await take(customer, 1), 'needs-invoices');
    await set({ invoices });
  });

  it('of a public buyer has an XRechnung, once the settings have what that needs', async () => {
    const address = { street: 'Am Ufer 3', city: 'Köln', country: 'Germany', zipcode: '50667' };
    const buyer = { isPublic: true, buyerReference: '992-90009-96', address };
    const rechnung = async () => {
      const [made] = (await sent(await newCustomer(buyer), 1)).invoices ?? [];
      expect(made).toMatchObject({ isPublic: true });
      return asAdmin('GET', `/api/invoices/${made?.number}/x-rechnung`);
    };
    const refused = await rechnung();
    expect(refused.status).toBeGreaterThanOrEqual(400);
    expect(refused.body.error.message).toContain('the account for transfers (“Settings”, “Invoices”)');
    const iban = 'DE89 3704 0044 0532 0130 00';
    const seller = { ...invoices, address: 'Hof 1\n10115 Berlin', iban };
    const whole = { invoices: seller, country: 'DE', contactPhone: '030 123456' };
    await set(whole);
    expect(String(succeeded(await rechnung()))).toContain(iban.replaceAll(' ', ''));
  });
});
