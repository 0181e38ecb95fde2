import { describe, expect, it } from 'vitest';
import { billingChange } from '../../../functions/src/shared/invoice/billing-change.ts';
import type { Order } from '../../../functions/src/shared/order/order.ts';
import type { LineChange } from '../../../functions/src/shared/order/order-lines.ts';
import { keptCents } from '../../../functions/src/shared/order/order-totals.ts';
import type { ParcelState } from '../../../functions/src/shared/order/parcels.ts';
import { makeBook, makeOrder } from '../../fixtures/factories.ts';

const at = '2026-04-02T12:00:00.000Z';

function orderOf(cents: readonly number[]): Order {
  const books = cents.map((_, index) => makeBook({ _id: `book-${index}` }));
  const order = makeOrder(books, { _id: 'order-id', currency: 'EUR', deliveryCents: 500, taxName: 'VAT' });
  const lines = order.lines.map((line, index) => ({
    ...line,
    unitCents: cents[index] ?? 1,
    taxBasisPoints: 250 * index,
    taxClass: 'books' as const,
  }));
  return { ...order, lines };
}

/** The order after something has happened to one of its books, which goes in a parcel of its own. */
function changed(order: Order, book: number, what: 'deliver' | 'undo' | 'return' | 'take out'): Order {
  const bookId = `book-${book}`;
  const parcelIn = (state: ParcelState) => [
    ...order.parcels.filter(({ bookIds }) => !bookIds.includes(bookId)),
    { number: book + 1, bookIds: [bookId], carrier: '', trackingCode: '', state, at },
  ];
  const changed = (state: LineChange['state']) => [...order.lineChanges, { bookId, state, at }];
  if (what === 'take out') return { ...order, lineChanges: changed('taken-out') };
  if (what === 'return') return { ...order, parcels: parcelIn('returned'), lineChanges: changed('returned') };
  return { ...order, parcels: parcelIn(what === 'deliver' ? 'delivered' : 'shipped') };
}

describe('The invoices of an order', () => {
  it('are none for what was delivered before the shop wrote them, also when it comes back', () => {
    const placed = orderOf([1000, 2000]);
    const one = changed(placed, 0, 'deliver');
    const both = changed(one, 1, 'deliver');
    const change = billingChange(one, both, 'delivery', []);
    expect(change?.parts.map(({ key }) => key)).toEqual(['book-1']);
    const billed = change?.billedBy('N-1') ?? [];
    const returned = changed(both, 0, 'return');
    expect(billingChange(both, returned, 'delivery', billed)).toBeUndefined();
    const all = changed(returned, 1, 'return');
    const credit = billingChange(returned, all, 'delivery', billed);
    expect(credit).toMatchObject({ kind: 'credit-note', references: ['N-1'] });
    expect(credit?.parts.map(({ key, cents }) => [key, cents])).toEqual([['book-1', -2000]]);
  });

  it('are answered by a credit note when a delivery is taken back, and by a new invoice when it is made again', () => {
    const placed = orderOf([1000]);
    const delivered = changed(placed, 0, 'deliver');
    const first = billingChange(placed, delivered, 'delivery', []);
    const back = changed(delivered, 0, 'undo');
    const credit = billingChange(delivered, back, 'delivery', first?.billedBy('N-1') ?? []);
    expect(credit).toMatchObject({ kind: 'credit-note', references: ['N-1'] });
    expect(credit?.billedBy('C-1')).toEqual([]);
    const again = billingChange(back, changed(back, 0, 'deliver'), 'delivery', []);
    expect(again?.parts).toEqual(first?.parts);
    expect(again?.kind).toBe('invoice');
  });
});

describe('An invoice of an order with a discount', () => {
  const placed = orderOf([1000, 3000]);
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
    const less = changed(reduced, 0, 'take out');
    const credit = billingChange(reduced, less, 'placing', first?.billedBy('N-1') ?? []);
    expect(credit?.kind).toBe('credit-note');
    const sum = credit?.parts.reduce((cents, part) => cents + part.cents, 0) ?? 0;
    expect(keptCents(reduced) + sum).toBe(keptCents(less));
  });
});
