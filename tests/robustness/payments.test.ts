import fc from 'fast-check';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { database } from '../../functions/src/platform/firebase.ts';
import { type Order, readOrder } from '../../functions/src/shared/order/order.ts';
import { figuresOf } from '../../functions/src/shared/order/order-figures.ts';
import { orderStatuses } from '../../functions/src/shared/order/order-status.ts';
import { keptCents, openCents } from '../../functions/src/shared/order/order-totals.ts';
import { type PaidVoucher, voucherCents } from '../../functions/src/shared/order/order-vouchers.ts';
import type { Dispute, Refund } from '../../functions/src/shared/payment/payment.ts';
import { readCounters } from '../../functions/src/stats/counter-store.ts';
import { recount } from '../../functions/src/use-cases/orders/recount.ts';
import { readVouchers } from '../../functions/src/vouchers/voucher-store.ts';
import { atLeast, exactly } from '../figures.ts';
import { storeVoucher } from '../fixtures/stored-vouchers.ts';
import { type StripeStandIn, startStripe } from '../fixtures/stripe/stand-in.ts';
import { expectGoal, seedsFor } from './goals.ts';
import { anyStory, type Step, tellStory } from './payment-stories.ts';
import { runSize } from './run-size.ts';
import { ask, emptyDatabase } from './shop-in-process.ts';

// Random stories of orders that are paid online and in cash: in the end the shop's books must equal the bank's.

vi.hoisted(() => {
  process.env.GCLOUD_PROJECT = 'demo-payments';
  process.env.FIREBASE_CONFIG = JSON.stringify({ projectId: 'demo-payments' });
  process.env.ADMIN_PASSWORD_HASH = 'none';
  process.env.FUNCTIONS_EMULATOR = 'true';
  process.env.VOUCHER_KEY = 'a key of these stories';
});
vi.mock(import('firebase-functions/logger'), async (original) => ({
  ...(await original()),
  write: vi.fn(),
  info: vi.fn(),
  error: vi.fn(),
  warn: vi.fn(),
}));

const group = 'Payments';
const invoices = {
  isOn: true,
  at: 'placing',
  prefix: 'INV-',
  creditPrefix: 'CN-',
  name: 'Paper & Ink',
  address: 'Lange Straße 12',
  taxNumber: 'DE123',
  notes: [],
  creditNotes: [],
  accounts: [],
};
const copies = 4;
const [apiKey, webhookKey] = ['sk_test_stories', 'whsec_stories'];
let bank: StripeStandIn;
let books: string[];
/** Totals of the stories: each kind must occur often enough. */
const counts = { online: 0, inCash: 0, refunds: 0, byVoucher: 0 };

beforeAll(async () => {
  bank = await startStripe({ apiKey, webhookKey });
  Object.assign(process.env, { STRIPE_ADDRESS: bank.address, STRIPE_KEYS: `${apiKey} ${webhookKey}` });
});
afterAll(() => bank.close());

async function openShop(): Promise<void> {
  await emptyDatabase();
  Object.assign(bank.faults, { refuseRefunds: '', loseAnswers: 0 });
  for (const records of [bank.sessions, bank.refunds])
    'clear' in records ? records.clear() : records.splice(0);
  const { status } = await ask({ name: 'PUT /api/settings', body: { payment: 'both', invoices } });
  expect(status).toBe(200);
  books = await Promise.all([10, 25].map((price) => addBook(price, copies)));
}

const keyed = () => ({ 'Idempotency-Key': crypto.randomUUID() });

async function addBook(newPrice: number, onHand: number): Promise<string> {
  const book = {
    title: 'Emma',
    category: 'fiction',
    description: 'A lamp.',
    trending: false,
    oldPrice: 5,
    newPrice,
  };
  const { body } = await ask({ name: 'POST /api/books/create-book', body: book, headers: keyed() });
  const bookId: string = body.book._id;
  await count(bookId, onHand);
  return bookId;
}

async function count(bookId: string, onHand: number): Promise<void> {
  const body = { onHand, reason: 'correction' };
  const { status } = await ask({
    name: 'POST /api/stock/:bookId',
    params: { bookId },
    body,
    headers: keyed(),
  });
  expect(status).toBe(200);
}

const issued = [600, 2000, 5000];
let sold: Awaited<ReturnType<typeof storeVoucher>>[] = [];

/**
 * The vouchers' liability is at any time what was sold less what orders have used; payments under way hold a part of
 * it.
 */
async function checkVouchers(): Promise<void> {
  const [vouchers, orders, payments] = await Promise.all([
    readVouchers(sold.map(({ _id }) => _id)),
    database().collection('orders').get(),
    database().collection('payments').where('state', 'in', ['open', 'deciding']).get(),
  ]);
  const paidIn = (docs: readonly DocumentSnapshot[], id: string) =>
    sumOf(
      docs
        .flatMap((one) => listOf<PaidVoucher>(one, 'vouchers').filter((paid) => paid.voucherId === id))
        .map(({ cents }) => cents),
    );
  for (const { _id, amountCents, leftCents, heldCents, movements } of vouchers) {
    expect(leftCents).toBeGreaterThanOrEqual(0);
    expect(sumOf(movements.map(({ cents }) => cents))).toBe(leftCents);
    expect(heldCents).toBe(paidIn(payments.docs, _id));
    expect(leftCents + heldCents).toBe(amountCents - paidIn(orders.docs, _id));
  }
}

const restock = () => Promise.all(books.map((bookId) => count(bookId, copies)));

/** At no step a shopper could pay for what is paid, or spend twice what is on a voucher. */
async function checkStep(): Promise<void> {
  await checkVouchers();
  const open = [...bank.sessions.values()].filter(({ status }) => status === 'open');
  for (const { reference } of open) {
    const order = await database().collection('orders').doc(reference).get();
    expect(order.get('isPaidOnline'), 'A session can be paid beside a paid order').not.toBe(true);
  }
}

/** Whether it has become a sale again after all: then its price is due once more. */
const isReopened = ({ status, history }: Order) =>
  orderStatuses[status].isSale && history.some((one) => !orderStatuses[one.status].isSale);

const sumOf = (numbers: readonly unknown[]) => numbers.reduce<number>((sum, one) => sum + Number(one), 0);

const listOf = <One>(payment: DocumentSnapshot, name: string): One[] => payment.get(name) ?? [];

async function checkBooks(): Promise<void> {
  const all = async (name: string) => (await database().collection(name).get()).docs;
  const [orders = [], payments = [], entries = [], moves = [], stocks = []] = await Promise.all(
    ['orders', 'payments', 'cashEntries', 'stockMovements', 'stock'].map(all),
  );
  const present = orders.map((one) => readOrder(one.id, one.data()));
  let byCard = 0;
  for (const order of present) {
    const ledger = entries.filter((one) => one.get('orderId') === order._id);
    expect(order.cashCents ?? 0).toBe(sumOf(ledger.map((one) => one.get('cents'))));
    const waits = payments.some((one) => one.id === order._id && one.get('isToSettle') === true);
    const byVoucher = ledger.filter((one) => one.get('way') === 'voucher').map((one) => one.get('cents'));
    expect(voucherCents(order)).toBe(sumOf(byVoucher));
    counts.byVoucher += byVoucher.length;
    if (order.isPaidOnline) {
      byCard += sumOf(ledger.filter((one) => one.get('way') === 'card').map((one) => one.get('cents')));
      const open = openCents(order);
      const payment = payments.find((one) => one.id === order._id);
      const isLost = payment && listOf<Dispute>(payment, 'disputes').some(({ status }) => status === 'lost');
      if (!waits) expect(isReopened(order) || isLost ? Math.min(0, open) : open).toBe(0);
    }
    expect(bank.payable(order._id)).toEqual([]);
    expect(sumOf((order.invoices ?? []).map(({ cents }) => cents))).toBe(keptCents(order));
  }
  const money = payments.filter((one) => one.get('paymentId'));
  const heldOf = (one: DocumentSnapshot): number => {
    const gone = listOf<Refund>(one, 'refunds').filter(({ state }) => state === 'done');
    const lost = listOf<Dispute>(one, 'disputes').filter(({ status }) => status === 'lost');
    return one.get('amountCents') - sumOf([...gone, ...lost].map(({ cents }) => cents));
  };
  expect(bank.balance()).toBe(sumOf(money.map(heldOf)));
  // Money beside the ledger waits for a person.
  const strays = money.filter((one) => one.get('state') === 'stray' && one.get('isToSettle') === true);
  if (!money.some((one) => one.get('settleReason') === 'not-in-ledger'))
    expect(bank.balance()).toBe(byCard + sumOf(strays.map(heldOf)));
  const held = payments.filter((one) => ['open', 'deciding'].includes(one.get('state')));
  expect(held.map((one) => one.data())).toEqual([]);
  for (const { _id } of [...present, ...payments.map((one) => ({ _id: one.id }))]) {
    const order = present.find((one) => one._id === _id);
    const kept = order ? figuresOf(order).bookIds : [];
    for (const bookId of books) {
      const own = moves.filter((one) => one.get('orderId') === _id && one.get('bookId') === bookId);
      expect(0 - sumOf(own.map((one) => one.get('change')))).toBe(kept.includes(bookId) ? 1 : 0);
    }
  }
  for (const stock of stocks) {
    const own = moves.filter((one) => one.get('bookId') === stock.id);
    expect(stock.get('onHand')).toBe(sumOf(own.map((one) => one.get('change'))));
  }
  expect(await readCounters()).toEqual(await recount());
}

async function addToCount(): Promise<void> {
  const orders = (await database().collection('orders').get()).docs;
  const online = orders.filter((one) => one.get('isPaidOnline') === true).length;
  counts.online += online;
  counts.inCash += orders.length - online;
  counts.refunds += bank.refunds.length;
}

async function isTold(story: readonly Step[]): Promise<boolean> {
  try {
    sold = await Promise.all(issued.map((amountCents) => storeVoucher({ amountCents })));
    const codes = sold.map(({ code }) => code);
    await tellStory({ bank, webhookKey, books, codes, check: checkStep }, story);
    await checkBooks();
    return true;
  } catch (failure) {
    console.error(failure, `after ${JSON.stringify(story)}`);
    return false;
  }
}

it('However orders are paid, their money, copies and documents equal the bank’s books to the cent', async () => {
  const numRuns = runSize({ quick: 20, full: 500 });
  const stories = seedsFor(group, 'PAYMENTS_SEED').flatMap((seed) => fc.sample(anyStory, { seed, numRuns }));
  let [failed, inThisShop] = [0, 0];
  for (const story of stories) {
    // A new shop now and then, since checking it takes longer with each story, and after a story that has made it
    // wrong.
    if (inThisShop % 10 === 0) await openShop();
    await restock();
    const isRight = await isTold(story);
    inThisShop = isRight ? inThisShop + 1 : 0;
    if (!isRight) failed += 1;
    if (inThisShop % 10 === 0) await addToCount();
  }
  expectGoal(exactly(group, 'random stories whose books differ from the bank’s', failed, 0));
  expectGoal(atLeast(group, 'orders that were paid online in them', counts.online, stories.length / 4));
  expectGoal(atLeast(group, 'orders that were paid in cash in them', counts.inCash, stories.length / 4));
  expectGoal(atLeast(group, 'entries of vouchers in them', counts.byVoucher, stories.length / 2));
  expectGoal(atLeast(group, 'refunds by the bank in them', counts.refunds, stories.length / 10));
});
