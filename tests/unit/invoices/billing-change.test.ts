import { expect, it } from 'vitest';
import {
  type BillingChange,
  billingChange,
  withUndone,
} from '../../../functions/src/shared/invoice/billing-change.ts';
import type { Order } from '../../../functions/src/shared/order/order.ts';
import type { OrderInvoice } from '../../../functions/src/shared/order/order-invoices.ts';
import { makeBook, makeOrder, makeParcel } from '../../fixtures/factories.ts';

const at = '2026-11-03T12:00:00.000Z';
const parcel = (number: number, state: 'shipped' | 'delivered') =>
  makeParcel({ number, bookIds: [`book-${number}`], state });
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

function documentsOf(states: readonly Order[]): BillingChange[] {
  let billed: ReturnType<BillingChange['billedBy']> = [];
  const invoices: OrderInvoice[] = [];
  return states.slice(1).flatMap((after, index) => {
    const change = billingChange(states[index], { ...after, invoices }, 'delivery', billed);
    if (!change) return [];
    const isCreditNote = change.kind === 'credit-note';
    const number = `${isCreditNote ? 'CN' : 'INV'}-${index + 1}`;
    billed = change.billedBy(number);
    const cents = change.parts.reduce((sum, part) => sum + part.cents, 0);
    const { references } = change;
    invoices.push({ number, isCreditNote, day: '2026-11-03', cents, ...(isCreditNote && { references }) });
    return [change];
  });
}

it.each([
  [
    'an invoice is nothing with its credit note',
    [
      ['INV-1', 1000],
      ['CN-1', -1000, 'INV-1'],
    ],
    [true, true],
  ],
  [
    'what an invoice still holds is something',
    [
      ['INV-1', 1000],
      ['CN-1', -400, 'INV-1'],
    ],
    [false, false],
  ],
  [
    'what was cancelled has another invoice',
    [
      ['INV-1', 900],
      ['CN-1', -300, 'INV-1'],
      ['CN-2', -600, 'INV-1'],
      ['INV-2', 600],
    ],
    [true, true, true, false],
  ],
] satisfies [string, [string, number, string?][], boolean[]][])('After an undo %s', (_, written, undone) => {
  const invoices = written.map(([number, cents, reference]) => ({
    number,
    cents,
    day: '2026-11-03',
    isCreditNote: cents < 0,
    ...(reference && { references: [reference] }),
  }));
  expect(withUndone(invoices).map(({ isUndone = false }) => isUndone)).toEqual(undone);
});

it('A credit note is for invoices alone, also after a discount that was a credit note itself', () => {
  const steps = [shipped, half, whole, reduced, { ...reduced, lineChanges: [returned] }];
  const [, , discount, last] = documentsOf(steps);
  expect(discount).toMatchObject({ kind: 'credit-note', references: ['INV-1', 'INV-2'] });
  // The returned book's part of the discount falls on the kept one.
  expect(last).toMatchObject({ kind: 'credit-note', references: ['INV-2'] });
  const back = documentsOf([...steps, shipped]).at(-1);
  expect(back).toMatchObject({ kind: 'credit-note', references: ['INV-1', 'INV-2'] });
});

it('A credit note is for all invoices where one alone holds less than it takes off, since a discount moves to other books', () => {
  // Half of the discount is taken off the first invoice, and the other half is on the second.
  const reducedHalf = { ...half, discounts };
  const back = { ...reduced, lineChanges: [{ ...returned, bookId: 'book-1' }] };
  const documents = documentsOf([shipped, half, reducedHalf, reduced, back]);
  expect(documents.map(({ kind, references }) => [kind, references])).toEqual([
    ['invoice', []],
    ['credit-note', ['INV-1']],
    ['invoice', []],
    ['credit-note', ['INV-1', 'INV-3']],
  ]);
});

it('A credit note is for the last invoice alone after deliveries were taken back and made again', () => {
  const documents = documentsOf([shipped, whole, shipped, whole, shipped, whole, reduced, shipped]);
  expect(documents.map(({ references }) => references)).toEqual([
    [],
    ['INV-1'],
    [],
    ['INV-3'],
    [],
    ['INV-5'],
    ['INV-5'],
  ]);
});

const percent = [{ number: 1, basisPoints: 1000, reason: 'A dent', at }];
const bill = (before: Order, after: Order, billed: ReturnType<BillingChange['billedBy']> = []) =>
  billingChange(before, after, 'delivery', billed);
const billed = bill(half, whole)?.billedBy('INV-1') ?? [];
const amounts = (change?: BillingChange) => change?.parts.map(({ key, cents }) => [key, cents]);

it('An order that was delivered in part before the shop wrote invoices has the discount of the later parcel on the invoice of that parcel', () => {
  const change = bill({ ...half, discounts: percent }, { ...whole, discounts: percent });
  expect([change?.kind, amounts(change)]).toEqual([
    'invoice',
    [
      ['book-2', 1000],
      [':discount-1', -100],
    ],
  ]);
});

it('An order that was delivered in part before the shop wrote invoices has a credit note of a later discount for the invoiced book alone', () => {
  const credit = bill(whole, { ...whole, discounts: percent }, billed);
  expect(credit).toMatchObject({ kind: 'credit-note', references: ['INV-1'] });
  expect(amounts(credit)).toEqual([[':discount-1', -100]]);
});

it('An order that was delivered in part before the shop wrote invoices has no credit note for what was never invoiced, and one for the rest when that comes back, too', () => {
  const first = { ...whole, lineChanges: [{ ...returned, bookId: 'book-1' }] };
  expect(bill(whole, first, billed)).toBeUndefined();
  const credit = bill(first, { ...whole, lineChanges: [...first.lineChanges, returned] }, billed);
  expect(credit).toMatchObject({ kind: 'credit-note', references: ['INV-1'] });
  expect(amounts(credit)).toEqual([['book-2', -1000]]);
});

it('An order that was delivered in part before the shop wrote invoices has the cost of its delivery, which came with the first parcel, on none', () => {
  const cost = { deliveryCents: 500 };
  expect(amounts(bill({ ...half, ...cost }, { ...whole, ...cost }))).toEqual([['book-2', 1000]]);
});

it('An order that was delivered in part before the shop wrote invoices has no credit note of a discount when all of it was', () => {
  expect(bill(whole, { ...whole, discounts: percent })).toBeUndefined();
  expect(bill({ ...whole, discounts: percent }, whole)).toBeUndefined();
});
