import { FieldValue } from 'firebase-admin/firestore';
import { beforeEach, describe, expect, it } from 'vitest';
import { database } from '../../functions/src/platform/firebase.ts';
import { findSettings } from '../../functions/src/settings/settings-store.ts';
import { defaultSettings } from '../../functions/src/shared/shop/settings.ts';
import type { Voucher } from '../../functions/src/shared/voucher/voucher.ts';
import { eraseVouchers } from '../../functions/src/use-cases/vouchers/erase-vouchers.ts';
import { lookAtVouchers } from '../../functions/src/use-cases/vouchers/look-at-vouchers.ts';
import { allVouchersOf } from '../../functions/src/vouchers/voucher-list-store.ts';
import {
  codeToSend,
  createVoucher,
  moveVoucher,
  requireVoucher,
} from '../../functions/src/vouchers/voucher-store.ts';
import { mailTo } from '../fixtures/mailbox.ts';
import { sweepAll } from '../fixtures/stored-mails.ts';
import { makeVoucher, storeVoucher } from '../fixtures/stored-vouchers.ts';
import { registerShopper, type SignedInShopper } from './accounts.ts';
import { entriesAbout } from './audit-entries.ts';
import { admin, asAdmin, get, set } from './desk-calls.ts';
import { paidShop } from './paid-shop.ts';
import { call, expectRefused, inParallel, succeeded } from './shop-api.ts';
import { documentAt, documentsWhere } from './stored-documents.ts';

const vouchers = {
  ...defaultSettings.vouchers,
  isOn: true,
  cards: { ...defaultSettings.vouchers.cards, card2: false },
};
const wanted = { amountCents: 5000, currency: 'USD', buyerName: 'Robin Page' };
const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

const shop = await paidShop();
await set({ vouchers });
let shopper: SignedInShopper;

beforeEach(async () => {
  shopper = await registerShopper();
});

const buy = (more: object = {}, key?: string) =>
  call('POST', '/api/vouchers', { token: shopper.token, key, body: { ...wanted, ...more } });
const sell = (more: object = {}, key?: string) =>
  asAdmin('POST', '/api/vouchers/desk', { ...wanted, way: 'cash', ...more }, { key });
const change = (id: string, step: string, more: object = {}) =>
  asAdmin('POST', `/api/vouchers/${id}/changes`, { step, ...more });
const stored = async (id: string) => (await documentAt(`vouchers/${id}`)).data();
const expectStored = async (id: string, state: Voucher['state'], leftCents: number) =>
  expect(await stored(id)).toMatchObject({ state, leftCents });

/** What an order has taken or given back of a voucher. */
async function move(id: string, kind: 'redeemed' | 'given-back', cents: number) {
  const read = await requireVoucher(id);
  await database().runTransaction(async (transaction) => {
    moveVoucher(transaction, read, [{ kind, cents, orderId: 'o' }], new Date(), '2026-11-29');
  });
}

/** What the bank has refunded of a voucher. */
const refunded = (id: string) =>
  shop.bank.refunds.filter(({ key }) => key.startsWith(id)).map(({ amount }) => amount);
const sold = ['voucher-sold', 'card', 5000];
const back = (cents: number) => ['voucher-refunded', 'card', -cents];

/** Each shopper has an IP address of their own, so that no test uses up the limit of another. */
let visitors = 0;
const checkFrom = (visitor: string, code: string) =>
  call('POST', '/api/vouchers/check', {
    body: { code },
    token: shopper.token,
    headers: { 'x-forwarded-for': visitor },
  });
function check(code: string) {
  visitors += 1;
  return checkFrom(`203.0.113.${visitors}, 198.51.100.20`, code);
}

async function entriesOf(voucherId: string): Promise<unknown[]> {
  const docs = await documentsWhere('cashEntries', 'voucherId', voucherId);
  return docs
    .sort((one, other) => one.get('at').toMillis() - other.get('at').toMillis())
    .map((entry) => ['kind', 'way', 'cents'].map((name) => entry.get(name)));
}

const mailsAbout = async (id: string) =>
  (await documentsWhere('mail', 'voucherId', id)).map((mail) => mail.get('to'));

const own = async (query = '') =>
  succeeded(await call('GET', `/api/vouchers/own${query}`, { token: shopper.token }));

const dayAfter = (days: number) => new Date(Date.now() + days * dayMs).toISOString().slice(0, 10);

async function bought(more: object = {}): Promise<string> {
  const body = succeeded(await buy(more));
  expect(await shop.pay(body._id)).toBe(200);
  return body._id;
}

describe('a voucher that is bought', () => {
  it('is none before the money is there, and then one, however often that is heard', async () => {
    const key = crypto.randomUUID();
    const { body } = await buy({}, key);
    expect(body).toMatchObject({ state: 'open', isVoucher: true, bookIds: [], url: expect.any(String) });
    expect((await buy({}, key)).body).toEqual(body);
    expectRefused(await buy({ amountCents: 2500 }, key), 'idempotency-key-reused');
    expect(await stored(body._id)).toBeUndefined();
    const event = shop.bank.pay(body._id);
    await inParallel(3, () => shop.tell(event));
    expect(await stored(body._id)).toMatchObject({ state: 'active', leftCents: 5000, origin: 'web' });
    expect(await entriesOf(body._id)).toEqual([sold]);
    expect((await buy({}, key)).body).toMatchObject({ _id: body._id, state: 'paid' });
    expectRefused(await buy({ amountCents: 2500 }, key), 'idempotency-key-reused');
    expect((await shop.of(shopper, body._id, 'check')).body).toMatchObject({
      state: 'paid',
      isVoucher: true,
    });
    expect(await own()).toMatchObject({
      vouchers: [{ _id: body._id, number: expect.stringMatching(/^V-/), leftCents: 5000 }],
    });
  });

  it('is released when it is not paid in time, begun again, and made of money that comes late', async () => {
    const { body } = await buy();
    await shop.sweep(60);
    await shop.expectPayment(body._id, { state: 'released' });
    expectRefused(await shop.of(shopper, body._id, 'cash'), 'payment-over');
    await shop.expectState(shopper, body._id, 'again', 'open');
    await shop.pay(body._id);
    expect(await stored(body._id)).toMatchObject({ leftCents: 5000 });
    expect(await get('/api/payments/held')).toEqual([]);
  });

  it('is refused with the reason', async () => {
    const cases: [object, string][] = [
      [{ amountCents: 499 }, 'invalid-argument'],
      [{ amountCents: 50_001 }, 'invalid-argument'],
      [{ currency: 'EUR' }, 'currency-changed'],
      [{ card: 2 }, 'invalid-argument'],
      [{ sendOn: '2020-01-01', recipientEmail: 'mila@example.com' }, 'invalid-argument'],
      [{ sendOn: '2030-01-01' }, 'invalid-argument'],
    ];
    for (const [more, code] of cases) expectRefused(await buy(more), code);
    await set({ vouchers: { ...vouchers, isOn: false } });
    expectRefused(await buy(), 'vouchers-off');
    expectRefused(await sell(), 'vouchers-off');
    await set({ vouchers, payment: 'cash' });
    expectRefused(await buy(), 'payment-off');
    await set({ payment: 'both' });
  });

  it('goes back by the provider, once, and not any more once something was redeemed', async () => {
    const [id, spent] = [await bought(), await bought()];
    for (const _ of ['once', 'again']) await change(id, 'refund');
    for (const minute of [1, 2]) await shop.sweep(minute);
    expect(refunded(id)).toEqual([5000]);
    await expectStored(id, 'refunded', 0);
    expect(await entriesOf(id)).toEqual([sold, back(5000)]);
    await move(spent, 'redeemed', 1);
    expectRefused(await change(spent, 'refund'), 'voucher-redeemed');
  });

  it('is blocked once a bank has taken back what was redeemed, so that no order gives it back to be spent', async () => {
    const id = await bought();
    await move(id, 'redeemed', 3000);
    await shop.dispute(id, 'lost', 1_900_000_000);
    await expectStored(id, 'blocked', 0);
    await move(id, 'given-back', 3000);
    await expectStored(id, 'blocked', 3000);
    expectRefused(await check(await codeToSend(id)), 404);
  });

  it('pays no more once a bank has taken its money back, and again when the shop has won', async () => {
    const id = await bought();
    await shop.dispute(id, 'lost', 1_900_000_000);
    await expectStored(id, 'refunded', 0);
    await shop.dispute(id, 'won', 1_900_000_001);
    await expectStored(id, 'active', 5000);
    expect(await entriesOf(id)).toEqual([sold, back(5000), sold]);
  });

  it('loses what is given back of it in the dashboard of Stripe, and the desk refunds the rest', async () => {
    const id = await bought();
    for (const event of shop.bank.refundThere(id, 2000)) await shop.tell(event);
    await expectStored(id, 'active', 3000);
    expect(await shop.toSettle()).toEqual([]);
    succeeded(await change(id, 'refund'));
    await shop.sweep(1);
    expect(refunded(id)).toEqual([3000]);
    await expectStored(id, 'refunded', 0);
    expect((await entriesOf(id)).slice(1)).toEqual([back(2000), back(3000)]);
  });

  it('that the desk has refunded pays no more when a dispute about it is won: the money is its buyer’s', async () => {
    const id = await bought();
    await change(id, 'refund');
    await shop.dispute(id, 'lost', 1_900_000_000);
    await shop.dispute(id, 'won', 1_900_000_001);
    await expectStored(id, 'refunded', 0);
    await shop.sweep(1);
    await expectStored(id, 'refunded', 0);
    expect((await entriesOf(id)).map((entry) => Object(entry)[2])).toEqual([5000, -5000, 5000, -5000]);
  });

  it('gets back all that a bank had taken once the shop has won, whatever an order has given back meanwhile', async () => {
    const id = await bought();
    await move(id, 'redeemed', 3000);
    await shop.dispute(id, 'lost', 1_900_000_000);
    await move(id, 'given-back', 3000);
    await shop.dispute(id, 'won', 1_900_000_001);
    await expectStored(id, 'blocked', 5000);
  });

  it('stays what the shop owes when its buyer is erased', async () => {
    const recipient = { recipientEmail: 'mila@example.com', message: 'From Robin' };
    const id = await bought({ ...recipient, agreesToReminder: true });
    const later = await bought({ ...recipient, sendOn: dayAfter(9) });
    const code = await codeToSend(id);
    await change(id, 'note', { note: 'Robin rang' });
    await eraseVouchers(shopper.uid);
    expect(JSON.stringify(await get('/api/audit?kind=voucher'))).not.toContain('Robin rang');
    await lookAtVouchers(new Date(Date.now() + 10 * dayMs));
    expect(await mailsAbout(later)).toContain('mila@example.com');
    expect(JSON.stringify(await stored(later))).not.toMatch(/mila|Robin|page/i);
    const kept = await stored(id);
    expect(JSON.stringify(kept)).not.toMatch(/mila|Robin|page/i);
    expect(kept).toMatchObject({ buyer: { name: '', email: '' }, leftCents: 5000, agreesToReminder: false });
    expect((await check(code)).body).toMatchObject({ leftCents: 5000 });
  });
});

it('All vouchers of a shopper are listed, page by page, and exported', async () => {
  const { uid } = shopper;
  const buyer = { uid, name: 'Robin Page', email: 'robin@example.com' };
  await database().runTransaction(async (transaction) => {
    for (let count = 0; count < 51; count += 1) createVoucher(transaction, makeVoucher({ buyer }));
  });
  const first = await own();
  const second = await own(`?after=${first.next}`);
  const ids = [...first.vouchers, ...second.vouchers].map(({ _id }) => _id);
  expect([first.vouchers.length, new Set(ids).size, second.next]).toEqual([50, 51, undefined]);
  expect(await allVouchersOf(uid)).toHaveLength(51);
});

describe('a voucher that the desk sells', () => {
  it('is sold once for a key, with its code and its entry in the ledger', async () => {
    const key = crypto.randomUUID();
    const sale = { way: 'card', reference: '0042' };
    const answers = await inParallel(2, () => sell(sale, key));
    const body = succeeded(await sell(sale, key));
    for (const answer of answers) expect(answer.body).toEqual(body);
    expect((await check(body.code)).body).toEqual({
      lastFour: body.lastFour,
      leftCents: 5000,
      currency: 'USD',
    });
    expect(await entriesOf(body._id)).toEqual([sold]);
    expectRefused(await sell({ way: 'card' }), 400, 'reference');
    expect(await get(`/api/vouchers/${body._id}`)).not.toHaveProperty('code');
    // Opening the card reveals the code.
    await get(`/api/vouchers/${body._id}/card`);
    expect((await entriesAbout(admin, body._id)).map(({ action }) => action)).toEqual(['printed', 'added']);
  });

  it('is given back as the desk says, and its code replaced', async () => {
    const { body: first } = await sell();
    const { body: replaced } = await change(first._id, 'replace', { note: 'Lost' });
    expectRefused(await check(first.code), 404);
    expect((await check(replaced.code)).body).toMatchObject({ leftCents: 5000 });
    expectRefused(await change(first._id, 'refund'), 'way');
    expect((await change(first._id, 'refund', { way: 'cash' })).body).toMatchObject({ state: 'refunded' });
    expect(await entriesOf(first._id)).toEqual([
      ['voucher-sold', 'cash', 5000],
      ['voucher-refunded', 'cash', -5000],
    ]);
    expectRefused(await change(first._id, 'unblock'), 'voucher-state');
  });

  it('pays on, as the shop remembers, when the owner sells none any more, be it paid for only then', async () => {
    const { body } = await buy();
    await set({ vouchers: { ...vouchers, isOn: false } });
    expect(await findSettings()).toMatchObject({ soldVouchers: true });
    await database().doc('settings/shop').update({ soldVouchers: FieldValue.delete() });
    await shop.pay(body._id);
    expect(await findSettings()).toMatchObject({ soldVouchers: true, vouchers: { isOn: false } });
    expect((await check(await codeToSend(body._id))).body).toMatchObject({ leftCents: 5000 });
    await set({ vouchers });
  });

  it('is left to a till where the law wants one', async () => {
    await set({ country: 'DE' });
    expectRefused(await sell(), 'needs-till');
    const { body } = await sell({ way: 'card', reference: '0043' });
    expect(body.validUntil).toMatch(/-12-31$/);
    await set({ country: '' });
  });

  it('is listed, newest first, with what all are worth, and found by its parts', async () => {
    const before = await get('/api/vouchers');
    const name = `Zoe${crypto.randomUUID().slice(0, 8)}`;
    const { body } = await sell({ recipientName: `${name} Reed`, amountCents: 700 });
    const after = await get('/api/vouchers?limit=1');
    expect(after).toMatchObject({
      vouchers: [{ _id: body._id }],
      issuedCents: before.issuedCents + 700,
      openCents: before.openCents + 700,
      next: expect.any(String),
    });
    const idsFor = async (query: string) =>
      (await get(`/api/vouchers?${new URLSearchParams(query)}`)).vouchers.map(({ _id }: Voucher) => _id);
    for (const q of [body.lastFour, body.number, `reed ${name}`])
      expect(await idsFor(`q=${q}`)).toContain(body._id);
    expect(await idsFor(`q=${name}&state=blocked`)).toEqual([]);
    expect(await idsFor(`q=${name}&state=active`)).toEqual([body._id]);
  });
});

describe('a code', () => {
  it('is answered alike whether it is wrong, empty, expired, blocked or of other money', async () => {
    const given: Partial<Voucher>[] = [
      { state: 'blocked' },
      { validUntil: '2020-01-01' },
      { leftCents: 0 },
      { currency: 'EUR' },
      { state: 'refunded', leftCents: 0 },
    ];
    const made = await Promise.all(given.map((one) => storeVoucher(one)));
    const codes = [...made.map(({ code }) => code), '', 'abc', 'ABCD-EFGH-JKMN-PQRS', 'x'.repeat(100)];
    const answers = await Promise.all(codes.map(check));
    for (const { status, body } of answers)
      expect({ status, body }).toEqual({ status: 404, body: answers[0]?.body });
  });

  it('is looked for only so often for one network, and still for others and at the desk', async () => {
    const { code } = await storeVoucher();
    const statuses = await inParallel(
      40,
      async () => (await checkFrom('203.0.114.9, 198.51.100.20', 'wrong')).status,
    );
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThanOrEqual(10);
    succeeded(await check(code));
    const atDesk = await inParallel(40, () => asAdmin('POST', '/api/vouchers/check', { code }));
    atDesk.forEach(succeeded);
  });

  it('stands in no document, and in the mail once that is sent', async () => {
    const email = `mila-${crypto.randomUUID().slice(0, 8)}@example.com`;
    const id = await bought({ recipientEmail: email, message: 'Happy birthday' });
    const code = await codeToSend(id);
    const letters = code.replaceAll('-', '');
    for (const name of ['vouchers', 'mail', 'payments', 'audit', 'cashEntries']) {
      const { docs } = await database().collection(name).get();
      const text = JSON.stringify(docs.map((one) => one.data())).replaceAll('-', '');
      expect(text.includes(letters), name).toBe(false);
    }
    await sweepAll(new Date(Date.now() + minuteMs));
    const { text } = await mailTo(email, '');
    expect(text).toContain(code);
  });
});

describe('the look at vouchers', () => {
  const on = (day: string) => lookAtVouchers(new Date(`${day}T12:00:00Z`));

  it('sends a voucher on its day, once', async () => {
    const day = dayAfter(30);
    const { body } = await sell({ recipientEmail: 'mila@example.com', sendOn: day });
    await on(new Date(Date.parse(day) - dayMs).toISOString().slice(0, 10));
    expect(await mailsAbout(body._id)).toEqual([]);
    await on(day);
    await on(day);
    expect(await mailsAbout(body._id)).toEqual(['mila@example.com']);
    expect(await stored(body._id)).toMatchObject({ sentAt: expect.any(String) });
  });

  it('writes to a buyer who agrees a month before the end, once, and ends the voucher the day after', async () => {
    const given = { validUntil: '2027-12-31', issuedOn: '2024-11-20' };
    const [agreed, silent] = [
      await storeVoucher({ ...given, agreesToReminder: true }),
      await storeVoucher(given),
    ];
    for (const day of ['2027-11-29', '2027-11-30', '2027-12-31', '2027-12-31']) await on(day);
    expect(await mailsAbout(agreed._id)).toEqual(['robin@example.com']);
    expect(await mailsAbout(silent._id)).toEqual([]);
    for (const { _id } of [agreed, silent]) expect(await stored(_id)).toMatchObject({ leftCents: 5000 });
    await on('2028-01-01');
    await on('2028-01-02');
    for (const { _id } of [agreed, silent]) {
      await expectStored(_id, 'expired', 0);
      expect(await stored(_id)).not.toHaveProperty('dueOn');
      expect(await entriesOf(_id)).toEqual([['voucher-expired', 'voucher', 5000]]);
    }
  });
});
