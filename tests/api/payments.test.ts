import Stripe from 'stripe';
import { beforeEach, describe, expect, it } from 'vitest';
import { registerWebhook } from '../../functions/src/payment/stripe/stripe-provider.ts';
import { database } from '../../functions/src/platform/firebase.ts';
import { shopAddress } from '../../functions/src/platform/shop-address.ts';
import type { Book } from '../../functions/src/shared/book/book.ts';
import type { PaymentToSettle } from '../../functions/src/shared/payment/payment.ts';

import { readCounters } from '../../functions/src/stats/counter-store.ts';
import { makeOrderRequest } from '../fixtures/factories.ts';
import { registerShopper, type SignedInShopper } from './accounts.ts';
import { asAdmin, get, post, set, takeStep as step, takeSteps, writtenInvoices } from './desk-calls.ts';
import { paidShop } from './paid-shop.ts';
import { call, callsWith, expectRefused, inParallel, isDone, succeeded } from './shop-api.ts';
import { emptyOrders } from './stored-books.ts';
import { documentsWhere, expectCounted } from './stored-documents.ts';

const shop = await paidShop();
let shopper: SignedInShopper;
let book: Book;

beforeEach(async () => {
  [shopper, book] = await Promise.all([registerShopper(), shop.countedBook(3)]);
});

async function begun() {
  const body = succeeded(await shop.begin(shopper, [book]));
  expect(body).toMatchObject({ state: 'open', url: expect.stringContaining('/pay/') });
  return body._id;
}

async function paidOrder() {
  const id = await begun();
  expect(await shop.pay(id)).toBe(200);
  return id;
}

const takeOut = (id: string) =>
  asAdmin('POST', `/api/orders/${id}/lines`, {
    bookId: book._id,
    from: 'ordered',
    to: 'taken-out',
    reason: 'not-wanted',
  });

const cancel = (id: string) =>
  callsWith(shopper.token)('POST', `/api/orders/${id}/status`, { from: 'placed', to: 'cancelled' });

/** A cancelled order, refunded as far as the provider refunds it. */
async function giveBack(id: string) {
  await cancel(id);
  await shop.sweep(2);
}

const refundAgain = (id: string) => asAdmin('POST', `/api/payments/${id}/refund`);

const settling = async (id: string) =>
  (await shop.toSettle()).filter((one: { orderId: string }) => one.orderId === id);
const mailsOf = async (id: string) =>
  (await documentsWhere('mail', 'orderId', id)).map((mail) => mail.get('event'));

describe('an order that is paid online', () => {
  it('holds its copies, and is no order before the money is there', async () => {
    const before = await readCounters();
    const id = await begun();
    await shop.expectCopies(book, 2);
    await shop.expectNoOrder(id);
    expect(await mailsOf(id)).toEqual([]);
    expect(await readCounters()).toEqual({ ...before, unconfirmedCopies: before.unconfirmedCopies + 1 });

    await shop.pay(id);
    await shop.expectOrder(id, {
      status: 'placed',
      cashCents: 1000,
      isPaidOnline: true,
      uid: shopper.uid,
    });
    await shop.expectCopies(book, 2);
    expect((await mailsOf(id)).sort()).toEqual(['placed', 'placed-shop']);
    expect(await shop.entriesOf(id)).toEqual([['taken', 'card', 1000]]);
    await expectCounted();
    expect(await readCounters()).toMatchObject({
      orders: before.orders + 1,
      salesCents: before.salesCents + 1000,
    });
  });

  it('is placed once by the look-up at the return page and by events that come late, twice and in any order', async () => {
    const id = await begun();
    const paid = shop.bank.pay(id);
    const checks = await inParallel(4, () => shop.of(shopper, id, 'check'));
    expect(checks.map(({ status, body }) => [status, body.state])).toEqual(checks.map(() => [200, 'paid']));
    const statuses = await inParallel(3, () => shop.tell(paid));
    expect([...statuses, await shop.expire(id), await shop.tell(paid)]).toEqual(Array(5).fill(200));
    expect(await shop.entriesOf(id)).toHaveLength(1);
    await shop.expectPayment(id, { state: 'paid', refunds: [], isToSettle: false });
    await shop.expectCopies(book, 2);
  });

  it('answers the same page to the same key, and refuses the key for another order', async () => {
    const key = crypto.randomUUID();
    const all = await inParallel(4, () => shop.begin(shopper, [book], key));
    expect(new Set(all.map(({ body }) => body.url)).size).toBe(1);
    await shop.expectCopies(book, 2);
    const other = await shop.countedBook(1);
    expectRefused(await shop.begin(shopper, [other], key), 'idempotency-key-reused');
  });

  it('is refused with its copies kept when the keys are wrong, and where the shop takes no money online', async () => {
    shop.useKeys(shop.wrongKeys);
    expectRefused(await shop.begin(shopper, [book]), 409, 'payment-unavailable');
    shop.useKeys('off');
    expectRefused(await shop.begin(shopper, [book]), 409, 'payment-unavailable');
    shop.useKeys();
    await shop.expectCopies(book, 3);
    await set({ payment: 'cash' });
    expectRefused(await shop.begin(shopper, [book]), 409, 'payment-off');
    await set({ payment: 'online' });
    const body = makeOrderRequest([book]);
    const inCash = await call('POST', '/api/orders', { token: shopper.token, body });
    expectRefused(inCash, 409, 'cash-off');
    await set({ payment: 'both' });
  });

  it('is not believed of an event that the provider has not signed', async () => {
    const id = await begun();
    const paid = shop.bank.pay(id);
    if (!paid) throw new Error('The session could not be paid');
    expect(await shop.bank.send(paid, { secret: 'whsec_forged' })).toBe(400);
    expect(await shop.bank.send(paid, { secondsAgo: 3600 })).toBe(400);
    expect(await shop.bank.send(paid, { provider: 'stripe/', secret: 'whsec_forged' })).toBe(400);
    expect(await shop.bank.send(paid, { provider: 'another/' })).toBe(404);
    await shop.expectNoOrder(id);
    expect(await shop.bank.send(paid, { provider: 'stripe/' })).toBe(200);
    await shop.expectOrder(id, { isPaidOnline: true });
  });

  it('belongs to its shopper', async () => {
    const [id, other] = [await begun(), await registerShopper()];
    for (const what of ['check', 'again', 'cash'] as const) {
      expect(await shop.of(other, id, what)).toMatchObject({ status: 403 });
    }
  });
});

it('The owner sees whether the keys are there and taken, and what the account can do', async () => {
  const check = async () => await get('/api/payments/provider');
  expect(await check()).toEqual({
    keys: 'accepted',
    isTest: true,
    currency: 'USD',
    takesCurrency: true,
    hearsEvents: false,
  });
  // A webhook registered by an earlier release sends less, in the account's own API version.
  const url = `${shopAddress()}/api/payments/events`;
  const [key = ''] = shop.keys.STRIPE_KEYS.split(' ');
  const earlier = { url, enabled_events: ['checkout.session.completed'], api_version: null };
  shop.bank.endpoints.push({ ...earlier, id: 'we_earlier', status: 'enabled' });
  expect(await check()).toMatchObject({ hearsEvents: false });
  expect(await registerWebhook(key, url)).toMatch(/^whsec_/);
  expect(shop.bank.endpoints).toEqual([
    expect.objectContaining({ url, api_version: Stripe.API_VERSION, status: 'enabled' }),
  ]);
  expect(await check()).toMatchObject({ hearsEvents: true });
  // No currency changes while orders are under way, such as those of the tests before.
  await emptyOrders();
  await set({ payment: 'both', currency: 'CHF', locale: 'de-CH' });
  expect(await check()).toMatchObject({ currency: 'CHF', takesCurrency: false });
  await set({ currency: 'USD', locale: 'en-US' });
  shop.useKeys(shop.wrongKeys);
  expect(await check()).toEqual({ keys: 'refused', currency: 'USD' });
  shop.useKeys('off');
  expect(await check()).toEqual({ keys: 'off', currency: 'USD' });
  shop.useKeys();
});

describe('an order that is not paid', () => {
  it('gives its copies back after 30 minutes, and can be tried again', async () => {
    const id = await begun();
    expect(await shop.sweep(29)).toBe(0);
    await shop.sweep(31);
    await shop.expectCopies(book, 3);
    expect(shop.payable(id)).toEqual([]);
    await shop.expectState(shopper, id, 'check', 'released');
    await shop.expectState(shopper, id, 'again', 'open');
    await shop.expectCopies(book, 2);
    await shop.pay(id);
    await shop.expectOrder(id, { status: 'placed' });
  });

  it('is never payable twice: a second try ends the first, also from two tabs', async () => {
    const id = await begun();
    await inParallel(2, () => shop.of(shopper, id, 'again'));
    expect(shop.payable(id)).toHaveLength(1);
    // The first tab's session, when its bank answers, changes nothing.
    const [first] = [...shop.bank.sessions.values()].filter(({ reference }) => reference === id);
    await shop.expire(first?.id ?? '');
    await shop.expectPayment(id, { state: 'open' });
    const next = await shop.begin(shopper, [book]);
    expect(shop.payable(id)).toEqual([]);
    await shop.expectPayment(id, { state: 'released' });
    await shop.expectCopies(book, 2);
    succeeded(next);
  });

  it('holds back no mail of an order that is placed at last, however often it was declined', async () => {
    for (let count = 0; count < 6; count += 1) await begun();
    const id = await begun();
    succeeded(await shop.of(shopper, id, 'cash'));
    const docs = await documentsWhere('mail', 'orderId', id);
    expect(docs.map((mail) => mail.get('delivery.state'))).toEqual(['PENDING', 'PENDING']);
  });

  it('that was paid just before cash was wanted, is paid', async () => {
    const id = await begun();
    shop.bank.pay(id);
    expectRefused(await shop.of(shopper, id, 'cash'), 'payment-over');
    await shop.expectOrder(id, { isPaidOnline: true });
  });

  it('holds its copies while the bank decides, and ends as the bank says', async () => {
    const id = await begun();
    await shop.pay(id, 'processing');
    await shop.expectState(shopper, id, 'check', 'deciding');
    await shop.sweep(60);
    await shop.expectCopies(book, 2);
    await shop.decide(id, false);
    await shop.expectCopies(book, 3);
    const mails = await database().collection('mail').where('uid', '==', shopper.uid).get();
    expect(mails.docs.map((mail) => mail.get('message.text'))).toEqual([
      expect.stringMatching(/^Your bank has not paid for your order [\s\S]*\/payment\n/),
    ]);
  });
});

it('The desk sees what holds copies until it is paid, and lets it go', async () => {
  const open = await begun();
  const other = await registerShopper();
  const { body: decided } = await shop.begin(other, [book]);
  await shop.pay(decided._id, 'processing');
  const held = async () => {
    const body = await get('/api/payments/held');
    return body.filter(({ _id }: { _id: string }) => [open, decided._id].includes(_id));
  };
  const common = { titles: [book.title], isConfirmed: false, amountCents: 1000 };
  expect(await held()).toMatchObject([
    { ...common, state: 'open', email: shopper.email, until: expect.any(String) },
    { ...common, state: 'deciding', number: decided.number },
  ]);
  for (const id of [open, decided._id]) {
    await post(`/api/payments/${id}/release`);
  }
  expect(await held()).toEqual([]);
  await shop.expectCopies(book, 3);
  expect(shop.payable(open)).toEqual([]);
  // Late money is taken while there are copies.
  await shop.decide(decided._id, true);
  await shop.expectOrder(decided._id, { isPaidOnline: true });
});

describe('money without an order', () => {
  it('of another amount waits for a person, and is settled with a note', async () => {
    const id = await begun();
    shop.faults.amount = 999;
    await shop.pay(id);
    await shop.expectNoOrder(id);
    const [stray] = await settling(id);
    expect(stray).toMatchObject({ settleReason: 'amount-differs', amountCents: 999, currency: 'USD' });
    await shop.expectCopies(book, 3);
    // The shopper is not told that nothing came.
    await shop.expectState(shopper, id, 'check', 'unsettled');
    expectRefused(await shop.of(shopper, id, 'again'), 'payment-over');
    await asAdmin('POST', `/api/payments/${stray._id}/settled`, { note: 'Given back by hand' });
    expect(await settling(id)).toEqual([]);
  });
});

describe('money that goes back', () => {
  it('goes the way it came, once the step can be undone no more', async () => {
    const [id, balance] = [await paidOrder(), shop.balance()];
    succeeded(await cancel(id));
    await shop.sweep();
    expect(shop.balance()).toBe(balance);
    await inParallel(2, () => shop.sweep(2));
    expect(shop.balance()).toBe(balance - 1000);
    expect(await shop.entriesOf(id)).toEqual([
      ['given-back', 'card', -1000],
      ['taken', 'card', 1000],
    ]);
    await shop.expectOrder(id, { cashCents: 0, status: 'cancelled' });
    await shop.expectCopies(book, 3);
  });

  it('is that of a book that does not come and that the shopper leaves, and corrects the invoice', async () => {
    const invoices = { ...writtenInvoices, at: 'placing' };
    await set({ invoices, specialOrders: { isOn: true } });
    const awaited = await shop.countedBook(0, 25);
    const more = { toOrder: [awaited._id] };
    const { body: payment } = await shop.begin(shopper, [book, awaited], crypto.randomUUID(), more);
    const id: string = payment._id;
    await shop.pay(id);
    const before = shop.balance();
    const missing = { bookId: awaited._id, suggestion: '' };
    const asked = await post(`/api/orders/${id}/missing`, missing);
    const choice = { token: asked.awaited[0].ask.token, choice: 'cancel' };
    for (const _ of ['first', 'again']) succeeded(await call('POST', '/api/choices', { body: choice }));
    await inParallel(2, () => shop.sweep(2));
    expect(shop.balance()).toBe(before - 2500);
    expect(await shop.entriesOf(id)).toEqual([
      ['given-back', 'card', -2500],
      ['taken', 'card', 3500],
    ]);
    await shop.expectOrder(id, {
      cashCents: 1000,
      invoices: [{ cents: 3500 }, { cents: -2500 }],
    });
    await set({ invoices: { ...invoices, isOn: false }, specialOrders: { isOn: false } });
  });

  it('stands to be settled with its reason when the provider refuses it', async () => {
    const id = await paidOrder();
    shop.faults.refuseRefunds = 'The card was closed';
    await giveBack(id);
    expect(await shop.toSettle()).toContainEqual(
      expect.objectContaining({
        _id: id,
        settleReason: 'refund-refused',
        refunds: [expect.objectContaining({ state: 'refused', reason: 'The card was closed' })],
      }),
    );
    await shop.expectOrder(id, { cashCents: 1000 });
    expect((await refundAgain(id)).body).toMatchObject({ isToSettle: true });
    shop.faults.refuseRefunds = '';
    const balance = shop.balance();
    const answers = await inParallel(3, () => refundAgain(id));
    expect(answers.map(({ body }) => body.isToSettle)).toEqual([false, false, false]);
    expect(shop.balance()).toBe(balance - 1000);
    const states = (await shop.paymentOf(id)).refunds.map((one: { state: string }) => one.state);
    expect(states).toEqual(['retried', 'retried', 'done']);
    await shop.expectOrder(id, { cashCents: 0 });
    expect(await shop.entriesOf(id)).toEqual([
      ['given-back', 'card', -1000],
      ['taken', 'card', 1000],
    ]);
  });

  it('that is refused is settled otherwise, and stands in the ledger as it was given back', async () => {
    const id = await paidOrder();
    shop.faults.refuseRefunds = 'The card was closed';
    await giveBack(id);
    const settle = () =>
      asAdmin('POST', `/api/payments/${id}/settled`, { note: 'Paid out in the shop', way: 'cash' });
    const answers = await inParallel(2, settle);
    answers.forEach(succeeded);
    await shop.expectOrder(id, { cashCents: 0 });
    expect(await shop.entriesOf(id)).toEqual([
      ['given-back', 'cash', -1000],
      ['taken', 'card', 1000],
    ]);
    shop.faults.refuseRefunds = '';
    const balance = shop.balance();
    await inParallel(2, () => refundAgain(id));
    await shop.sweep(60);
    expect(shop.balance()).toBe(balance);
  });

  it('is tried again when the answer was lost, and goes back once', async () => {
    const [id, balance] = [await paidOrder(), shop.balance()];
    await cancel(id);
    shop.faults.loseAnswers = 2;
    await shop.sweep(2);
    await shop.sweep(30);
    expect(shop.balance()).toBe(balance - 1000);
    expect(await shop.entriesOf(id)).toHaveLength(2);
  });

  it('that a bank sends back is the shop’s again, and to be settled', async () => {
    const id = await paidOrder();
    await giveBack(id);
    const [refund] = shop.bank.refunds.filter(({ intent }) => intent === shop.bank.sessionOf(id).intent?.id);
    if (!refund) throw new Error('Nothing was given back');
    const failed = shop.bank.failRefund(refund);
    await inParallel(2, () => shop.tell(failed));
    await shop.expectOrder(id, { cashCents: 1000 });
    await shop.expectPayment(id, { isToSettle: true, settleReason: 'refund-refused' });
  });

  it('and was refused in part is owed by one rule: the rest goes back, and a person settles what was refused', async () => {
    const other = await shop.countedBook(1, 25);
    const { body } = await shop.begin(shopper, [book, other]);
    const id: string = body._id;
    await shop.pay(id);
    const balance = shop.balance();
    const waits = async () =>
      (await shop.toSettle()).find((one: { _id: string }) => one._id === id)?.toSettleCents;
    shop.faults.refuseRefunds = 'The card was closed';
    await takeOut(id);
    await shop.sweep(2);
    expect(await waits()).toBe(1000);
    shop.faults.refuseRefunds = '';
    const reduce = (cents: number) =>
      asAdmin('POST', `/api/orders/${id}/discounts`, { reason: 'A bent corner', cents });
    await reduce(500);
    await shop.sweep(4);
    expect([balance - shop.balance(), await waits()]).toEqual([500, 1000]);
    await asAdmin('POST', `/api/payments/${id}/settled`, { note: 'Paid out in the shop', way: 'cash' });
    // The sweep comes minutes later than the shop's clock.
    expect(await shop.entriesOf(id)).toEqual([
      ['given-back', 'card', -500],
      ['given-back', 'cash', -1000],
      ['taken', 'card', 3500],
    ]);
    // What a person has settled is no longer owed, and does not block what is owed later.
    await reduce(300);
    await shop.sweep(6);
    expect([balance - shop.balance(), await waits()]).toEqual([800, undefined]);
    await shop.expectOrder(id, { cashCents: 1700 });
  });

  it('and was refused is settled by an entry that notes it as given back, too, and stays settled without one', async () => {
    const [noted, kept] = [await paidOrder(), (await shop.begin(shopper, [book])).body._id];
    await shop.pay(kept);
    shop.faults.refuseRefunds = 'The card was closed';
    for (const id of [noted, kept]) await giveBack(id);
    const inCash = { kind: 'given-back', cents: 1000, way: 'cash', reference: '', note: '' };
    await asAdmin('POST', `/api/orders/${noted}/cash`, inCash);
    await asAdmin('POST', `/api/payments/${kept}/settled`, { note: 'She wants a voucher' });
    shop.faults.refuseRefunds = '';
    const balance = shop.balance();
    await database().collection('payments').doc(kept).update({ dueAt: new Date() });
    await shop.sweep(4);
    expect(shop.balance()).toBe(balance);
    for (const id of [noted, kept]) await shop.expectPayment(id, { isToSettle: false });
    // Neither blocks what is owed later.
    for (const id of [noted, kept])
      await asAdmin('POST', `/api/orders/${id}/cash`, { ...inCash, kind: 'taken', cents: 200 });
    await shop.sweep(6);
    expect(shop.balance()).toBe(balance - 400);
  });
});

describe('money that a person gives back in the dashboard of Stripe', () => {
  it('counts as gone, once: a cancellation gives back the rest, and in any order of the events', async () => {
    const [id, balance] = [await paidOrder(), shop.balance()];
    const events = shop.bank.refundThere(id, 400);
    await inParallel(6, (index) => shop.tell(events[index % 3]));
    await shop.expectOrder(id, { cashCents: 600 });
    // The order still costs it: a parcel would charge the shopper for it.
    expect(await shop.toSettle()).toContainEqual(
      expect.objectContaining({ _id: id, settleReason: 'not-owed', toSettleCents: 400 }),
    );
    await giveBack(id);
    expect(shop.balance()).toBe(balance - 1000);
    expect(await shop.entriesOf(id)).toEqual([
      ['given-back', 'card', -600],
      ['given-back', 'card', -400],
      ['taken', 'card', 1000],
    ]);
    await shop.expectPayment(id, { isToSettle: false });
  });

  it('is found when no event of it was heard', async () => {
    const [id, balance] = [await paidOrder(), shop.balance()];
    shop.bank.refundThere(id, 1000);
    await giveBack(id);
    expect(shop.balance()).toBe(balance - 1000);
    await shop.expectOrder(id, { cashCents: 0 });
    await shop.expectPayment(id, { isToSettle: false, refunds: [{ state: 'done' }] });
  });

  it('settles what the shop could not give back', async () => {
    const id = await paidOrder();
    shop.faults.refuseRefunds = 'There is too little money';
    await giveBack(id);
    await shop.expectPayment(id, { isToSettle: true });
    shop.faults.refuseRefunds = '';
    for (const event of shop.bank.refundThere(id, 1000)) await shop.tell(event);
    await shop.expectPayment(id, { isToSettle: false });
    await shop.expectOrder(id, { cashCents: 0 });
  });
});

describe('a dispute', () => {
  it('stands with the order as it was said last: lost, its money is gone, and won after all, it is back', async () => {
    const id = await paidOrder();
    const say = (status: Stripe.Dispute.Status, at: number) => shop.dispute(id, status, 2_000_000_000 + at);
    await say('lost', 2);
    await say('lost', 2);
    // One that was sent before, and one of the same second.
    await say('needs_response', 1);
    await say('under_review', 2);
    expect((await shop.paymentOf(id)).disputes).toMatchObject([{ status: 'lost', cents: 1000 }]);
    await shop.expectOrder(id, { cashCents: 0 });
    const rows = await get(`/api/orders/${id}/cash`);
    expect(rows[0]).toMatchObject({ kind: 'given-back', way: 'card', cents: -1000, note: 'Lost dispute' });
    await say('won', 3);
    await shop.expectOrder(id, { cashCents: 1000 });
    expect(await shop.entriesOf(id)).toHaveLength(3);
  });

  it('that takes the money leaves nothing to give back', async () => {
    const [id, balance] = [await paidOrder(), shop.balance()];
    await shop.dispute(id, 'needs_response', 1_900_000_000);
    await giveBack(id);
    await shop.expectPayment(id, { isToSettle: true, settleReason: 'refund-refused' });
    await shop.dispute(id, 'lost', 1_900_000_001);
    await shop.sweep(4);
    await shop.expectPayment(id, { isToSettle: false });
    await shop.expectOrder(id, { cashCents: 0 });
    expect(shop.balance()).toBe(balance - 1000);
  });
});

describe('money that was taken back of an order whose books are still here', () => {
  const waits = async (id: string) =>
    (await shop.toSettle())
      .filter((one: { _id: string }) => one._id === id)
      .map(({ settleReason, toSettleCents, isToHoldBack }: PaymentToSettle) => ({
        settleReason,
        toSettleCents,
        isToHoldBack,
      }));

  it.each([
    ['by a bank', 'lost-dispute', (id: string) => [shop.bank.dispute(id, 'lost', 1_900_000_000)], []],
    ['in the dashboard of Stripe', 'not-owed', (id: string) => shop.bank.refundThere(id, 1000), [1000]],
  ] as const)(
    '%s waits for the desk, and no parcel or mail asks for it in cash',
    async (_, settleReason, takeBack, afterwards) => {
      const id = await paidOrder();
      for (const event of takeBack(id)) await shop.tell(event);
      expect(await waits(id)).toEqual([{ settleReason, toSettleCents: 1000, isToHoldBack: true }]);
      await takeSteps(id, 'placed', 'packed', 'shipped');
      await shop.expectOrder(id, { cashCents: 0, takenBackCents: 1000, outCents: 0 });
      const shipped = await database()
        .collection('mail')
        .where('orderId', '==', id)
        .where('event', '==', 'shipped')
        .get();
      expect(shipped.docs[0]?.get('message.text')).toContain('nothing to pay');
      // Once delivered all the same, what a bank has taken is lost.
      await step(id, 'shipped', 'delivered');
      await shop.sweep(2);
      expect((await waits(id)).map(({ toSettleCents }: PaymentToSettle) => toSettleCents)).toEqual(
        afterwards,
      );
    },
  );

  it('is warned of no longer once it has come back, or has come in another way', async () => {
    const [won, paid] = [await paidOrder(), (await shop.begin(shopper, [book])).body._id];
    await shop.pay(paid);
    for (const id of [won, paid]) await shop.dispute(id, 'lost', 1_900_000_000);
    await shop.dispute(won, 'won', 1_900_000_001);
    await asAdmin('POST', `/api/orders/${paid}/cash`, { kind: 'taken', cents: 1000, way: 'bank' });
    await shop.sweep(2);
    for (const id of [won, paid]) {
      expect(await waits(id)).toEqual([]);
      await shop.expectOrder(id, { cashCents: 1000, takenBackCents: 0 });
    }
  });
});

it('Of eight shoppers who pay at once for the last three copies three get an order, and no other is charged', async () => {
  const before = shop.balance();
  const buyers = await inParallel(8, () => registerShopper());
  const ids: string[] = [];
  await Promise.all(
    buyers.map(async (buyer) => {
      const answer = await shop.begin(buyer, [book]);
      if (!isDone(answer)) return expectRefused(answer, 'out-of-stock');
      ids.push(answer.body._id);
      await shop.pay(answer.body._id);
    }),
  );
  const orders = await Promise.all(ids.map(shop.orderOf));
  expect(orders.filter((order) => order?.isPaidOnline)).toHaveLength(3);
  await shop.expectCopies(book, 0);
  expect(shop.balance()).toBe(before + 3000);
});
