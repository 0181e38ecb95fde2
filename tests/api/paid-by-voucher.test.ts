import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { beginSession } from '../../functions/src/auth/session-store.ts';
import { database } from '../../functions/src/platform/firebase.ts';
import type { Book } from '../../functions/src/shared/book/book.ts';
import type { OrderRequest } from '../../functions/src/shared/order/order-request.ts';
import { defaultSettings } from '../../functions/src/shared/shop/settings.ts';
import { shopDay } from '../../functions/src/shared/shop/shop-day.ts';
import type { Voucher } from '../../functions/src/shared/voucher/voucher.ts';
import { requireVoucher } from '../../functions/src/vouchers/voucher-store.ts';
import { makeDeskOrder, makeOrderRequest } from '../fixtures/factories.ts';
import { storeVoucher } from '../fixtures/stored-vouchers.ts';
import { registerShopper, type SignedInShopper } from './accounts.ts';
import { openPaidShop, type PaidShop } from './paid-shop.ts';
import { call, callsWith, inParallel, refusal } from './shop-api.ts';
import { emptyCollection } from './stored-books.ts';

const setting = {
  isOn: true,
  amounts: '10; 25',
  least: 5,
  most: 500,
  isEndless: false,
  moreYears: 0,
  remindsBeforeEnd: true,
};

const admin = await beginSession();
const asAdmin = callsWith(admin);
const today = shopDay(new Date(), { timeZone: 'UTC' });

let shop: PaidShop;
let shopper: SignedInShopper;
let books: Book[];

beforeAll(async () => {
  shop = await openPaidShop(admin);
});
beforeEach(async () => {
  [shopper, ...books] = await Promise.all([
    registerShopper(),
    shop.countedBook(30, 10),
    shop.countedBook(30, 5),
  ]);
});
afterAll(async () => {
  shop.bank.close();
  await emptyCollection('settings');
});

type Stored = Awaited<ReturnType<typeof storeVoucher>>;

const order = (vouchers: readonly Pick<Stored, 'code'>[], more: Partial<OrderRequest> = {}, key?: string) =>
  call('POST', '/api/orders', {
    token: shopper.token,
    key,
    body: makeOrderRequest(books, { vouchers: vouchers.map(({ code }) => code), ...more }),
  });

/** What is left of a voucher, with what a payment holds, once its movements are summed up. */
async function leftOf({ _id }: Pick<Voucher, '_id'>): Promise<[left: number, held: number]> {
  const { leftCents, heldCents, movements } = await requireVoucher(_id);
  expect(movements.reduce((sum, { cents }) => sum + cents, 0)).toBe(leftCents);
  return [leftCents, heldCents];
}

const kindsOf = async ({ _id }: Pick<Voucher, '_id'>) =>
  (await requireVoucher(_id)).movements.map(({ kind, cents }) => [kind, cents]);

const change = (id: string, body: object) => asAdmin('POST', `/api/orders/${id}/status`, body);
const cash = (id: string, body: object) => asAdmin('POST', `/api/orders/${id}/cash`, body);

async function setRule(givenBack: 'voucher-first' | 'voucher-last'): Promise<void> {
  const { status } = await asAdmin('PUT', '/api/settings', { vouchers: { ...setting, givenBack } });
  expect(status).toBe(200);
}

/** A payment of which the bank has not decided when the desk lets it go. */
async function lateBeside(voucher: Stored): Promise<string> {
  const { body } = await shop.begin(shopper, books, undefined, { vouchers: [voucher.code] });
  await shop.tell(shop.bank.pay(body._id, 'processing'));
  expect(await leftOf(voucher)).toEqual([0, 400]);
  expect((await asAdmin('POST', `/api/payments/${body._id}/release`)).status).toBe(200);
  expect(await leftOf(voucher)).toEqual([400, 0]);
  return body._id;
}

describe('An order that vouchers pay', () => {
  it('is placed at once when they cover it whole, where nothing else is taken, and once however often it is sent', async () => {
    const [first, second] = [
      await storeVoucher({ amountCents: 700 }),
      await storeVoucher({ amountCents: 2000 }),
    ];
    await asAdmin('PUT', '/api/settings', { payment: 'online' });
    const key = crypto.randomUUID();
    const typed = [` ${first.code.toLowerCase()} `, second.code.replace(/(.{4})(?=.)/g, '$1-')];
    const sent = await inParallel(3, () => order([], { vouchers: typed }, key));
    await asAdmin('PUT', '/api/settings', { payment: 'both' });
    expect(sent.map(({ status }) => status).sort(), JSON.stringify(sent[0]?.body)).toEqual([200, 200, 201]);
    const { _id: id, cashCents, vouchers } = sent[0]?.body ?? {};
    expect(cashCents).toBe(1500);
    expect(vouchers).toMatchObject([
      { lastFour: first.lastFour, takenCents: 700, cents: 700 },
      { lastFour: second.lastFour, takenCents: 800, cents: 800 },
    ]);
    expect([await leftOf(first), await leftOf(second)]).toEqual([
      [0, 0],
      [1200, 0],
    ]);
    expect((await shop.entriesOf(id)).sort()).toEqual([
      ['taken', 'voucher', 700],
      ['taken', 'voucher', 800],
    ]);
    expect(JSON.stringify(await shop.orderOf(id))).not.toContain(first.code);
    expect(refusal(await order([second], {}, key))).toMatchObject({ code: 'idempotency-key-reused' });
  });

  it('goes back to them, the last first, when it is cancelled, and is paid with them again by an undo', async () => {
    const vouchers = [await storeVoucher({ amountCents: 700 }), await storeVoucher({ amountCents: 2000 })];
    const { body } = await order(vouchers);
    await change(body._id, { from: 'placed', to: 'cancelled' });
    expect(await Promise.all(vouchers.map(leftOf))).toEqual([
      [700, 0],
      [2000, 0],
    ]);
    const [one, other] = vouchers;
    if (!one || !other) throw new Error('There are no vouchers');
    // One was spent meanwhile: the undo takes what is left.
    await call('POST', '/api/orders', {
      token: shopper.token,
      body: makeOrderRequest(books.slice(1), { vouchers: [one.code] }),
    });
    const undone = await change(body._id, { from: 'cancelled', to: 'placed', isUndo: true });
    expect(undone.body).toMatchObject({ status: 'placed', cashCents: 1000 });
    expect(await leftOf(one)).toEqual([0, 0]);
    expect(await leftOf(other)).toEqual([1200, 0]);
  });

  it('is refused in the same words for a wrong, an empty, a blocked and an expired one, and says it of another currency', async () => {
    const ofNone = { code: 'ABCD-EFGH-JKMN-PQRS' };
    const others: Partial<Voucher>[] = [
      { leftCents: 0 },
      { state: 'blocked' },
      { state: 'expired' },
      { validUntil: '2026-01-31' },
    ];
    const stored = await Promise.all(others.map((given) => storeVoucher(given)));
    const refused = await Promise.all([ofNone, ...stored].map(({ code }) => order([], { vouchers: [code] })));
    expect(refused.map((one) => refusal(one).code)).toEqual(Array(5).fill('voucher-refused'));
    expect(new Set(refused.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    const inEuros = await storeVoucher({ currency: 'EUR' });
    expect(refusal(await order([inEuros]))).toMatchObject({ status: 409, code: 'voucher-currency' });
    expect(await leftOf(inEuros)).toEqual([5000, 0]);
  });

  it('is refused when they pay less than was seen, here and at the desk, and paid online with what is left', async () => {
    const voucher = await storeVoucher({ amountCents: 1000 });
    const seen = { vouchers: [voucher.code], voucherCents: 1500 };
    const error = { code: 'voucher-short', details: { index: 0, cents: 1000 } };
    const atDesk = makeDeskOrder(books, { ...seen, way: 'cash', collection: true, isHandedOver: true });
    for (const answer of [await order([voucher], seen), await asAdmin('POST', '/api/orders/desk', atDesk)])
      expect(answer).toMatchObject({ status: 409, body: { error } });
    expect(await leftOf(voucher)).toEqual([1000, 0]);
    const begun = await shop.begin(shopper, books, undefined, { ...seen, voucherCents: 1000 });
    expect(begun.status, JSON.stringify(begun.body)).toBe(201);
    await shop.sweep(60);
    const body = makeOrderRequest(books.slice(1), { vouchers: [voucher.code] });
    expect((await call('POST', '/api/orders', { token: shopper.token, body })).status).toBe(201);
    expect((await shop.of(shopper, begun.body._id, 'again')).body).toMatchObject({ state: 'open' });
    await shop.sweep(120);
  });

  it('never spends one twice, however many orders come at once', async () => {
    const voucher = await storeVoucher({ amountCents: 4000 });
    const shoppers = await inParallel(3, () => registerShopper());
    const body = makeOrderRequest(books.slice(0, 1), { vouchers: [voucher.code] });
    // Again while the shop is too busy for it.
    const place = async (token: string, key: string): Promise<Awaited<ReturnType<typeof call>>> => {
      const answer = await call('POST', '/api/orders', { token, key, body });
      return answer.status === 503 ? place(token, key) : answer;
    };
    const answers = await Promise.all(
      shoppers.flatMap(({ token }) => Array.from({ length: 5 }, () => place(token, crypto.randomUUID()))),
    );
    const placed = answers.filter(({ status }) => status < 300);
    expect(placed).toHaveLength(4);
    expect(placed.every(({ body }) => body.cashCents === 1000)).toBe(true);
    expect(new Set(answers.map(({ body }) => body.error?.code))).toEqual(
      new Set([undefined, 'voucher-refused']),
    );
    expect(await leftOf(voucher)).toEqual([0, 0]);
  });

  it('gives back what came back after one has expired, which pays for a year more then', async () => {
    const voucher = await storeVoucher({ amountCents: 1500 });
    const { body } = await order([voucher]);
    await database()
      .collection('vouchers')
      .doc(voucher._id)
      .update({ state: 'expired', validUntil: '2026-01-31' });
    await change(body._id, { from: 'placed', to: 'cancelled' });
    const { state, validUntil = '' } = await requireVoucher(voucher._id);
    expect(state).toBe('active');
    expect(validUntil > today).toBe(true);
    expect(await leftOf(voucher)).toEqual([1500, 0]);
    const blocked = await storeVoucher({ amountCents: 1500 });
    const second = await order([blocked]);
    await database().collection('vouchers').doc(blocked._id).update({ state: 'blocked' });
    await change(second.body._id, { from: 'placed', to: 'cancelled' });
    expect(await requireVoucher(blocked._id)).toMatchObject({ state: 'blocked', leftCents: 1500 });
  });
});

describe('A payment beside vouchers', () => {
  it('holds what they pay for as long as it holds copies, and gives it back when it was given up or not made in time', async () => {
    const voucher = await storeVoucher({ amountCents: 400 });
    const begun = await shop.begin(shopper, books, undefined, { vouchers: [voucher.code] });
    const { body: given } = await shop.of(shopper, begun.body._id, 'cancel');
    expect(given).toMatchObject({ state: 'released' });
    expect(shop.bank.payable(begun.body._id)).toEqual([]);
    expect(await leftOf(voucher)).toEqual([400, 0]);
    expect((await shop.of(shopper, begun.body._id, 'again')).body).toMatchObject({ state: 'open' });
    expect(begun.status, JSON.stringify(begun.body)).toBe(201);
    expect(await shop.paymentOf(begun.body._id)).toMatchObject({ amountCents: 1100 });
    expect(await leftOf(voucher)).toEqual([0, 400]);
    const stored = await database().collection('payments').doc(begun.body._id).get();
    expect(JSON.stringify(stored.data())).not.toContain(voucher.code);
    await shop.sweep(60);
    expect(await leftOf(voucher)).toEqual([400, 0]);
    expect(await shop.orderOf(begun.body._id)).toBeUndefined();
  });

  it('that was never made leaves what it holds to the next order of its shopper, and to no one else', async () => {
    const voucher = await storeVoucher({ amountCents: 400 });
    await shop.begin(shopper, books, undefined, { vouchers: [voucher.code] });
    const check = ({ token }: SignedInShopper) =>
      call('POST', '/api/vouchers/check', { token, body: { code: voucher.code } });
    expect((await check(await registerShopper())).status).toBe(404);
    expect((await check(shopper)).body).toMatchObject({ leftCents: 400 });
    expect((await order([voucher], { voucherCents: 400 })).body).toMatchObject({ cashCents: 400 });
    expect(await leftOf(voucher)).toEqual([0, 0]);
  });

  it('that comes late is an order while the voucher still has its part, and goes back once that was spent', async () => {
    const [kept, spent] = [
      await storeVoucher({ amountCents: 400 }),
      await storeVoucher({ amountCents: 400 }),
    ];
    const first = await lateBeside(kept);
    await shop.tell(shop.bank.decide(first, true));
    expect(await leftOf(kept)).toEqual([0, 0]);
    expect(await shop.orderOf(first)).toMatchObject({ cashCents: 1500, isPaidOnline: true });
    const second = await lateBeside(spent);
    expect((await order([spent])).status).toBe(201);
    const balance = shop.bank.balance();
    await shop.tell(shop.bank.decide(second, true));
    expect(await shop.orderOf(second)).toBeUndefined();
    expect(await leftOf(spent)).toEqual([0, 0]);
    expect(shop.bank.balance()).toBe(balance);
  });

  for (const [rule, parts] of [
    ['voucher-first', { voucher: 400, online: 100 }],
    ['voucher-last', { voucher: 0, online: 500 }],
  ] as const) {
    it(`gives back by the rule of the owner: ${rule}`, async () => {
      await setRule(rule);
      const voucher = await storeVoucher({ amountCents: 400 });
      const { body } = await shop.begin(shopper, books, undefined, { vouchers: [voucher.code] });
      await shop.tell(shop.bank.pay(body._id));
      expect(await kindsOf(voucher)).toEqual([
        ['issued', 400],
        ['held', -400],
        ['released', 400],
        ['redeemed', -400],
      ]);
      const out = { from: 'ordered', to: 'taken-out', reason: 'not-wanted' };
      await asAdmin('POST', `/api/orders/${body._id}/lines`, { ...out, bookId: books[1]?._id });
      await shop.sweep(60);
      expect(await leftOf(voucher)).toEqual([parts.voucher, 0]);
      expect(await shop.entriesOf(body._id)).toContainEqual(['given-back', 'card', -parts.online]);
      await asAdmin('POST', `/api/orders/${body._id}/lines`, { ...out, bookId: books[0]?._id });
      await shop.sweep(120);
      expect(await leftOf(voucher)).toEqual([400, 0]);
      const entries = await shop.entriesOf(body._id);
      expect(entries.reduce((sum, [, , cents]) => sum + cents, 0)).toBe(0);
      expect(await shop.toSettle()).toEqual([]);
    });
  }
});

describe('The desk', () => {
  it('takes vouchers before what is paid in cash, and hands what they paid out to nobody', async () => {
    await setRule('voucher-last');
    const voucher = await storeVoucher({ amountCents: 400 });
    const typed = { vouchers: [voucher.code], collection: true, isHandedOver: true };
    const short = await asAdmin(
      'POST',
      '/api/orders/desk',
      makeDeskOrder(books, { ...typed, way: 'voucher' }),
    );
    expect(refusal(short)).toMatchObject({ status: 409, code: 'voucher-short' });
    const { status, body } = await asAdmin(
      'POST',
      '/api/orders/desk',
      makeDeskOrder(books, { ...typed, way: 'cash' }),
    );
    expect(status, JSON.stringify(body)).toBe(201);
    expect(body).toMatchObject({ status: 'delivered', cashCents: 1500 });
    expect((await shop.entriesOf(body._id)).sort()).toEqual([
      ['taken', 'cash', 1100],
      ['taken', 'voucher', 400],
    ]);
    const back = (cents: number, way: string) => cash(body._id, { kind: 'given-back', cents, way });
    expect(refusal(await back(1101, 'cash'))).toMatchObject({ status: 409, code: 'more-than-taken' });
    expect(refusal(await back(401, 'voucher'))).toMatchObject({ status: 409, code: 'more-than-taken' });
    expect((await back(400, 'voucher')).status).toBe(200);
    expect(await leftOf(voucher)).toEqual([400, 0]);
    expect((await back(1100, 'cash')).body.cashCents).toBe(0);
  });

  it('takes a voucher for an order that is there, no more than it has and than is open', async () => {
    const voucher = await storeVoucher({ amountCents: 400 });
    const { body } = await order([]);
    const take = (cents: number, code = voucher.code) =>
      cash(body._id, { kind: 'taken', cents, way: 'voucher', voucher: code });
    expect(refusal(await take(401))).toMatchObject({ status: 409, code: 'voucher-short' });
    expect(refusal(await take(400, 'ABCD-EFGH-JKMN-PQRS'))).toMatchObject({ code: 'voucher-refused' });
    expect((await take(400)).body).toMatchObject({ cashCents: 400, vouchers: [{ cents: 400 }] });
    expect(await leftOf(voucher)).toEqual([0, 0]);
  });

  it('sees what vouchers have paid apart from the money of the day, and the accountant what for', async () => {
    await emptyCollection('cashEntries');
    const voucher = await storeVoucher({ amountCents: 2000 });
    const { body } = await order([voucher]);
    await change(body._id, { from: 'placed', to: 'cancelled' });
    const day = (await asAdmin('GET', `/api/cash?day=${today}`)).body;
    expect(day.vouchers).toMatchObject({ redeemedCents: 1500, givenBackCents: 1500 });
    expect(day.sums.every(({ takenCents }: { takenCents: number }) => takenCents === 0)).toBe(true);
    const csv = (await asAdmin('GET', `/api/cash/export?from=${today}&to=${today}`)).body;
    expect(csv).toContain(',Voucher,');
  });
});

describe('A voucher that is taxed as it is sold', () => {
  const rate = (basisPoints: number) => [{ from: '2026-01-01', basisPoints }];
  const tax = {
    isOn: true,
    isIncluded: true,
    abroad: 'own',
    defaultClass: 'books',
    rates: { books: rate(700), ebooks: rate(700), other: rate(1900) },
  };
  const seller = { name: 'Paper & Ink', address: 'Lange Straße 12', taxNumber: 'DE123' };
  const invoices = { ...defaultSettings.invoices, ...seller, isOn: true, at: 'placing' };
  const vouchers = { ...setting, givenBack: 'voucher-last', singlePurpose: 'books' };

  /** The journal's sums by rate, and what vouchers owe. */
  async function journal(): Promise<string[][]> {
    const { body } = await asAdmin('GET', `/api/invoices/journal?from=${today}&to=${today}`);
    const rows = String(body).trim().split('\r\n');
    return rows.map((row) => row.split(',')).filter(([, , what]) => what === 'Sum');
  }

  it('is in all books once, at its sale, whatever it pays for and what of it goes back', async () => {
    await Promise.all(['cashEntries', 'invoices', 'invoiceCounters'].map(emptyCollection));
    expect((await asAdmin('PUT', '/api/settings', { tax, invoices, vouchers })).status).toBe(200);
    const [book, mug] = books;
    await database().doc(`books/${mug?._id}`).update({ taxClass: 'other' });
    const sale = {
      amountCents: 2500,
      currency: 'USD',
      buyerName: 'Robin Page',
      way: 'card',
      reference: '42',
    };
    const { body: before } = await asAdmin('GET', '/api/vouchers');
    const { body: sold } = await asAdmin('POST', '/api/vouchers/desk', sale);
    expect((await asAdmin('GET', '/api/vouchers')).body).toMatchObject({
      openCents: before.openCents,
      taxedCents: before.taxedCents + 2500,
    });
    expect(sold).toMatchObject({
      singlePurpose: { taxClass: 'books', basisPoints: 700, cents: 2500 },
      invoices: [{ isCreditNote: false, cents: 2500 }],
    });
    expect((await journal()).map((cells) => cells.slice(5, 9))).toEqual([['23.36', '1.64', '7', '25.00']]);
    const file = await asAdmin('GET', `/api/invoices/${sold.invoices[0].number}`);
    expect(file.status).toBe(200);
    const written = await database().doc(`invoices/${sold.invoices[0].number}`).get();
    expect(written.data()).toMatchObject({ paid: { cents: 2500, by: 'other' }, day: today });

    const mugs = { productIds: [mug?._id ?? ''], totalPrice: '5.00' };
    expect(refusal(await order([sold], mugs))).toMatchObject({ status: 409, code: 'voucher-rate' });
    expect(refusal(await order([sold], { voucherCents: 1500 })).code).toBe('voucher-short');
    const { body } = await order([sold]);
    expect(body).toMatchObject({
      cashCents: 1000,
      vouchers: [{ cents: 1000, taxed: { basisPoints: 700 } }],
      invoices: [{ cents: 500 }],
    });
    expect((await journal()).map((cells) => cells.slice(7, 9))).toEqual([
      ['7', '25.00'],
      ['19', '5.00'],
    ]);
    const more = { kind: 'taken', cents: 500, way: 'voucher', voucher: sold.code };
    expect(refusal(await cash(body._id, more))).toMatchObject({ status: 409, code: 'voucher-rate' });
    const out = { from: 'ordered', to: 'taken-out', reason: 'not-wanted', bookId: book?._id };
    await asAdmin('POST', `/api/orders/${body._id}/lines`, out);
    expect(await leftOf(sold)).toEqual([2500, 0]);
    await change(body._id, { from: 'placed', to: 'cancelled' });
    expect((await journal()).map((cells) => cells.slice(7, 9))).toEqual([
      ['7', '25.00'],
      ['19', '0.00'],
    ]);

    const csv = (await asAdmin('GET', `/api/cash/export?from=${today}&to=${today}`)).body;
    const rows = String(csv).trim().split('\r\n').slice(1);
    expect(rows).toHaveLength(1);
    expect(rows[0]).toContain(',25.00,25.00,');
    expect((await asAdmin('GET', `/api/cash?day=${today}`)).body.vouchers).toBeUndefined();
    const back = { step: 'refund', way: 'bank' };
    const { body: refunded } = await asAdmin('POST', `/api/vouchers/${sold._id}/changes`, back);
    expect(refunded).toMatchObject({
      state: 'refunded',
      singlePurpose: { cents: 0 },
      invoices: [
        { cents: 2500 },
        { isCreditNote: true, cents: -2500, references: [sold.invoices[0].number] },
      ],
    });
    expect((await journal()).map((cells) => cells.slice(5, 9))).toEqual([
      ['0.00', '0.00', '7', '0.00'],
      ['0.00', '0.00', '19', '0.00'],
    ]);
    await asAdmin('PUT', '/api/settings', { vouchers: { ...vouchers, singlePurpose: '' } });
    expect((await requireVoucher(sold._id)).singlePurpose).toMatchObject({ taxClass: 'books' });
  });
});
