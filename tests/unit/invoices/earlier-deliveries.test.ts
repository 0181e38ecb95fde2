import { describe, expect, it } from 'vitest';
import { billingChange } from '../../../functions/src/shared/invoice/billing-change.ts';
import type { Order } from '../../../functions/src/shared/order/order.ts';
import { makeBook, makeOrder } from '../../fixtures/factories.ts';

const at = '2026-11-03T12:00:00.000Z';
const parcel = (number: number, state: 'shipped' | 'delivered') => ({
  number,
  bookIds: [`book-${number}`],
  state,
  at,
  carrier: '',
  trackingCode: '',
});
const discounts = [{ number: 1, basisPoints: 1000, reason: 'A dent', at }];

/** Two books of ten dollars, each in a parcel of its own. */
function orderWith(overrides: Partial<Order>): Order {
  const order = makeOrder([makeBook({ _id: 'book-1' }), makeBook({ _id: 'book-2' })]);
  const lines = order.lines.map((line) => ({ ...line, unitCents: 1000 }));
  return { ...order, status: 'shipped', lines, ...overrides };
}

const half = [parcel(1, 'delivered'), parcel(2, 'shipped')];
const all = [parcel(1, 'delivered'), parcel(2, 'delivered')];
const amounts = (change: ReturnType<typeof billingChange>) =>
  change?.parts.map(({ key, cents }) => [key, cents]);

describe('An order that was delivered in part before the shop wrote invoices', () => {
  it('has the discount of the later parcel on the invoice of that parcel', () => {
    const [before, after] = [
      orderWith({ discounts, parcels: half }),
      orderWith({ discounts, parcels: all, status: 'delivered' }),
    ];
    const change = billingChange(before, after, 'delivery', []);
    expect(change?.kind).toBe('invoice');
    expect(amounts(change)).toEqual([
      ['book-2', 1000],
      [':discount-1', -100],
    ]);
  });

  it('has a credit note of a later discount for the invoiced book alone', () => {
    const [before, after] = [orderWith({ parcels: half }), orderWith({ parcels: all, status: 'delivered' })];
    const billed = billingChange(before, after, 'delivery', [])?.billedBy('INV-1') ?? [];
    const credit = billingChange(after, { ...after, discounts }, 'delivery', billed);
    expect(credit).toMatchObject({ kind: 'credit-note', references: ['INV-1'] });
    expect(amounts(credit)).toEqual([[':discount-1', -100]]);
  });

  it('has the cost of its delivery, which came with the first parcel, on none', () => {
    const [before, after] = [
      orderWith({ deliveryCents: 500, parcels: half }),
      orderWith({ deliveryCents: 500, parcels: all, status: 'delivered' }),
    ];
    expect(amounts(billingChange(before, after, 'delivery', []))).toEqual([['book-2', 1000]]);
  });
});

it('An order that was delivered before the shop wrote invoices has no credit note of a discount', () => {
  const before = orderWith({ parcels: all, status: 'delivered' });
  const after = { ...before, discounts };
  expect(billingChange(before, after, 'delivery', [])).toBeUndefined();
  expect(billingChange(after, before, 'delivery', [])).toBeUndefined();
});
