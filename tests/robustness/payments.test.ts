import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { database } from '../../functions/src/platform/firebase.ts';
import { readOrder } from '../../functions/src/shared/order/order.ts';
import { figuresOf } from '../../functions/src/shared/order/order-figures.ts';
import { keptCents, openCents } from '../../functions/src/shared/order/order-totals.ts';
import { readCounters } from '../../functions/src/stats/counter-store.ts';
import { recount } from '../../functions/src/use-cases/orders/recount.ts';
import { hearEvent } from '../../functions/src/use-cases/payments/hear-event.ts';
import { sweepPayments } from '../../functions/src/use-cases/payments/sweep-payments.ts';
import { exactly } from '../figures.ts';
import { type StandInEvent, type StripeStandIn, startStripe } from '../fixtures/stripe/stand-in.ts';
import { expectGoal, seedsFor } from './goals.ts';
import { killedAt } from './killed-writes.ts';
import { runSize } from './run-size.ts';
import { ask, emptyDatabase } from './shop-in-process.ts';

// Random stories of orders that are paid online and in cash: however they go, the shop's books and the bank's are the same.

vi.hoisted(() => {
  process.env.GCLOUD_PROJECT = 'demo-payments';
  process.env.FIREBASE_CONFIG = JSON.stringify({ projectId: 'demo-payments' });
  process.env.ADMIN_PASSWORD_HASH = 'none';
  process.env.FUNCTIONS_EMULATOR = 'true';
});
vi.mock(import('firebase-functions/logger'), async (original) => ({
  ...(await original()),
  ...{ write: vi.fn(), info: vi.fn(), error: vi.fn(), warn: vi.fn() },
}));

const group = 'Payments';
const invoices = {
  ...{ isOn: true, at: 'placing', prefix: 'INV-', creditPrefix: 'CN-', name: 'Paper & Ink' },
  ...{ address: 'Lange Straße 12', taxNumber: 'DE123', notes: [], creditNotes: [], accounts: [] },
};
const copies = 4;
const [apiKey, webhookKey] = ['sk_test_stories', 'whsec_stories'];
let bank: StripeStandIn;
let books: string[];
/** Minutes that have passed in the story. */
let passed: number;

beforeAll(async () => {
  bank = await startStripe({ apiKey, webhookKey });
  Object.assign(process.env, { STRIPE_ADDRESS: bank.address, STRIPE_KEYS: `${apiKey} ${webhookKey}` });
});
afterAll(() => bank.close());
beforeEach(openShop);

async function openShop(): Promise<void> {
  await emptyDatabase();
  passed = 0;
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
  await ask({ name: 'POST /api/stock/:bookId', params: { bookId }, body: { onHand }, headers: keyed() });
  return bookId;
}

const sweep = () => sweepPayments(new Date(Date.now() + passed * 60_000));

interface Story {
  begun: { id: string; as: string }[];
  events: StandInEvent[];
}

const steps = [
  'begin',
  'pay',
  'wait for the bank',
  'decide',
  'tell',
  'tell twice',
  'lose',
  'check',
  'again',
] as const;
const others = [
  'cash',
  'cancel',
  'take out',
  'discount',
  'sweep',
  'half an hour',
  'lose answers',
  'refuse refunds',
] as const;
const anyStep = fc.record({
  what: fc.constantFrom(...steps, ...steps, ...others),
  which: fc.nat(5),
  yes: fc.boolean(),
  /** At which write the process ends, if at any. */
  kill: fc.option(fc.nat(4), { nil: undefined, freq: 4 }),
});
type AnyStep = typeof anyStep extends fc.Arbitrary<infer One> ? One : never;

const keep = (story: Story, event: StandInEvent | undefined) => event && story.events.push(event);

async function tell(event: StandInEvent): Promise<void> {
  const { stripeProvider } = await import('../../functions/src/payment/stripe-provider.ts');
  const { default: Stripe } = await import('stripe');
  const signature = Stripe.webhooks.generateTestHeaderString({ payload: event.text, secret: webhookKey });
  const heard = stripeProvider()?.readEvent(event.text, signature);
  if (heard) await hearEvent(heard, new Date(Date.now() + passed * 60_000));
}

async function take(story: Story, { what, which, yes }: AnyStep): Promise<void> {
  const of = story.begun[which % Math.max(1, story.begun.length)];
  const event = story.events[which % Math.max(1, story.events.length)];
  const params = { id: of?.id ?? '' };
  const hasSession = of && [...bank.sessions.values()].some(({ reference }) => reference === of.id);
  if (what === 'begin') {
    const as = `reader-${which}`;
    const productIds = yes ? books : books.slice(0, 1);
    const body = { name: 'Nora', address: {}, productIds, totalPrice: yes ? '35.00' : '10.00' };
    const { status, body: answer } = await ask({ name: 'POST /api/payments', as, body, headers: keyed() });
    if (status === 201) story.begun.push({ id: answer._id, as });
  }
  if (what === 'pay' && hasSession) keep(story, bank.pay(of.id));
  if (what === 'wait for the bank' && hasSession) keep(story, bank.pay(of.id, 'processing'));
  if (what === 'decide' && hasSession && bank.sessionOf(of.id).intent?.status === 'processing') {
    keep(story, bank.decide(of.id, yes));
  }
  if ((what === 'tell' || what === 'tell twice') && event) await tell(event);
  if (what === 'tell twice' && event) await tell(event);
  if (what === 'lose' && event) story.events.splice(story.events.indexOf(event), 1);
  if (what === 'check' && of) await ask({ name: 'POST /api/payments/:id/check', as: of.as, params });
  if (what === 'again' && of) await ask({ name: 'POST /api/payments/:id/again', as: of.as, params });
  if (what === 'cash' && of) await ask({ name: 'POST /api/payments/:id/cash', as: of.as, params });
  if (what === 'cancel' && of) {
    const body = { from: 'placed', to: 'cancelled' };
    await ask({ name: 'POST /api/orders/:id/status', params, body, headers: keyed() });
  }
  if (what === 'take out' && of) {
    const line = { bookId: books[0], from: 'ordered', to: 'taken-out', reason: 'not-wanted' };
    await ask({ name: 'POST /api/orders/:id/lines', params, body: line, headers: keyed() });
  }
  if (what === 'discount' && of) {
    const body = { reason: 'A bent corner', cents: 150 + which };
    await ask({ name: 'POST /api/orders/:id/discounts', params, body, headers: keyed() });
  }
  if (what === 'sweep') await sweep();
  if (what === 'half an hour') passed += 31;
  if (what === 'lose answers') bank.faults.loseAnswers = 1;
  if (what === 'refuse refunds') bank.faults.refuseRefunds = yes ? 'The card was closed' : '';
}

/** What a restart, the provider's own repeats and the sweep bring about in the end. */
async function end(story: Story): Promise<void> {
  bank.faults.loseAnswers = 0;
  for (const event of story.events) await tell(event);
  for (let time = 0; time < 3; time += 1) {
    passed += 8 * 24 * 60;
    await sweep();
  }
}

/** At no step of a story a shopper could pay for what is paid. */
async function checkSessions(): Promise<void> {
  const open = [...bank.sessions.values()].filter(({ status }) => status === 'open');
  for (const { reference } of open) {
    const order = await database().collection('orders').doc(reference).get();
    expect(order.get('isPaidOnline'), 'A session can be paid beside a paid order').not.toBe(true);
  }
}

async function checkBooks(): Promise<void> {
  const all = async (name: string) => (await database().collection(name).get()).docs;
  const [orders, payments, entries] = await Promise.all(['orders', 'payments', 'cashEntries'].map(all));
  const present = (orders ?? []).map((one) => readOrder(one.id, one.data()));
  const byOrder = (id: string) => (entries ?? []).filter((one) => one.get('orderId') === id);
  for (const order of present) {
    const ledger = byOrder(order._id).reduce((sum, one) => sum + Number(one.get('cents')), 0);
    expect(order.cashCents ?? 0).toBe(ledger);
    const refused = (payments ?? []).some((one) => one.id === order._id && one.get('isToSettle') === true);
    if (order.isPaidOnline && !refused) expect(openCents(order)).toBe(0);
    expect(bank.payable(order._id)).toEqual([]);
    const invoiced = (order.invoices ?? []).reduce((sum, one) => sum + one.cents, 0);
    expect(invoiced).toBe(keptCents(order));
  }
  const inLedger = present
    .filter((one) => one.isPaidOnline)
    .reduce((sum, one) => sum + (one.cashCents ?? 0), 0);
  const waits = (payments ?? [])
    .filter((one) => one.get('state') === 'stray' && one.get('isToSettle') === true)
    .reduce((sum, one) => sum + Number(one.get('amountCents')), 0);
  expect(bank.balance()).toBe(inLedger + waits);
  expect((payments ?? []).map((one) => one.get('state'))).not.toContain('open');
  for (const bookId of books) {
    const sold = present.filter((order) => figuresOf(order).bookIds.includes(bookId)).length;
    const moves = (await database().collection('stockMovements').where('bookId', '==', bookId).get()).docs;
    expect(moves.reduce((sum, one) => sum + Number(one.get('change')), 0)).toBe(copies - sold);
    expect((await database().collection('stock').doc(bookId).get()).get('onHand')).toBe(copies - sold);
  }
  expect(await readCounters()).toEqual(await recount());
}

it('However orders are paid, their money, copies and documents equal the bank’s books to the cent', async () => {
  const numRuns = runSize({ quick: 20, full: 1000 });
  for (const seed of seedsFor(group, 'PAYMENTS_SEED')) {
    await fc.assert(
      fc.asyncProperty(fc.array(anyStep, { minLength: 8, maxLength: 30 }), async (story) => {
        await openShop();
        const told: Story = { begun: [], events: [] };
        for (const step of story) {
          const done = () => take(told, step);
          const { kill: write } = step;
          await (write === undefined ? done() : killedAt({ write, isStored: step.yes }, done)).catch(
            (failure) => {
              if (!/Killed|connection|hang up/i.test(String(failure))) throw failure;
            },
          );
          await checkSessions();
        }
        await end(told);
        await checkBooks();
      }),
      { numRuns, seed },
    );
  }
  expectGoal(exactly(group, 'random stories whose books differ from the bank’s', 0, 0));
});

it('Of many shoppers who pay at once for the last ten copies ten get an order, and no other is charged', async () => {
  const count = runSize({ quick: 40, full: 200 });
  const bookId = await addBook(10, 10);
  const buyers = Array.from({ length: count }, (_, index) => `buyer-${index}`);
  const begun = await Promise.all(
    buyers.map(async (as) => {
      const body = { name: 'Nora', address: {}, productIds: [bookId], totalPrice: '10.00' };
      const { status, body: answer } = await ask({ name: 'POST /api/payments', as, body, headers: keyed() });
      return status === 201 ? String(answer._id) : undefined;
    }),
  );
  const events = begun.map((id) => (id === undefined ? undefined : bank.pay(id)));
  await Promise.all(events.map((event) => event && tell(event)));
  const orders = await database().collection('orders').where('isPaidOnline', '==', true).count().get();
  expectGoal(exactly(group, `orders of ${count} who pay at once for 10 copies`, orders.data().count, 10));
  expectGoal(exactly(group, 'cents that the bank holds beside them', bank.balance() - 10_000, 0));
  await checkBooksOf(bookId);
});

async function checkBooksOf(bookId: string): Promise<void> {
  expect((await database().collection('stock').doc(bookId).get()).get('onHand')).toBe(0);
}
