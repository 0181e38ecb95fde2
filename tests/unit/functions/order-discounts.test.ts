import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type AccountantRow, rowsOfEntry } from '../../../functions/src/cash/accountant-rows.ts';
import { cashEntryDocument, readBookedEntry } from '../../../functions/src/cash/cash-entry.ts';
import type { OrderChange } from '../../../functions/src/order-change/apply-change.ts';
import { cashMove } from '../../../functions/src/order-change/cash-move.ts';
import { BooksChanged, checkPrices } from '../../../functions/src/orders/order-check.ts';
import { orderDocument } from '../../../functions/src/orders/order-document.ts';
import { ApiError } from '../../../functions/src/platform/http/api-errors.ts';
import type { ChangingOrder } from '../../../functions/src/shared/order/changing-order.ts';
import { type Order, readOrder } from '../../../functions/src/shared/order/order.ts';
import { billCents, billOf, billSums } from '../../../functions/src/shared/order/order-bill.ts';
import { figuresOf } from '../../../functions/src/shared/order/order-figures.ts';
import { keptLines, soldLines } from '../../../functions/src/shared/order/order-lines.ts';
import {
  centsOfParcel,
  deliveredLines,
  keptCents,
  openCents,
  orderedCents,
  presentCents,
} from '../../../functions/src/shared/order/order-totals.ts';
import { moneyOf } from '../../../functions/src/shared/shop/money-format.ts';
import { changed } from '../../fixtures/changing-orders.ts';
import { makeBook, makeOrderRequest } from '../../fixtures/factories.ts';
import { holds } from '../../promises/holds.ts';

// The oracle: exact fractions, found by looking for the nearest whole number, and shares that are given out one by one.

/** n ÷ d, rounded half up, by trying. */
function nearest(n: bigint, d: bigint): number {
  let whole = n / d;
  while (2n * (n - whole * d) >= d) whole += 1n;
  return Number(whole);
}

const taxIn = (cents: number, rate: number) => nearest(BigInt(cents) * BigInt(rate), BigInt(10_000 + rate));

/** Whole shares of an amount: each gets what is sure, then one more in turn, the largest rest first. */
function sharesOf(cents: number, weights: readonly number[]): number[] {
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  if (whole === 0)
    return weights.length === 0
      ? []
      : sharesOf(
          cents,
          weights.map(() => 1),
        );
  const exact = weights.map((weight) => BigInt(cents) * BigInt(weight));
  const shares = exact.map((part) => Number(part / BigInt(whole)));
  const rests = exact.map((part) => part % BigInt(whole));
  for (let left = cents - shares.reduce((sum, share) => sum + share, 0); left > 0; left -= 1) {
    const most = rests.reduce((best, rest, index) => (rest > (rests[best] ?? -1n) ? index : best), 0);
    shares[most] = (shares[most] ?? 0) + 1;
    rests[most] = -1n;
  }
  return shares;
}

interface Sums {
  cents: number;
  /** Gross and tax by rate. */
  rates: Map<number, { gross: number; tax: number }>;
}

function add(sums: Sums, cents: number, rate: number): void {
  const { gross, tax } = sums.rates.get(rate) ?? { gross: 0, tax: 0 };
  const sign = cents < 0 ? -1 : 1;
  sums.cents += cents;
  sums.rates.set(rate, { gross: gross + cents, tax: tax + sign * taxIn(Math.abs(cents), rate) });
}

/** What some of the kept lines of an order cost, with the delivery or without. */
function oracle(order: Order, bookIds: readonly string[], hasDelivery: boolean): Sums {
  const sums: Sums = { cents: 0, rates: new Map() };
  const gone = new Set(order.lineChanges.filter(({ state }) => state !== 'ordered').map((one) => one.bookId));
  const kept = order.lines.filter(({ bookId }) => !gone.has(bookId));
  const left = kept.map(({ unitCents }) => unitCents);
  for (const [index, line] of kept.entries()) {
    if (bookIds.includes(line.bookId)) add(sums, left[index] ?? 0, line.taxBasisPoints ?? 0);
  }
  for (const { cents, basisPoints = 0, takenBackAt } of order.discounts ?? []) {
    if (takenBackAt) continue;
    const price = kept.reduce((sum, { unitCents }) => sum + unitCents, 0);
    const wanted = cents ?? nearest(BigInt(price) * BigInt(basisPoints), 10_000n);
    const most = left.reduce((sum, one) => sum + one, 0);
    for (const [index, share] of sharesOf(Math.min(wanted, most), left).entries()) {
      left[index] = (left[index] ?? 0) - share;
      const { bookId = '', taxBasisPoints = 0 } = kept[index] ?? {};
      if (share > 0 && bookIds.includes(bookId)) add(sums, -share, taxBasisPoints);
    }
  }
  if (hasDelivery) {
    const rates = [...new Set(order.lines.map(({ taxBasisPoints = 0 }) => taxBasisPoints))].sort(
      (a, b) => a - b,
    );
    const goods = rates.map((rate) =>
      order.lines.reduce((sum, line) => sum + (line.taxBasisPoints === rate ? line.unitCents : 0), 0),
    );
    for (const [index, share] of sharesOf(order.deliveryCents ?? 0, goods).entries()) {
      if (share > 0) add(sums, share, rates[index] ?? 0);
    }
  }
  return sums;
}

const seen = (rates: Sums['rates']) =>
  [...rates]
    .filter(([, { gross, tax }]) => gross !== 0 || tax !== 0)
    .sort(([one], [other]) => one - other)
    .map(([rate, { gross, tax }]) => ({ rate, gross, tax }));

/** The sums of the accountant's rows by rate, as the CSV has them. */
function ofRows(rows: readonly AccountantRow[]): Sums {
  const sums: Sums = { cents: 0, rates: new Map() };
  for (const { basisPoints, grossCents, taxCents } of rows) {
    if (grossCents === undefined) continue;
    sums.cents += grossCents;
    const rate = basisPoints ?? 0;
    const { gross, tax } = sums.rates.get(rate) ?? { gross: 0, tax: 0 };
    const own = taxCents ?? (grossCents < 0 ? -1 : 1) * taxIn(Math.abs(grossCents), rate);
    sums.rates.set(rate, { gross: gross + grossCents, tax: tax + own });
  }
  return sums;
}

// The carts and what becomes of them.

const rates = [0, 210, 550, 700, 1900, 2550];
const cart = fc.record({
  currency: fc.constantFrom('USD', 'EUR', 'GBP', 'JPY', 'KWD'),
  isIncluded: fc.boolean(),
  books: fc.array(
    fc.record({
      price: fc.oneof(fc.integer({ min: 0, max: 30 }), fc.integer({ min: 0, max: 5_000_000 })),
      taxClass: fc.constantFrom('books', 'ebooks', 'other'),
    }),
    { minLength: 1, maxLength: 6 },
  ),
  rates: fc.tuple(fc.constantFrom(...rates), fc.constantFrom(...rates), fc.integer({ min: 0, max: 10_000 })),
  area: fc.option(
    fc.record({ cost: fc.nat(500), more: fc.nat(900), from: fc.nat(3000), free: fc.nat(90_000) }),
  ),
});

const place = fc.nat(5);
const parcel = fc.integer({ min: 1, max: 3 });
const happening = fc.oneof(
  fc.record({ what: fc.constant('discount' as const), cents: fc.oneof(fc.nat(50), fc.nat(5_000_000)) }),
  fc.record({ what: fc.constant('percent' as const), basisPoints: fc.integer({ min: 1, max: 10_000 }) }),
  fc.record({ what: fc.constant('discount back' as const), number: fc.integer({ min: 1, max: 4 }) }),
  fc.record({ what: fc.constant('take out' as const), place }),
  fc.record({ what: fc.constant('put back' as const), place }),
  fc.record({ what: fc.constant('return' as const), place }),
  fc.record({ what: fc.constant('ship' as const), places: fc.uniqueArray(place, { minLength: 1 }) }),
  fc.record({ what: fc.constant('deliver' as const), parcel }),
  fc.record({ what: fc.constant('deliver' as const), parcel }),
  fc.record({ what: fc.constant('come back' as const), parcel }),
);
type Happening = typeof happening extends fc.Arbitrary<infer T> ? T : never;

function changeOf(order: ChangingOrder, one: Happening): OrderChange {
  const isMailed = false;
  const idAt = (at: number) => order.lines[at % order.lines.length]?.bookId ?? '';
  const line = (at: number, from: 'ordered' | 'taken-out', to: 'ordered' | 'taken-out' | 'returned') => {
    const request = { bookId: idAt(at), from, to, reason: 'other' as const, isMailed };
    return { kind: 'line' as const, request };
  };
  const edit = (number: number, from: 'shipped', to: 'delivered' | 'returned') => {
    const nothing = { carrier: undefined, trackingCode: undefined, cashCents: undefined };
    const request = { ...nothing, from, to, cashWay: 'cash' as const, reason: '', isMailed };
    return { kind: 'parcel edit' as const, number, request };
  };
  const reason = 'A bent corner';
  switch (one.what) {
    case 'discount':
      return { kind: 'discount', request: { cents: one.cents, basisPoints: undefined, reason, isMailed } };
    case 'percent':
      return {
        kind: 'discount',
        request: { cents: undefined, basisPoints: one.basisPoints, reason, isMailed },
      };
    case 'discount back':
      return { kind: 'discount taken back', number: one.number };
    case 'take out':
      return line(one.place, 'ordered', 'taken-out');
    case 'put back':
      return line(one.place, 'taken-out', 'ordered');
    case 'return':
      return line(one.place, 'ordered', 'returned');
    case 'ship': {
      const bookIds = [...new Set(one.places.map(idAt))];
      return { kind: 'parcel', request: { bookIds, carrier: '', trackingCode: '' } };
    }
    case 'deliver':
      return edit(one.parcel, 'shipped', 'delivered');
    case 'come back':
      return edit(one.parcel, 'shipped', 'returned');
  }
}

/** The order of a cart, at the total that the shop asks for. */
function orderOf({ currency, isIncluded, books: given, rates: [books, ebooks, other], area }: CartOf): Order {
  const money = moneyOf({ currency, locale: 'en-US' });
  const rate = (basisPoints: number) => [{ from: '2026-01-01', basisPoints }];
  const tax = {
    ...{ name: 'VAT', isIncluded, defaultClass: 'books' as const },
    rates: { books: rate(books), ebooks: rate(ebooks), other: rate(other) },
  };
  const shelf = given.map(({ price, taxClass }, index) =>
    makeBook({ _id: `b${index}`, newPrice: money.toPrice(price), taxClass }),
  );
  const { cost = 0, more = 0, from = 0, free = 0 } = area ?? {};
  const at = (cents: number) => money.toPrice(cents);
  const steps = [
    { from: 0, cost: at(cost) },
    { from: at(from + 1), cost: at(cost + more) },
  ];
  const areas = area
    ? [{ name: 'All', countries: [], zips: [], by: 'amount' as const, steps, freeFrom: at(free) }]
    : [];
  const shop = { currency, locale: 'en-US', delivery: { areas, isShown: true } };
  const request = { ...makeOrderRequest(shelf), currency };
  const settle = (totalPrice: string) =>
    checkPrices({ ...request, totalPrice }, shelf, new Set(), shop, { tax, day: '2026-11-23' });
  let checked: ReturnType<typeof settle>;
  try {
    checked = settle('-1');
  } catch (error) {
    if (!(error instanceof BooksChanged)) throw error;
    checked = settle(Object(error.details).totalPrice);
  }
  const shopper = { uid: 'ada', email: 'ada@example.com' };
  const placedAt = new Date('2026-11-23T12:00:00Z');
  return readOrder('order-id', {
    ...orderDocument({ number: '7K3M-9QXA', shopper, request, ...checked, placedAt, money, tax }),
  });
}
type CartOf = typeof cart extends fc.Arbitrary<infer T> ? T : never;

const common = { keyHash: 'k', day: '2026-11-23', by: 'Otto', now: new Date('2026-11-23T12:00:00Z') };

describe('An order with discounts', holds('orders/discounts', 'cash/accountant', 'tax/sums'), () => {
  it('equals an exact oracle to the cent, in its parts, its ledger and its exports, for 10,000 carts in five currencies', () => {
    let refused = 0;
    let done = 0;
    let agreed = 0;
    fc.assert(
      fc.property(cart, fc.array(happening, { maxLength: 10 }), (given, happenings) => {
        let order: ChangingOrder = { ...orderOf(given), parcelsMade: 0 };
        const rows: AccountantRow[] = [];
        const ordered = orderedCents(order);
        for (const one of happenings) {
          const before = order;
          try {
            const { after, outcome } = changed(order, changeOf(order, one));
            order = after;
            const move = cashMove(before, after, outcome.isBack);
            done += 1;
            if (!move) continue;
            const document = cashEntryDocument({ ...move, before, after, ...common });
            const booked = rowsOfEntry(readBookedEntry('id', document), order.lines);
            const inCents = booked.reduce((sum, row) => sum + (row.inCents ?? 0), 0);
            expect(inCents).toBe(move.cents);
            rows.push(...booked);
          } catch (error) {
            if (!(error instanceof ApiError)) throw error;
            refused += 1;
          }
        }
        const kept = keptLines(order).map(({ bookId }) => bookId);
        const sold = soldLines(order).map(({ bookId }) => bookId);
        const got = deliveredLines(order).map(({ bookId }) => bookId);
        // What the shopper pays, and what counts as sold.
        const due = oracle(order, sold, sold.length > 0);
        expect(keptCents(order)).toBe(due.cents);
        expect(keptCents(order)).toBeGreaterThanOrEqual(0);
        expect(figuresOf(order).salesCents).toBe(due.cents);
        expect(openCents(order)).toBe(due.cents - (order.cashCents ?? 0));
        expect(orderedCents(order)).toBe(ordered);
        // The order's page, the mail and the export: line by line, with the tax.
        if (sold.length > 0) {
          const bill = billOf(order);
          expect(billCents(bill)).toBe(presentCents(order));
          const sums = billSums(bill).map(({ basisPoints: rate, grossCents: gross, taxCents: tax }) => {
            return { rate, gross, tax };
          });
          const shown = sums.filter(({ gross, tax }) => gross !== 0 || tax !== 0);
          expect(shown).toEqual(seen(due.rates));
          // The accountant's rows are the export's once all has arrived.
          if (got.length === sold.length) {
            expect(seen(ofRows(rows).rates)).toEqual(shown);
            agreed += 1;
          }
        }
        // The parcels together bring what the order costs.
        const parts = order.parcels.map((one) => centsOfParcel(order, one));
        const unsent = kept.filter((id) => !order.parcels.some(({ bookIds }) => bookIds.includes(id)));
        if (sold.length > 0 && unsent.length === 0) {
          expect(parts.reduce((sum, cents) => sum + cents, 0)).toBe(due.cents);
        }
        // The ledger: what was delivered and is kept.
        const earned = oracle(order, got, got.length > 0);
        const booked = ofRows(rows);
        expect(booked.cents).toBe(earned.cents);
        expect(seen(booked.rates)).toEqual(seen(earned.rates));
      }),
      { numRuns: 10_000 },
    );
    // Most of what is tried is possible, and a good part is not.
    expect(done).toBeGreaterThan(10_000);
    expect(refused).toBeGreaterThan(5_000);
    expect(agreed).toBeGreaterThan(100);
  }, 240_000);
});
