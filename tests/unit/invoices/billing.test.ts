import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type BillingChange,
  billingChange,
  type OpenPart,
} from '../../../functions/src/shared/invoice/billing-change.ts';
import type { Order } from '../../../functions/src/shared/order/order.ts';
import type { LineChange } from '../../../functions/src/shared/order/order-lines.ts';
import { keptCents } from '../../../functions/src/shared/order/order-totals.ts';
import type { InvoiceTime } from '../../../functions/src/shared/shop/invoice-setting.ts';
import { makeBook, makeOrder } from '../../fixtures/factories.ts';
import { holds } from '../../promises/holds.ts';

const rates = [0, 250, 550, 700, 1900, 2550];
const at = '2026-04-02T12:00:00.000Z';

/** What a part of a random story does to one of its books. */
const event = fc.record({
  book: fc.nat({ max: 7 }),
  what: fc.constantFrom('deliver', 'undo', 'return', 'keep', 'take out', 'put back'),
});

const story = fc.record({
  currency: fc.constantFrom('USD', 'EUR', 'JPY', 'KWD', 'HUF'),
  cents: fc.array(fc.integer({ min: 1, max: 2_000_000 }), { minLength: 1, maxLength: 8 }),
  rates: fc.array(fc.constantFrom(...rates), { minLength: 8, maxLength: 8 }),
  hasTax: fc.boolean(),
  deliveryCents: fc.oneof(fc.constant(undefined), fc.nat({ max: 9999 })),
  invoicedAt: fc.constantFrom<InvoiceTime>('delivery', 'placing'),
  events: fc.array(event, { maxLength: 10 }),
});
type Story = typeof story extends fc.Arbitrary<infer Value> ? Value : never;

function orderOf({ currency, cents, rates: drawn, hasTax, deliveryCents }: Story): Order {
  const books = cents.map((_, index) => makeBook({ _id: `book-${index}` }));
  const order = makeOrder(books, { _id: 'order-id' });
  const lines = order.lines.map((line, index) => ({
    ...line,
    unitCents: cents[index] ?? 1,
    ...(hasTax && { taxBasisPoints: drawn[index] ?? 0, taxClass: 'books' }),
  }));
  const delivered = deliveryCents !== undefined && { deliveryCents };
  return { ...order, currency, lines, ...delivered, ...(hasTax && { taxName: 'VAT' }) };
}

/** The order after an event: each book goes in a parcel of its own. */
function after(order: Order, { book, what }: Story['events'][number]): Order {
  const bookId = `book-${book % order.lines.length}`;
  const parcel = order.parcels.find(({ bookIds }) => bookIds.includes(bookId));
  const changed = (state: LineChange['state']) => [
    ...order.lineChanges.filter((change) => change.bookId !== bookId),
    { bookId, state, at },
  ];
  const parcels = (state: 'shipped' | 'delivered' | 'returned') =>
    order.parcels.map((one) => (one === parcel ? { ...one, state } : one));
  const state = order.lineChanges.find((change) => change.bookId === bookId)?.state ?? 'ordered';
  if (what === 'deliver' && !parcel && state === 'ordered') {
    const number = order.parcels.length + 1;
    const added = {
      number,
      bookIds: [bookId],
      carrier: '',
      trackingCode: '',
      state: 'delivered' as const,
      at,
    };
    return { ...order, parcels: [...order.parcels, added] };
  }
  if (what === 'deliver' && parcel?.state === 'shipped') return { ...order, parcels: parcels('delivered') };
  if (what === 'undo' && parcel?.state === 'delivered') return { ...order, parcels: parcels('shipped') };
  if (what === 'return' && parcel?.state === 'delivered') {
    return { ...order, parcels: parcels('returned'), lineChanges: changed('returned') };
  }
  if (what === 'keep' && parcel?.state === 'returned') {
    return { ...order, parcels: parcels('delivered'), lineChanges: changed('ordered') };
  }
  if (what === 'take out' && !parcel && state === 'ordered') {
    return { ...order, lineChanges: changed('taken-out') };
  }
  if (what === 'put back' && !parcel && state === 'taken-out') {
    return { ...order, lineChanges: changed('ordered') };
  }
  return order;
}

/** Half up, in whole numbers, by another formula than the shop's. */
function taxIn(cents: number, rate: number): number {
  const [whole, divisor] = [BigInt(cents) * BigInt(rate) * 10n, 10_000n + BigInt(rate)];
  const tenths = whole / divisor;
  return Number((tenths + 5n) / 10n);
}

/** Shares of an amount by largest remainder, one cent after the other. */
function shares(cents: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((all, weight) => all + BigInt(weight), 0n);
  const exact = weights.map((weight) => BigInt(weight) * BigInt(cents));
  const given = exact.map((one) => one / sum);
  const order = exact.map((_, index) => index);
  order.sort(
    (one, other) => Number(((exact[other] ?? 0n) % sum) - ((exact[one] ?? 0n) % sum)) || one - other,
  );
  let left = BigInt(cents) - given.reduce((all, one) => all + one, 0n);
  for (const index of order) {
    if (left === 0n) break;
    given[index] = (given[index] ?? 0n) + 1n;
    left -= 1n;
  }
  return given.map(Number);
}

type Sums = Record<string, [gross: number, tax: number]>;

function addTo(sums: Sums, rate: number | undefined, gross: number, tax: number): void {
  const [known, knownTax] = sums[String(rate)] ?? [0, 0];
  sums[String(rate)] = [known + gross, knownTax + tax];
}

/** What an order is charged for by rate, found without the shop's own functions. */
function oracle(order: Order, invoicedAt: InvoiceTime): Sums {
  const sums: Sums = {};
  const isGone = (id: string) =>
    order.lineChanges.some(({ bookId, state }) => bookId === id && state !== 'ordered');
  const isHere = (id: string) =>
    order.parcels.some(({ bookIds, state }) => bookIds.includes(id) && state === 'delivered');
  const lines = order.lines.filter(
    ({ bookId }) => !isGone(bookId) && (invoicedAt === 'placing' || isHere(bookId)),
  );
  for (const { unitCents, taxBasisPoints: rate } of lines) {
    addTo(sums, rate, unitCents, rate === undefined ? 0 : taxIn(unitCents, rate));
  }
  const delivery = lines.length > 0 ? (order.deliveryCents ?? 0) : 0;
  const found = [...new Set(order.lines.map(({ taxBasisPoints }) => taxBasisPoints))].sort(
    (a = 0, b = 0) => a - b,
  );
  const weights = found.map((rate) =>
    order.lines.filter((line) => line.taxBasisPoints === rate).reduce((all, line) => all + line.unitCents, 0),
  );
  for (const [index, share] of shares(delivery, weights).entries()) {
    const rate = found[index];
    addTo(sums, rate, share, rate === undefined ? 0 : taxIn(share, rate));
  }
  return Object.fromEntries(Object.entries(sums).filter(([, [gross]]) => gross !== 0));
}

function sumsOf(documents: readonly BillingChange[]): Sums {
  const sums: Sums = {};
  for (const { basisPoints, cents, taxCents } of documents.flatMap(({ parts }) => parts)) {
    addTo(sums, basisPoints, cents, taxCents);
  }
  return Object.fromEntries(Object.entries(sums).filter(([, [gross, tax]]) => gross !== 0 || tax !== 0));
}

describe('The invoices of an order', holds('invoices/figures'), () => {
  it('equal an independent reckoning after each of its changes, and credit notes are never above invoices', () => {
    const seen = { invoices: 0, 'credit notes': 0, currencies: new Set<string>() };
    fc.assert(
      fc.property(story, (told) => {
        const placed = orderOf(told);
        const { invoicedAt, events, currency } = told;
        seen.currencies.add(currency);
        const documents: BillingChange[] = [];
        let billed: OpenPart[] = [];
        let order: Order | undefined;
        for (const next of [undefined, ...events]) {
          const before = order;
          order = order && next ? after(order, next) : placed;
          const change = billingChange(before, order, invoicedAt, billed);
          if (change) {
            documents.push(change);
            billed = change.billedBy(`N-${documents.length}`);
            const isCredit = change.kind === 'credit-note';
            seen[isCredit ? 'credit notes' : 'invoices'] += 1;
            const cents = change.parts.reduce((sum, part) => sum + part.cents, 0);
            expect(isCredit ? cents < 0 : cents > 0).toBe(true);
            expect(change.references.length > 0).toBe(isCredit);
          }
          const sums = sumsOf(documents);
          expect(sums).toEqual(oracle(order, invoicedAt));
          expect(Object.values(sums).every(([gross, tax]) => gross >= 0 && tax >= 0)).toBe(true);
        }
      }),
      { numRuns: 10_000 },
    );
    expect(seen.invoices).toBeGreaterThan(5000);
    expect(seen['credit notes']).toBeGreaterThan(1000);
    expect(seen.currencies.size).toBe(5);
  });

  it('are none for what was delivered before the shop wrote them, also when it comes back', () => {
    const told = { currency: 'EUR' as const, cents: [1000, 2000], rates, hasTax: true, deliveryCents: 500 };
    const placed = orderOf({ ...told, invoicedAt: 'delivery', events: [] });
    const one = after(placed, { book: 0, what: 'deliver' });
    const both = after(one, { book: 1, what: 'deliver' });
    const change = billingChange(one, both, 'delivery', []);
    expect(change?.parts.map(({ key }) => key)).toEqual(['book-1']);
    const billed = change?.billedBy('N-1') ?? [];
    const returned = after(both, { book: 0, what: 'return' });
    expect(billingChange(both, returned, 'delivery', billed)).toBeUndefined();
    const all = after(returned, { book: 1, what: 'return' });
    const credit = billingChange(returned, all, 'delivery', billed);
    expect(credit).toMatchObject({ kind: 'credit-note', references: ['N-1'] });
    expect(credit?.parts.map(({ key, cents }) => [key, cents])).toEqual([['book-1', -2000]]);
  });

  it('are answered by a credit note when a delivery is taken back, and by a new invoice when it is made again', () => {
    const told = { currency: 'EUR' as const, cents: [1000], rates, hasTax: true, deliveryCents: 500 };
    const placed = orderOf({ ...told, invoicedAt: 'delivery', events: [] });
    const delivered = after(placed, { book: 0, what: 'deliver' });
    const first = billingChange(placed, delivered, 'delivery', []);
    const back = after(delivered, { book: 0, what: 'undo' });
    const credit = billingChange(delivered, back, 'delivery', first?.billedBy('N-1') ?? []);
    expect(credit).toMatchObject({ kind: 'credit-note', references: ['N-1'] });
    expect(credit?.billedBy('C-1')).toEqual([]);
    const again = billingChange(back, after(back, { book: 0, what: 'deliver' }), 'delivery', []);
    expect(again?.parts).toEqual(first?.parts);
    expect(again?.kind).toBe('invoice');
  });
});

describe('An invoice of an order with a discount', holds('invoices/figures'), () => {
  const told = { currency: 'EUR' as const, cents: [1000, 3000], rates, hasTax: true, deliveryCents: 500 };
  const placed = orderOf({ ...told, invoicedAt: 'placing', events: [] });
  const discounts = [{ number: 1, basisPoints: 1000, reason: 'A dent', at }];

  it('has it as lines of its own; one that comes later is a credit note of all invoices', () => {
    const first = billingChange(undefined, placed, 'placing', []);
    const reduced = { ...placed, discounts };
    const credit = billingChange(placed, reduced, 'placing', first?.billedBy('N-1') ?? []);
    expect(credit).toMatchObject({ kind: 'credit-note', references: ['N-1'] });
    expect(credit?.parts.every(({ key }) => key === ':discount-1')).toBe(true);
    expect(credit?.parts.reduce((sum, { cents }) => sum + cents, 0)).toBe(-400);
    const both = billingChange(undefined, reduced, 'placing', []);
    expect(both?.kind).toBe('invoice');
    expect(both?.parts.reduce((sum, { cents }) => sum + cents, 0)).toBe(keptCents(reduced));
  });

  it('follows what is left of it when a book is taken out', () => {
    const reduced = { ...placed, discounts };
    const first = billingChange(undefined, reduced, 'placing', []);
    const less = after(reduced, { book: 0, what: 'take out' });
    const credit = billingChange(reduced, less, 'placing', first?.billedBy('N-1') ?? []);
    expect(credit?.kind).toBe('credit-note');
    const sum = credit?.parts.reduce((cents, part) => cents + part.cents, 0) ?? 0;
    expect(keptCents(reduced) + sum).toBe(keptCents(less));
  });
});
