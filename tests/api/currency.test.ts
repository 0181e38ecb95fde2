import { describe, expect, it } from 'vitest';
import { database } from '../../functions/src/platform/firebase.ts';
import type { Book } from '../../functions/src/shared/book/book.ts';
import type { Order } from '../../functions/src/shared/order/order.ts';
import { moneyOf } from '../../functions/src/shared/shop/money-format.ts';
import { shopDay } from '../../functions/src/shared/shop/shop-day.ts';
import { defaultCalendar } from '../../functions/src/shared/shop/shop-profile.ts';
import { readCounters } from '../../functions/src/stats/counter-store.ts';
import { salesOf } from '../../functions/src/stats/sales-by-currency.ts';
import { mailText } from '../fixtures/stored-mails.ts';
import { registerShopper } from './accounts.ts';
import { admin, asAdmin, get, post, set, takeSteps } from './desk-calls.ts';
import { checkUpload, takeStep, uploadImport } from './imports.ts';
import { expectRefused, succeeded } from './shop-api.ts';
import { orderBooks } from './waiting-orders.ts';

const shopper = await registerShopper();

const sellIn = (currency: string, locale: string) => set({ currency, locale });

const bookOf = (newPrice: number) => ({
  title: `Priced ${crypto.randomUUID()}`,
  description: 'A book.',
  category: 'horror',
  oldPrice: newPrice,
  newPrice,
});

async function addBook(newPrice: number) {
  return (await post('/api/books/create-book', bookOf(newPrice))).book;
}

function place(books: readonly Book[], more: object) {
  return orderBooks(shopper, books, more);
}

const today = shopDay(new Date(), defaultCalendar);
const csv = async (path: string) => {
  const body = await get(`${path}?from=${today}&to=${today}`);
  return String(body).split('\r\n');
};

describe.each([
  { currency: 'EUR', locale: 'de-DE', price: 1234.5, tooFine: 9.999, back: 3450, between: ';' },
  { currency: 'JPY', locale: 'ja-JP', price: 1500, tooFine: 9.5, back: 500, between: ',' },
])('A shop in $currency', ({ currency, locale, price, tooFine, back, between }) => {
  it('sells, mails, exports and refunds in it, and an order stays in it', async () => {
    await sellIn(currency, locale);
    const money = moneyOf({ currency, locale });
    const cents = money.toCents(price);
    const before = salesOf(await readCounters(), currency);
    const book = await addBook(price);
    const fine = await asAdmin('POST', '/api/books/create-book', bookOf(tooFine));
    expectRefused(fine, 400);

    const total = { totalPrice: money.plain(cents), currency };
    const inDollars = await place([book], { totalPrice: '12.30' });
    expectRefused(inDollars, 409, 'currency-changed');
    expect(inDollars.body.error.details).toMatchObject(total);
    const placed = await place([book], total);
    succeeded(placed);
    const order: Order = placed.body;
    expect(order).toMatchObject(total);

    const mail = await mailText(order._id);
    expect(mail).toContain(money.text(cents));
    expect(mail).not.toContain('$');
    expectRefused(await asAdmin('PUT', '/api/settings', { currency: 'USD' }), 409, 'orders-under-way');
    await takeSteps(order._id, 'placed', 'packed', 'shipped', 'delivered');
    const refund = { kind: 'given-back', cents: cents + 1, way: 'cash', reference: '', note: '' };
    const tooMuch = await asAdmin('POST', `/api/orders/${order._id}/cash`, refund);
    expect(tooMuch.body.error.message).toContain(money.text(cents));
    const given = await asAdmin('POST', `/api/orders/${order._id}/cash`, { ...refund, cents: back });
    expect(given.body).toMatchObject({ currency, cashCents: cents - back });

    const [names = '', ...orders] = await csv('/api/orders/export');
    const heads = names.split(between);
    expect(heads).toContain('Total');
    expect(heads.at(-1)).toBe('Currency');
    const written = (sum: number) =>
      between === ';' ? money.plain(sum).replace('.', ',') : money.plain(sum);
    const ownLine = orders.find((line) => line.includes(order.number)) ?? '';
    expect(ownLine).toContain(['', written(cents), written(cents - back), ''].join(between));
    expect(ownLine.endsWith(between + currency)).toBe(true);
    const rows = (await csv('/api/cash/export')).filter((line) =>
      line.startsWith(today + between + order.number),
    );
    expect(rows.map((row) => row.includes(written(back)))).toContain(true);
    expect(rows.every((row) => row.endsWith(between + currency))).toBe(true);

    const cash = await get(`/api/cash?day=${today}`);
    expect(cash).toMatchObject({ currency, sums: [{ takenCents: cents, givenBackCents: back }, {}, {}] });
    expect(salesOf(await readCounters(), currency) - before).toBe(cents);
    const { totalSales } = await get('/api/admin');
    expect(totalSales).toBe(money.toPrice(before + cents));
  });
});

it('An import whose prices were read in another currency is refused until it is checked again', async () => {
  await sellIn('USD', 'en-US');
  const title = `Checked in dollars ${crypto.randomUUID()}`;
  const id = await uploadImport(`Title,Price\n${title},12.99\n`);
  const checked = await checkUpload(admin, id);
  expect(checked).toMatchObject({ state: 'checked', counts: { new: 1 } });
  await sellIn('JPY', 'ja-JP');
  const start = await asAdmin('POST', `/api/imports/${id}/start`);
  expectRefused(start, 409);
  expect(start.body.error.message).toBe('The shop sells in JPY since: check this again');
  expect((await checkUpload(admin, id)).attention).toMatchObject([
    { reasons: [expect.stringContaining('12.99')] },
  ]);
  await sellIn('USD', 'en-US');
  await checkUpload(admin, id);
  expect((await takeStep(admin, id, 'start')).counts.new).toBe(1);
  expect((await takeStep(admin, id, 'undo')).state).toBe('undone');
});

it('A shop that changes its currency counts no sum of two currencies, and its orders keep theirs', async () => {
  await sellIn('USD', 'en-US');
  const stored = (await database().doc('settings/shop').get()).get('formerCurrencies');
  // Dollars, too, although no order in dollars was known when the currency changed: one may have been on its way.
  expect(stored).toEqual(['USD', 'EUR', 'JPY']);
  const cash = await get(`/api/cash?day=${today}`);
  expect(cash.sums).toMatchObject([{ takenCents: 0, givenBackCents: 0 }, {}, {}]);
  expect(cash.otherSums.map(({ currency }: { currency: string }) => currency)).toEqual(['EUR', 'JPY']);
  const body = await get('/api/admin/sales');
  expect(body.otherCurrencies).toEqual(['EUR', 'JPY']);
  const [names = '', ...orders] = await csv('/api/orders/export');
  expect(names).toContain(',Total (USD),');
  expect(orders.filter((line) => /,(EUR|JPY)$/.test(line))).toHaveLength(2);
});

it('An order of a Swiss shop is settled by what coins can pay, which the drawer holds', async () => {
  await sellIn('CHF', 'en-GB');
  await set({ country: 'CH' });
  const book = await addBook(12.37);
  const { body: order } = await place([book], { totalPrice: '12.37', currency: 'CHF' });
  expect(order).toMatchObject({ coinCents: 5, totalPrice: '12.37' });
  expect(await mailText(order._id)).toMatch(/Cash to have ready[^\d]*12\.35/);
  await takeSteps(order._id, 'placed', 'packed', 'shipped', 'delivered');
  const { sums, entries } = await get(`/api/cash?day=${today}`);
  expect(sums[0]).toMatchObject({ takenCents: 1235, givenBackCents: 0 });
  expect(entries[0]).toMatchObject({ cents: 1235, roundingCents: -2 });
  const count = { countedCents: 1235, expectedCents: 1235, note: '' };
  const { closing } = await post(`/api/cash/${today}/close`, count);
  expect(closing).toMatchObject({ countedCents: 1235, expectedCents: 1235 });
});
