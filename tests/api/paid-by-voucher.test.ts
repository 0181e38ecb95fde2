import { beforeEach, describe, expect, it } from 'vitest';
import { database } from '../../functions/src/platform/firebase.ts';
import type { Book } from '../../functions/src/shared/book/book.ts';
import type { OrderRequest } from '../../functions/src/shared/order/order-request.ts';
import { defaultSettings } from '../../functions/src/shared/shop/settings.ts';
import { shopDay } from '../../functions/src/shared/shop/shop-day.ts';
import type { Voucher } from '../../functions/src/shared/voucher/voucher.ts';
import { requireVoucher } from '../../functions/src/vouchers/voucher-store.ts';
import { makeCounterSale } from '../fixtures/factories.ts';
import { storeVoucher } from '../fixtures/stored-vouchers.ts';
import { registerShopper, type SignedInShopper } from './accounts.ts';
import { asAdmin, get, post, set, take, takeStep } from './desk-calls.ts';
import { paidShop } from './paid-shop.ts';
import { call, expectRefused, inParallel, isDone, refusal, succeeded } from './shop-api.ts';
import { emptyCollection } from './stored-books.ts';
import { documentAt } from './stored-documents.ts';
import { orderBooks } from './waiting-orders.ts';

const setting = {
  isOn: true,
  amounts: '10; 25',
  least: 5,
  most: 500,
  isEndless: false,
  moreYears: 0,
  remindsBeforeEnd: true,
};
const today = shopDay(new Date(), { timeZone: 'UTC' });

const shop = await paidShop();
let shopper: SignedInShopper;
let books: Book[];

beforeEach(async () => {
  [shopper, ...books] = await Promise.all([
    registerShopper(),
    shop.countedBook(30, 10),
    shop.countedBook(30, 5),
  ]);
});

type Stored = Awaited<ReturnType<typeof storeVoucher>>;
type WithCode = Pick<Stored, 'code'>;

const paidBy = (...vouchers: readonly WithCode[]) => ({ vouchers: vouchers.map(({ code }) => code) });
const order = (vouchers: readonly WithCode[], more: Partial<OrderRequest> = {}, key?: string) =>
  orderBooks(shopper, books, { ...paidBy(...vouchers), ...more }, key);
const begin = async (...vouchers: readonly WithCode[]) =>
  succeeded(await shop.begin(shopper, books, undefined, paidBy(...vouchers)))._id;
const worth = (amountCents: number) => storeVoucher({ amountCents });

/** Includes what payments hold; also checks the sum of the movements. */
async function expectLeft(...expected: [voucher: Pick<Voucher, '_id'>, left: number, held?: number][]) {
  for (const [{ _id }, left, held = 0] of expected) {
    const { leftCents, heldCents, movements } = await requireVoucher(_id);
    expect([leftCents, heldCents]).toEqual([left, held]);
    expect(movements.reduce((sum, { cents }) => sum + cents, 0)).toBe(left);
  }
}

const cancel = (id: string) => takeStep(id, 'placed', 'cancelled');
const cash = (id: string, kind: string, cents: number, way: string, voucher?: string) =>
  asAdmin('POST', `/api/orders/${id}/cash`, { kind, cents, way, voucher });
const takeOut = (id: string, book?: Book) =>
  post(`/api/orders/${id}/lines`, {
    bookId: book?._id,
    from: 'ordered',
    to: 'taken-out',
    reason: 'not-wanted',
  });
const setRule = (givenBack: string) => set({ vouchers: { ...setting, givenBack } });

async function lateBeside(voucher: Stored): Promise<string> {
  const id = await begin(voucher);
  await shop.pay(id, 'processing');
  await expectLeft([voucher, 0, 400]);
  await post(`/api/payments/${id}/release`);
  await expectLeft([voucher, 400]);
  return id;
}

describe('An order that vouchers pay', () => {
  it('is placed at once when they cover it whole, where nothing else is taken, and once however often it is sent', async () => {
    const [first, second] = [await worth(700), await worth(2000)];
    await set({ payment: 'online' });
    const key = crypto.randomUUID();
    const typed = [` ${first.code.toLowerCase()} `, second.code.replace(/(.{4})(?=.)/g, '$1-')];
    const sent = await inParallel(3, () => order([], { vouchers: typed }, key));
    await set({ payment: 'both' });
    sent.forEach(succeeded);
    const { _id: id, cashCents, vouchers } = sent[0]?.body ?? {};
    expect(cashCents).toBe(1500);
    expect(vouchers).toMatchObject([
      { lastFour: first.lastFour, takenCents: 700, cents: 700 },
      { lastFour: second.lastFour, takenCents: 800, cents: 800 },
    ]);
    await expectLeft([first, 0], [second, 1200]);
    expect((await shop.entriesOf(id)).sort()).toEqual([
      ['taken', 'voucher', 700],
      ['taken', 'voucher', 800],
    ]);
    expect(JSON.stringify(await shop.orderOf(id))).not.toContain(first.code);
    expectRefused(await order([second], {}, key), 'idempotency-key-reused');
  });

  it('goes back to them, the last first, when it is cancelled, and is paid with them again by an undo', async () => {
    const [one, other] = [await worth(700), await worth(2000)];
    const { body } = await order([one, other]);
    await cancel(body._id);
    await expectLeft([one, 700], [other, 2000]);
    // One was spent meanwhile: the undo takes what is left.
    await orderBooks(shopper, books.slice(1), paidBy(one));
    const undone = await takeStep(body._id, 'cancelled', 'placed', { isUndo: true });
    expect(undone.body).toMatchObject({ status: 'placed', cashCents: 1000 });
    await expectLeft([one, 0], [other, 1200]);
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
    const refused = await Promise.all([ofNone, ...stored].map((one) => order([one])));
    expect(refused.map((one) => refusal(one).code)).toEqual(Array(5).fill('voucher-refused'));
    expect(new Set(refused.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    const inEuros = await storeVoucher({ currency: 'EUR' });
    expectRefused(await order([inEuros]), 409, 'voucher-currency');
    await expectLeft([inEuros, 5000]);
  });

  it('is refused when they pay less than was seen, here and at the desk, and paid online with what is left', async () => {
    const voucher = await worth(1000);
    const seen = { ...paidBy(voucher), voucherCents: 1500 };
    const error = { code: 'voucher-short', details: { index: 0, cents: 1000 } };
    for (const answer of [await order([], seen), await take(makeCounterSale(books, seen))])
      expect(answer).toMatchObject({ status: 409, body: { error } });
    await expectLeft([voucher, 1000]);
    const begun = await shop.begin(shopper, books, undefined, { ...seen, voucherCents: 1000 });
    succeeded(begun);
    await shop.sweep(60);
    succeeded(await orderBooks(shopper, books.slice(1), paidBy(voucher)));
    await shop.expectState(shopper, begun.body._id, 'again', 'open');
    await shop.sweep(120);
  });

  it('never spends one twice, however many orders come at once', async () => {
    const [voucher, shoppers] = [await worth(4000), await inParallel(3, registerShopper)];
    const answers = await Promise.all(
      [...shoppers, ...shoppers, ...shoppers].map((one) =>
        orderBooks(one, books.slice(0, 1), paidBy(voucher)),
      ),
    );
    const placed = answers.filter(isDone);
    expect(placed.map(({ body }) => body.cashCents)).toEqual(Array(4).fill(1000));
    for (const answer of answers) if (!isDone(answer)) expectRefused(answer, 'voucher-refused');
    await expectLeft([voucher, 0]);
  });

  it('gives back what came back after one has expired, which pays for a year more then', async () => {
    const goesBack = async (fields: Partial<Voucher>) => {
      const voucher = await worth(1500);
      const { body } = await order([voucher]);
      await database().doc(`vouchers/${voucher._id}`).update(fields);
      await cancel(body._id);
      await expectLeft([voucher, 1500]);
      return requireVoucher(voucher._id);
    };
    const { state, validUntil = '' } = await goesBack({ state: 'expired', validUntil: '2026-01-31' });
    expect([state, validUntil > today]).toEqual(['active', true]);
    expect(await goesBack({ state: 'blocked' })).toMatchObject({ state: 'blocked' });
  });
});

describe('A payment beside vouchers', () => {
  it('holds what they pay for as long as it holds copies, and gives it back when it was given up or not made in time', async () => {
    const voucher = await worth(400);
    const id = await begin(voucher);
    await shop.expectState(shopper, id, 'cancel', 'released');
    expect(shop.payable(id)).toEqual([]);
    await expectLeft([voucher, 400]);
    await shop.expectState(shopper, id, 'again', 'open');
    await shop.expectPayment(id, { amountCents: 1100 });
    await expectLeft([voucher, 0, 400]);
    const stored = await documentAt(`payments/${id}`);
    expect(JSON.stringify(stored.data())).not.toContain(voucher.code);
    await shop.sweep(60);
    await expectLeft([voucher, 400]);
    await shop.expectNoOrder(id);
  });

  it('that was never made leaves what it holds to the next order of its shopper, and to no one else', async () => {
    const voucher = await worth(400);
    await begin(voucher);
    const check = ({ token }: SignedInShopper) =>
      call('POST', '/api/vouchers/check', { token, body: { code: voucher.code } });
    expect((await check(await registerShopper())).status).toBe(404);
    expect((await check(shopper)).body).toMatchObject({ leftCents: 400 });
    expect((await order([voucher], { voucherCents: 400 })).body).toMatchObject({ cashCents: 400 });
    await expectLeft([voucher, 0]);
  });

  it('that comes late is an order while the voucher still has its part, and goes back once that was spent', async () => {
    const [kept, spent] = [await worth(400), await worth(400)];
    const first = await lateBeside(kept);
    await shop.decide(first, true);
    await expectLeft([kept, 0]);
    await shop.expectOrder(first, { cashCents: 1500, isPaidOnline: true });
    const second = await lateBeside(spent);
    succeeded(await order([spent]));
    const balance = shop.balance();
    await shop.decide(second, true);
    await shop.expectNoOrder(second);
    await expectLeft([spent, 0]);
    expect(shop.balance()).toBe(balance);
  });

  it.each([
    ['voucher-first', 400, 100],
    ['voucher-last', 0, 500],
  ] as const)('gives back by the rule of the owner: %s', async (rule, toVoucher, online) => {
    await setRule(rule);
    const voucher = await worth(400);
    const id = await begin(voucher);
    await shop.pay(id);
    const { movements } = await requireVoucher(voucher._id);
    expect(movements.map(({ kind, cents }) => `${kind} ${cents}`)).toEqual([
      'issued 400',
      'held -400',
      'released 400',
      'redeemed -400',
    ]);
    await takeOut(id, books[1]);
    await shop.sweep(60);
    await expectLeft([voucher, toVoucher]);
    expect(await shop.entriesOf(id)).toContainEqual(['given-back', 'card', -online]);
    await takeOut(id, books[0]);
    await shop.sweep(120);
    await expectLeft([voucher, 400]);
    expect((await shop.entriesOf(id)).reduce((sum, [, , cents]) => sum + cents, 0)).toBe(0);
    expect(await shop.toSettle()).toEqual([]);
  });
});

describe('The desk', () => {
  it('takes vouchers before what is paid in cash, and hands what they paid out to nobody', async () => {
    await setRule('voucher-last');
    const voucher = await worth(400);
    expectRefused(
      await take(makeCounterSale(books, { ...paidBy(voucher), way: 'voucher' })),
      409,
      'voucher-short',
    );
    const body = succeeded(await take(makeCounterSale(books, paidBy(voucher))));
    expect(body).toMatchObject({ status: 'delivered', cashCents: 1500 });
    expect((await shop.entriesOf(body._id)).sort()).toEqual([
      ['taken', 'cash', 1100],
      ['taken', 'voucher', 400],
    ]);
    const back = (cents: number, way: string) => cash(body._id, 'given-back', cents, way);
    expectRefused(await back(1101, 'cash'), 409, 'more-than-taken');
    expectRefused(await back(401, 'voucher'), 409, 'more-than-taken');
    succeeded(await back(400, 'voucher'));
    await expectLeft([voucher, 400]);
    expect((await back(1100, 'cash')).body.cashCents).toBe(0);
  });

  it('takes a voucher for an order that is there, no more than it has and than is open', async () => {
    const voucher = await worth(400);
    const { body } = await order([]);
    const pay = (cents: number, code = voucher.code) => cash(body._id, 'taken', cents, 'voucher', code);
    expectRefused(await pay(401), 409, 'voucher-short');
    expectRefused(await pay(400, 'ABCD-EFGH-JKMN-PQRS'), 'voucher-refused');
    expect((await pay(400)).body).toMatchObject({ cashCents: 400, vouchers: [{ cents: 400 }] });
    await expectLeft([voucher, 0]);
  });

  it('sees what vouchers have paid apart from the money of the day, and the accountant what for', async () => {
    await emptyCollection('cashEntries');
    const { body } = await order([await worth(2000)]);
    await cancel(body._id);
    const day = await get(`/api/cash?day=${today}`);
    expect(day.vouchers).toMatchObject({ redeemedCents: 1500, givenBackCents: 1500 });
    expect(day.sums.every(({ takenCents }: { takenCents: number }) => takenCents === 0)).toBe(true);
    const csv = await get(`/api/cash/export?from=${today}&to=${today}`);
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

  async function journal(): Promise<string[][]> {
    const body = await get(`/api/invoices/journal?from=${today}&to=${today}`);
    const rows = String(body).trim().split('\r\n');
    return rows.map((row) => row.split(',')).filter(([, , what]) => what === 'Sum');
  }

  it('is in all books once, at its sale, whatever it pays for and what of it goes back', async () => {
    await Promise.all(['cashEntries', 'invoices', 'invoiceCounters'].map(emptyCollection));
    await set({ tax, invoices, vouchers });
    const [book, mug] = books;
    await database().doc(`books/${mug?._id}`).update({ taxClass: 'other' });
    const sale = {
      amountCents: 2500,
      currency: 'USD',
      buyerName: 'Robin Page',
      way: 'card',
      reference: '42',
    };
    const before = await get('/api/vouchers');
    const sold = await post('/api/vouchers/desk', sale);
    expect(await get('/api/vouchers')).toMatchObject({
      openCents: before.openCents,
      taxedCents: before.taxedCents + 2500,
    });
    expect(sold).toMatchObject({
      singlePurpose: { taxClass: 'books', basisPoints: 700, cents: 2500 },
      invoices: [{ isCreditNote: false, cents: 2500 }],
    });
    expect((await journal()).map((cells) => cells.slice(5, 9))).toEqual([['23.36', '1.64', '7', '25.00']]);
    await get(`/api/invoices/${sold.invoices[0].number}`);
    const written = await documentAt(`invoices/${sold.invoices[0].number}`);
    expect(written.data()).toMatchObject({ paid: { cents: 2500, by: 'other' }, day: today });

    const mugs = { productIds: [mug?._id ?? ''], totalPrice: '5.00' };
    expectRefused(await order([sold], mugs), 409, 'voucher-rate');
    expectRefused(await order([sold], { voucherCents: 1500 }), 'voucher-short');
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
    expectRefused(await cash(body._id, 'taken', 500, 'voucher', sold.code), 409, 'voucher-rate');
    await takeOut(body._id, book);
    await expectLeft([sold, 2500]);
    await cancel(body._id);
    expect((await journal()).map((cells) => cells.slice(7, 9))).toEqual([
      ['7', '25.00'],
      ['19', '0.00'],
    ]);

    const csv = await get(`/api/cash/export?from=${today}&to=${today}`);
    const rows = String(csv).trim().split('\r\n').slice(1);
    expect(rows).toHaveLength(1);
    expect(rows[0]).toContain(',25.00,25.00,');
    expect((await get(`/api/cash?day=${today}`)).vouchers).toBeUndefined();
    const back = { step: 'refund', way: 'bank' };
    const refunded = await post(`/api/vouchers/${sold._id}/changes`, back);
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
    await set({ vouchers: { ...vouchers, singlePurpose: '' } });
    expect((await requireVoucher(sold._id)).singlePurpose).toMatchObject({ taxClass: 'books' });
  });
});
