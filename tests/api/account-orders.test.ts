import { describe, expect, it } from 'vitest';
import { beginSession } from '../../functions/src/auth/session-store.ts';
import { database } from '../../functions/src/platform/firebase.ts';
import type { Order } from '../../functions/src/shared/order/order.ts';
import { addDays, shopDay } from '../../functions/src/shared/shop/shop-day.ts';
import { defaultCalendar } from '../../functions/src/shared/shop/shop-profile.ts';
import { makeDeskOrder } from '../fixtures/factories.ts';
import { deskCalls, writtenInvoices } from './desk-calls.ts';
import { refusal } from './shop-api.ts';
import { storeBook } from './stored-books.ts';

const { asAdmin, take: takeOrder, takeStep: step, storedOrder } = deskCalls(await beginSession());
const invoices = writtenInvoices;

await asAdmin('PUT', '/api/settings', { invoices });

async function newCustomer(fields: object = {}): Promise<string> {
  const address = { street: '1 Mill Lane', city: 'York', country: 'United Kingdom' };
  const body = {
    title: 'Mill Lane School',
    email: 'school@example.com',
    address,
    limitCents: 10_000,
    ...fields,
  };
  const answer = await asAdmin('POST', '/api/customers', body, { key: crypto.randomUUID() });
  expect(answer.status, JSON.stringify(answer.body)).toBe(201);
  return answer.body.customer.id;
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
  asAdmin(
    'POST',
    `/api/orders/${id}/cash`,
    { kind, cents, way: 'bank', receivedOn: '2026-11-20', reference: 'SEPA 1' },
    { key: crypto.randomUUID() },
  );

const openOrders = async (): Promise<string[]> =>
  (await asAdmin('GET', '/api/open-items')).body.map(({ _id }: Order) => _id);

const remind = (orderIds: string[], key = crypto.randomUUID()) =>
  asAdmin('POST', '/api/open-items/reminders', { orderIds }, { key });

const boundOf = async (customerId: string) =>
  (await database().doc(`accounts/${customerId}`).get()).get('boundCents');

/** As if the invoices of an order had been made so many days earlier. */
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
    const { status, body } = await take(customer, 3);
    expect(status, JSON.stringify(body)).toBe(201);
    expect(body).toMatchObject({
      name: 'Mill Lane School',
      email: 'school@example.com',
      account: { customerId: customer, termDays: 30 },
      accountCents: 0,
    });
    expect(body.invoices).toBeUndefined();
    await step(body._id, 'placed', 'packed');
    await step(body._id, 'packed', 'shipped');
    const sent = await storedOrder(body._id);
    expect(sent).toMatchObject({ accountCents: 3000, invoices: [{ cents: 3000 }] });
    const invoice = await database().doc(`invoices/${sent.invoices?.[0]?.number}`).get();
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
    const { body: cash } = await asAdmin('GET', `/api/orders/${body._id}/cash`);
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
    expect(refusal(await asAdmin('DELETE', `/api/customers/${customer}`)).code).toBe('customer-owes');
    const key = crypto.randomUUID();
    const body = makeDeskOrder([await storeBook({ newPrice: 10 })], { way: 'account', customerId: customer });
    const twice = await Promise.all([0, 1].map(() => asAdmin('POST', '/api/orders/desk', body, { key })));
    expect(new Set(twice.map((one) => one.body._id)).size).toBe(1);
    expect(await boundOf(customer)).toBe(5000);
  });

  it('is credited for what comes back', async () => {
    const { body } = await take(await newCustomer(), 2);
    await step(body._id, 'placed', 'packed');
    await step(body._id, 'packed', 'shipped');
    await step(body._id, 'shipped', 'delivered');
    await step(body._id, 'delivered', 'returned');
    const order = await storedOrder(body._id);
    expect(order.invoices?.map(({ cents }) => cents)).toEqual([2000, -2000]);
    expect(order.accountCents).toBe(0);
  });

  it('is reminded of once a day and three times at most, with fees, and not once it is paid', async () => {
    const reminders = { words1: 'Please pay.', fee1: 0, words2: '', fee2: 5, words3: '', fee3: 10 };
    await asAdmin('PUT', '/api/settings', { reminders });
    const { body } = await take(await newCustomer({ termDays: 14 }), 1);
    const id = body._id;
    await step(id, 'placed', 'packed');
    await step(id, 'packed', 'shipped');
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
    // Its fee has an invoice of its own, and the ledger is even once all is paid.
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
    const { body } = await take(await newCustomer({ email: '' }), 1);
    await step(body._id, 'placed', 'packed');
    await step(body._id, 'packed', 'shipped');
    await age(body._id, 40);
    const letter = () => asAdmin('GET', `/api/open-items/letters?ids=${body._id}`);
    expect((await letter()).status).toBe(404);
    expect((await remind([body._id])).body.reminded).toEqual([body._id]);
    expect(await storedOrder(body._id)).toMatchObject({ reminders: [{ message: 1 }] });
    const { status, headers } = await letter();
    expect([status, headers.get('Content-Type')]).toEqual([200, 'application/pdf']);
    await money(body._id, 'taken', 1000);
    expect((await letter()).status).toBe(404);
    expect((await remind([body._id])).body.refused).toEqual([{ orderId: body._id, why: 'paid' }]);
  });

  it('stands with what is open in the sheet of the day and the accountant’s rows', async () => {
    const sheet = async () =>
      (await asAdmin('GET', `/api/cash?day=${shopDay(new Date(), defaultCalendar)}`)).body.openItems ?? {
        cents: 0,
      };
    const before = (await sheet()).cents;
    const { body } = await take(await newCustomer(), 2);
    await step(body._id, 'placed', 'packed');
    await step(body._id, 'packed', 'shipped');
    await step(body._id, 'shipped', 'delivered');
    await money(body._id, 'taken', 500);
    expect((await sheet()).cents - before).toBe(1500);
    const day = shopDay(new Date(), defaultCalendar);
    const { body: csv } = await asAdmin('GET', `/api/cash/export?from=${day}&to=${day}`);
    const [names, ...rows] = String(csv)
      .trim()
      .split(/\r?\n/)
      .map((line) => line.split(','));
    expect(names?.at(-1)).toBe('Open items (USD)');
    const own = rows.filter((row) => row.includes(body.number));
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
    const send = async (id: string) => {
      await step(id, 'placed', 'packed');
      await step(id, 'packed', 'shipped');
    };
    const [one = '', two = '', late = ''] = ids;
    await send(one);
    await send(two);
    expect(await storedOrder(one)).toMatchObject({ accountCents: 0, toCollectCents: 1000 });
    const waiting = async () =>
      (await asAdmin('GET', '/api/cash/to-collect')).body.filter(
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
    const written = await database().doc(`invoices/${number}`).get();
    const lines: { cents: number; detail: string }[] = written.get('lines');
    expect(lines.reduce((sum, { cents }) => sum + cents, 0)).toBe(3000);
    expect(lines.map(({ detail }) => detail.split(' · ')[0])).toEqual([
      `Order ${first?.number}`,
      `Order ${second?.number}`,
    ]);
    expect((await asAdmin('GET', `/api/invoices/${number}`)).status).toBe(200);
    // What comes back is credited at once, as to that invoice, and what goes out later waits for the next one.
    await step(two, 'shipped', 'delivered');
    await step(two, 'delivered', 'returned');
    expect(await storedOrder(two)).toMatchObject({
      accountCents: 0,
      invoices: [{ number }, { isCreditNote: true, cents: -2000, references: [number] }],
    });
    await send(late);
    await step(late, 'shipped', 'delivered');
    expect(await waiting()).toMatchObject([{ orders: 1, cents: 3000 }]);
    // What comes back before it is invoiced is on no paper.
    await step(late, 'delivered', 'returned');
    expect(await waiting()).toEqual([]);
    expect((await press()).body).toEqual({ number: '', isMore: false });
  });

  it('costs a German school what the law says of so many copies, and not less', async () => {
    await asAdmin('PUT', '/api/settings', { fixedPrices: 'DE' });
    const customerId = await newCustomer({ kind: 'school', limitCents: 100_000 });
    const order = async (priceCents: number, copies = 28) => {
      const book = await storeBook({ newPrice: 10, oldPrice: 10 });
      const line = { bookId: book._id, copies, priceCents, reason: 'School' };
      const totalPrice = ((priceCents * copies) / 100).toFixed(2);
      const body = makeDeskOrder([book], { lines: [line], totalPrice, way: 'account', customerId });
      return asAdmin('POST', '/api/orders/desk', body, { key: crypto.randomUUID() });
    };
    expect((await order(899)).status).toBe(400);
    expect((await order(900, 10)).status).toBe(400);
    const { status, body } = await order(900);
    expect([status, body.totalPrice], JSON.stringify(body)).toEqual([201, '252.00']);
    await asAdmin('PUT', '/api/settings', { fixedPrices: 'none' });
  });

  it('needs a customer and invoices', async () => {
    expect((await take('', 1)).status).toBe(400);
    expect((await take('no-such-customer', 1)).status).toBe(404);
    const customer = await newCustomer();
    await asAdmin('PUT', '/api/settings', { invoices: { ...invoices, isOn: false } });
    expect(refusal(await take(customer, 1)).code).toBe('needs-invoices');
    await asAdmin('PUT', '/api/settings', { invoices });
  });

  it('of a public buyer has an XRechnung, once the settings have what that needs', async () => {
    const address = { street: 'Am Ufer 3', city: 'Köln', country: 'Germany', zipcode: '50667' };
    const buyer = { isPublic: true, buyerReference: '992-90009-96', address };
    const { body } = await take(await newCustomer(buyer), 1);
    await step(body._id, 'placed', 'packed');
    await step(body._id, 'packed', 'shipped');
    const [made] = (await storedOrder(body._id)).invoices ?? [];
    expect(made).toMatchObject({ isPublic: true });
    const path = `/api/invoices/${made?.number}/x-rechnung`;
    const refused = await asAdmin('GET', path);
    expect(refused.status).toBeGreaterThanOrEqual(400);
    expect(refused.body.error.message).toContain('the account for transfers (“Settings”, “Invoices”)');
    const iban = 'DE89 3704 0044 0532 0130 00';
    const seller = { ...invoices, address: 'Hof 1\n10115 Berlin', iban };
    const whole = { invoices: seller, country: 'DE', contactPhone: '030 123456' };
    expect((await asAdmin('PUT', '/api/settings', whole)).status).toBe(200);
    const next = await take(await newCustomer(buyer), 1);
    await step(next.body._id, 'placed', 'packed');
    await step(next.body._id, 'packed', 'shipped');
    const [invoice] = (await storedOrder(next.body._id)).invoices ?? [];
    const xml = await asAdmin('GET', `/api/invoices/${invoice?.number}/x-rechnung`);
    expect([xml.status, String(xml.body)]).toEqual([200, expect.stringContaining(iban.replaceAll(' ', ''))]);
  });
});
