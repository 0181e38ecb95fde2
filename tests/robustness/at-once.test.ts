import fc from 'fast-check';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { openCatalogue } from '../../functions/src/catalogue/shop-catalogue.ts';
import { foldChanges } from '../../functions/src/use-cases/catalogue/fold-catalogue.ts';
import { requireVoucher } from '../../functions/src/vouchers/voucher-store.ts';
import { exactly } from '../figures.ts';
import { storeVoucher } from '../fixtures/stored-vouchers.ts';
import { expectGoal, seedsFor } from './goals.ts';
import { isFullRun, runSize } from './run-size.ts';
import { type Asked, emptyDatabase } from './shop-in-process.ts';
import { anyCommand, beginnings } from './shop-model/commands.ts';
import { checkCatalogue, checkShop } from './shop-model/invariants.ts';
import { openShop } from './shop-model/open-shop.ts';
import { all, ordersIn, readStored, rows } from './shop-model/stored-shop.ts';

// Parallel calls to two instances, each with modules of its own: only the database keeps them apart.

vi.hoisted(() => {
  process.env.GCLOUD_PROJECT = 'demo-at-once';
  process.env.FIREBASE_CONFIG = JSON.stringify({ projectId: 'demo-at-once' });
  process.env.ADMIN_PASSWORD_HASH = 'none';
  process.env.VOUCHER_KEY = 'a key of these tests';
});
vi.mock(import('firebase-functions/logger'), async (original) => ({
  ...(await original()),
  write: vi.fn(),
  info: vi.fn(),
  error: vi.fn(),
}));

const group = 'At once';
const many = runSize({ quick: 20, full: 200 });
type Ask = typeof import('./shop-in-process.ts').ask;
const instances: Ask[] = [];

beforeAll(async () => {
  for (let count = 0; count < 2; count += 1) {
    vi.resetModules();
    instances.push((await import('./shop-in-process.ts')).ask);
  }
});
beforeEach(emptyDatabase);

/** At one of the instances, again while that is too busy. */
async function ask(asked: Asked, index: number): ReturnType<Ask> {
  const instance = instances[index % instances.length];
  if (!instance) throw new Error('There is no instance');
  const headers = { 'Idempotency-Key': crypto.randomUUID(), ...asked.headers };
  for (;;) {
    const answer = await instance({ ...asked, headers });
    if (answer.status !== 503) return answer;
  }
}

const inParallel = <T>(count: number, work: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)));

const title = { title: 'Emma', category: 'fiction', description: 'A lamp.', trending: false, oldPrice: 5 };

async function addBook(newPrice: number, onHand?: number): Promise<string> {
  const { body } = await ask({ name: 'POST /api/books/create-book', body: { ...title, newPrice } }, 0);
  const bookId: string = body.book._id;
  if (onHand === undefined) return bookId;
  await ask({ name: 'POST /api/stock/:bookId', params: { bookId }, body: { onHand } }, 0);
  return bookId;
}

function orderOf(productIds: readonly string[], totalPrice: string, as: Asked['as'] = 'shopper'): Asked {
  return { name: 'POST /api/orders', as, body: { name: 'Nora', address: {}, productIds, totalPrice } };
}

const countOf = (answers: readonly { status: number }[], status: number) =>
  answers.filter((one) => one.status === status).length;

it.each(seedsFor(group, 'AT_ONCE_SEED'))(
  'whatever people do at once, the shop holds together (seed %i)',
  async (seed) => {
    const crowds = fc.array(anyCommand, { minLength: 10, maxLength: 30, size: 'max' });
    const property = fc.asyncProperty(beginnings, crowds, async (beginning, crowd) => {
      const model = await openShop({ at: 'delivery', isOn: true });
      for (const command of beginning) await command.run(model, {});
      const sent = crowd.flatMap((command, index): Asked[] => {
        const chosen = command.chosen(model);
        if (!chosen || typeof chosen === 'string' || 'mailsOf' in chosen) return [];
        const call = { ...chosen, headers: { 'Idempotency-Key': crypto.randomUUID() } };
        return index % 3 === 0 ? [call, call] : [call];
      });
      const instance = openCatalogue();
      const folding = [instance.present(), foldChanges(false), foldChanges(false)];
      const answers = await Promise.all(sent.map(ask));
      await Promise.all(folding);
      expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
      const stored = await readStored();
      checkShop(stored);
      for (const one of [instance, openCatalogue()]) checkCatalogue(await one.present(), stored);
    });
    await fc.assert(property, { seed, numRuns: runSize({ quick: 5, full: 100 }), endOnFailure: true });
  },
);

it('one idempotency key places one order', async () => {
  const order = {
    ...orderOf([await addBook(12.5)], '12.50'),
    headers: { 'Idempotency-Key': crypto.randomUUID() },
  };
  const answers = await inParallel(many, (index) => ask(order, index));
  expect([countOf(answers, 201), countOf(answers, 200)]).toEqual([1, many - 1]);
  const stored = await readStored();
  expectGoal(exactly(group, `orders by ${many} calls under one key`, all(stored, 'orders').size, 1));
  checkShop(stored);
});

it('one voucher pays for no more than it has, by however many orders at once', async () => {
  const productIds = [await addBook(1)];
  const { _id, code } = await storeVoucher({ amountCents: many * 50 + 30 });
  // Each shopper orders no more than the limit of an hour.
  const order = (index: number) => {
    const asked = orderOf(productIds, '1.00', `reader-${index % Math.ceil(many / 20)}`);
    return ask({ ...asked, body: { ...Object(asked.body), vouchers: [code] } }, index);
  };
  const answers = await inParallel(many, order);
  const placed = answers.filter(({ status }) => status === 201);
  const paid = placed.map(({ body }) => body.cashCents);
  const { leftCents, movements } = await requireVoucher(_id);
  expect(leftCents).toBe(0);
  expect(movements.reduce((sum, { cents }) => sum + cents, 0)).toBe(0);
  expect(countOf(answers, 409)).toBe(many - placed.length);
  const spent = paid.reduce((sum, cents) => sum + cents, 0);
  expectGoal(exactly(group, `cents spent of one voucher by ${many} orders at once`, spent, many * 50 + 30));
  checkShop(await readStored());
});

it('an offer of a limited number is taken exactly so often, by however many orders at once', async () => {
  const [most, productIds] = [many / 4, [await addBook(10)]];
  const offers = { isOn: true, isTakenBack: false };
  expect((await ask({ name: 'PUT /api/settings', body: { offers } }, 0)).status).toBe(200);
  const offer = { title: 'Summer', basisPoints: 1000, code: 'FIFTY', mostUses: most };
  expect((await ask({ name: 'POST /api/offers', body: offer }, 0)).status).toBe(201);
  const order = (index: number) => {
    const asked = orderOf(productIds, '9.00', `reader-${index % Math.ceil(many / 20)}`);
    return ask({ ...asked, body: { ...Object(asked.body), offerCode: 'FIFTY' } }, index);
  };
  const answers = await inParallel(many, order);
  const whyNot = answers.map(({ body }) => body.error?.details?.offers?.problem?.why);
  expect([countOf(answers, 201), whyNot.filter((why) => why === 'used-up').length]).toEqual([
    most,
    many - most,
  ]);
  const stored = await readStored();
  const figures = rows(stored, 'offerCounts').map(({ orders, cents }) => ({ orders, cents }));
  expect(figures).toEqual([{ orders: most, cents: most * 100 }]);
  const used = ordersIn(stored).filter((one) => one.offer).length;
  expectGoal(exactly(group, `uses of an offer of ${most} by ${many} orders at once`, used, most));
  checkShop(stored);
});

it('a shopper places thirty orders an hour, and those that are refused count for nothing', async () => {
  const productIds = [await addBook(12.5)];
  const wrong = await inParallel(5, (index) => ask(orderOf(productIds, '1.00'), index));
  expect(countOf(wrong, 409)).toBe(5);
  const headers = Array.from({ length: 40 }, () => ({ 'Idempotency-Key': crypto.randomUUID() }));
  const order = (index: number) =>
    ask({ ...orderOf(productIds, '12.50'), headers: headers[index] ?? {} }, index);
  const answers = await inParallel(40, order);
  expect([countOf(answers, 201), countOf(answers, 429)]).toEqual([30, 10]);
  const again = await inParallel(40, order);
  expectGoal(exactly(group, 'placed orders of a full hour that are answered again', countOf(again, 200), 30));
});

it('addresses that are not confirmed hold forty copies together, however many order at once', async () => {
  const bookIds = [await addBook(12.5, 300), await addBook(5, 300), await addBook(5, 300)];
  const answers = await inParallel(many, (index) =>
    ask(orderOf(bookIds, '22.50', `unconfirmed ${index}`), index),
  );
  const placed = countOf(answers, 201);
  expectGoal(exactly(group, `copies that ${many} unconfirmed addresses hold of 40`, 3 * placed, 39));
  expect(countOf(answers, 403)).toBe(many - placed);
  checkShop(await readStored());
});

it('ten copies are sold to ten shoppers, and given back once by each who cancels', async () => {
  const bookId = await addBook(12.5, 10);
  const answers = await inParallel(many, (index) =>
    ask(orderOf([bookId], '12.50', `shopper ${index}`), index),
  );
  expectGoal(exactly(group, `orders of 10 copies by ${many} shoppers`, countOf(answers, 201), 10));
  expect(countOf(answers, 409)).toBe(many - 10);
  const sold = await readStored();
  expect(all(sold, 'stock').get(bookId)?.onHand).toBe(0);
  checkShop(sold);
  const orders = ordersIn(sold);
  const cancelled = await inParallel(20, (index) => {
    const { _id: id = '' } = orders[index % 10] ?? {};
    const headers = { 'Idempotency-Key': `cancel-this-order-${index % 10}` };
    const body = { from: 'placed', to: 'cancelled' };
    return ask({ name: 'POST /api/orders/:id/status', params: { id }, body, headers }, index);
  });
  expect(countOf(cancelled, 200)).toBe(20);
  const stored = await readStored();
  expect(all(stored, 'stock').get(bookId)?.onHand).toBe(10);
  checkShop(stored);
});

it('orders are wholly at the old prices or wholly at the new ones, or refused', async () => {
  const seen = { old: 0, new: 0, mixed: 0, refused: 0 };
  for (let round = 0; round < runSize({ quick: 3, full: 100 }); round += 1) {
    const ids = [await addBook(1), await addBook(3)];
    const order = (as: string) => orderOf(ids, '4.00', as);
    const change = { ...title, newPrice: 3 };
    const edit = (id: string, newPrice: number): Asked => ({
      name: 'PUT /api/books/edit/:id',
      params: { id },
      body: { ...change, newPrice },
    });
    // In between the books cost 5 or 2.
    const edits = ids.map((id, index) => edit(id, index === 0 ? 3 : 1));
    const before = inParallel(3, (index) => ask(order(`early ${round}`), index));
    const [early, , late] = await Promise.all([
      before,
      Promise.all(edits.map((one, index) => ask(one, index))),
      inParallel(3, (index) => ask(order(`late ${round}`), index)),
    ]);
    const answers = [...early, ...late];
    const placed = answers.filter(({ status }) => status === 201);
    seen.refused += countOf(answers, 409);
    expect(placed.length + countOf(answers, 409)).toBe(6);
    for (const { body } of placed) {
      const cents = body.lines.map(({ unitCents }: { unitCents: number }) => unitCents).join();
      seen[cents === '100,300' ? 'old' : cents === '300,100' ? 'new' : 'mixed'] += 1;
    }
  }
  expectGoal(exactly(group, 'orders with a mixture of prices', seen.mixed, 0));
  if (isFullRun) expect(Math.min(seen.old, seen.new, seen.refused)).toBeGreaterThan(0);
  checkShop(await readStored());
});
