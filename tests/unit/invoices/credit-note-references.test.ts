import { describe, expect, it } from 'vitest';
import { type BillingChange, billingChange } from '../../../functions/src/shared/invoice/billing-change.ts';
import type { Order } from '../../../functions/src/shared/order/order.ts';
import { makeBook, makeOrder } from '../../fixtures/factories.ts';
import { holds } from '../../promises/holds.ts';

const at = '2026-11-03T12:00:00.000Z';
const parcel = (number: number, state: 'shipped' | 'delivered') => ({
  ...{ number, bookIds: [`book-${number}`], state, at, carrier: '', trackingCode: '' },
});
const discounts = [{ number: 1, cents: 300, reason: 'A dent', at }];

const made = makeOrder([makeBook({ _id: 'book-1' }), makeBook({ _id: 'book-2' })]);
const order: Order = { ...made, lines: made.lines.map((line) => ({ ...line, unitCents: 1000 })) };
const shipped: Order = { ...order, status: 'shipped', parcels: [parcel(1, 'shipped'), parcel(2, 'shipped')] };
const half: Order = { ...shipped, parcels: [parcel(1, 'delivered'), parcel(2, 'shipped')] };
const whole: Order = {
  ...shipped,
  status: 'delivered',
  parcels: [1, 2].map((one) => parcel(one, 'delivered')),
};
const reduced: Order = { ...whole, discounts };
const returned = { bookId: 'book-2', state: 'returned' as const, at };

/** The documents of an order as it goes through these states. */
function documentsOf(states: readonly Order[]): BillingChange[] {
  let billed: ReturnType<BillingChange['billedBy']> = [];
  return states.slice(1).flatMap((after, index) => {
    const change = billingChange(states[index], after, 'delivery', billed);
    if (!change) return [];
    billed = change.billedBy(`${change.kind === 'invoice' ? 'INV' : 'CN'}-${index + 1}`);
    return [change];
  });
}

describe('A credit note', holds('invoices/figures'), () => {
  it('is for invoices alone, also after a discount that was a credit note itself', () => {
    const steps = [shipped, half, whole, reduced, { ...reduced, lineChanges: [returned] }];
    const [, , discount, last] = documentsOf(steps);
    expect(discount).toMatchObject({ kind: 'credit-note', references: ['INV-1', 'INV-2'] });
    // What the returned book had of the discount falls on the kept one.
    expect(last).toMatchObject({ kind: 'credit-note', references: ['INV-2'] });
    const back = documentsOf([...steps, shipped]).at(-1);
    expect(back).toMatchObject({ kind: 'credit-note', references: ['INV-1', 'INV-2'] });
  });

  it('is for invoices alone when a discount has become smaller by a credit note', () => {
    const percent = { ...whole, discounts: [{ number: 1, basisPoints: 1000, reason: 'A dent', at }] };
    const one = { ...percent, lineChanges: [returned] };
    const documents = documentsOf([shipped, half, whole, percent, one, shipped]);
    expect(documents.slice(2).map(({ references }) => references)).toEqual([
      ['INV-1', 'INV-2'],
      ['INV-2', 'INV-1'],
      ['INV-1', 'INV-2'],
    ]);
  });
});
