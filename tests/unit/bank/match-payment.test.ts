import { expect, it } from 'vitest';
import { type MatchedOrder, matchPayments } from '../../../functions/src/bank/match-payment.ts';

const order = (id: string, openCents: number, ...numbers: string[]): MatchedOrder => ({
  id,
  number: numbers[0] ?? '',
  name: 'Mill Lane School',
  currency: 'EUR',
  openCents,
  customerId: 'school',
  numbers,
});
const open = [
  order('a', 1000, '7K3M-9QXA', 'INV-2026-00012'),
  order('b', 2500, '8ABC-DEF0', 'INV-2026-00013'),
  { ...order('c', 700, 'QQQQ-2222', 'INV-2026-00140'), name: 'Town Library', customerId: 'library' },
];

const payment = { cents: 1000, currency: 'EUR', name: 'Somebody', text: '', reference: '', payer: '' };
const match = (given: Partial<typeof payment>, orders = open) =>
  matchPayments(orders, (payer) => (payer === 'known' ? 'library' : undefined))({ ...payment, ...given });

it.each([
  'INV-2026-00012',
  'Rechnung inv 2026 00012, danke',
  'INV-2026-0 0012',
  'Order 7k3m 9qxa',
  'RE.NR.:INV-2026-00012/KD 4711',
])('A payment that says “%s” is for that order', (text) => {
  expect(match({ text })).toEqual({
    state: 'matched',
    reason: 'number',
    parts: [{ orderId: 'a', cents: 1000 }],
  });
});

it.each(['INV-2026-0012', 'INV-2026-00O12', '7K3M-9QAX', 'RECHNUNGINV-2026-00012VOM', 'Rechnung 2026-00012'])(
  'A payment that says “%s” is only suggested',
  (text) => {
    expect(match({ text })).toMatchObject({ state: 'suggested', reason: 'near', parts: [{ orderId: 'a' }] });
  },
);

it.each(['', '12', '2026', 'INV-2026', 'INV-2027-99999'])(
  'A payment that says “%s” is for no order',
  (text) => {
    expect(match({ text })).toEqual({ state: 'unmatched', reason: 'none', parts: [] });
  },
);

it('A payment less a fee is a part of what is open, and what is left can be paid by another one', () => {
  const next = matchPayments(open, () => undefined);
  const text = '7K3M-9QXA';
  expect(next({ ...payment, cents: 985, text })).toMatchObject({
    state: 'matched',
    parts: [{ cents: 985 }],
  });
  expect(next({ ...payment, cents: 15, text })).toMatchObject({ state: 'matched', parts: [{ cents: 15 }] });
  expect(next({ ...payment, cents: 15, text })).toMatchObject({ state: 'suggested', reason: 'paid' });
});

it('A payment of several numbers pays the oldest first, and what is above all of them is for a person to see', () => {
  const text = 'INV-2026-00013 + INV-2026-00012';
  expect(match({ cents: 3000, text })).toMatchObject({
    state: 'matched',
    parts: [
      { orderId: 'a', cents: 1000 },
      { orderId: 'b', cents: 2000 },
    ],
  });
  expect(match({ cents: 4000, text })).toEqual({
    state: 'suggested',
    reason: 'above',
    parts: [
      { orderId: 'a', cents: 1000 },
      { orderId: 'b', cents: 3000 },
    ],
  });
});

it('A payment without a number is suggested by its amount, with the name or the account of its customer', () => {
  expect(match({ name: 'SCHOOL MILL-LANE' })).toMatchObject({
    reason: 'amount',
    parts: [{ orderId: 'a' }],
  });
  expect(match({ cents: 700, payer: 'known' })).toMatchObject({
    reason: 'amount',
    parts: [{ orderId: 'c' }],
  });
  expect(match({ cents: 3500, name: 'Mill Lane School' }).parts).toHaveLength(2);
  expect(match({ cents: 999, name: 'Mill Lane School' }).state).toBe('unmatched');
  expect(match({ cents: 700, name: 'Mill Lane School' }).state).toBe('unmatched');
});

it('A payment in another currency than its order is left out', () => {
  expect(match({ currency: 'CHF', text: '7K3M-9QXA' })).toMatchObject({
    state: 'left-out',
    reason: 'currency',
  });
});
