import type { CashEntry } from '@bookstore/functions/shared/order/cash';
import type { Order } from '@bookstore/functions/shared/order/order';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { OrderMoney } from '../../web/src/features/order-money/order-money.tsx';
import { makeBook, makeOrder } from '../fixtures/factories.ts';
import {
  expectNone,
  expectText,
  expectValue,
  field,
  findNamed,
  press,
  retype,
  textsOf,
  user,
  waitForText,
} from './on-screen.ts';
import { cashEntry } from './samples.ts';
import './new-page.ts';

const callAdminApi = vi.hoisted(() => vi.fn());
vi.mock('../../web/src/entities/session/admin-api.ts', () => ({ callAdminApi }));

let entries: CashEntry[];

const entryOf = (cents: number, more: Partial<CashEntry> = {}): CashEntry => ({
  ...cashEntry,
  _id: `e${cents}`,
  cents,
  ...more,
});

const delivered = (more: Partial<Order> = {}) =>
  makeOrder([makeBook({ _id: 'b1', newPrice: 30 }), makeBook({ _id: 'b2', newPrice: 4.2 })], {
    status: 'delivered',
    cashCents: 3420,
    ...more,
  });

beforeEach(() => {
  entries = [entryOf(3420)];
  callAdminApi.mockImplementation(async (name: string) => {
    if (name.startsWith('GET')) return entries;
    return delivered();
  });
});

const written = () => callAdminApi.mock.calls.filter(([name]) => !name.startsWith('GET'));
const figures = () =>
  [...document.querySelectorAll('dl > div')]
    .map(({ children }) => textsOf([...children]).join(' '))
    .join(', ');
const returned = {
  bookId: 'b2',
  state: 'returned',
  at: '2026-11-20T18:00:00.000Z',
  reason: undefined,
} as const;

it.each<[string, Order, CashEntry[], string]>([
  ['settled', delivered(), [entryOf(3420)], 'Costs now $34.20, Taken $34.20, Due $0.00'],
  [
    'due in part',
    delivered({ cashCents: 3000 }),
    [entryOf(3000)],
    'Costs now $34.20, Taken $30.00, Due $4.20',
  ],
  [
    'given back in part for a returned book',
    delivered({ cashCents: 3220, lineChanges: [returned] }),
    [entryOf(-200, { kind: 'given-back' }), entryOf(3420)],
    'Costs now $30.00, Taken $34.20, Given back $2.00, To give back $2.20',
  ],
  [
    'to give back as a whole',
    delivered({ status: 'returned' }),
    [entryOf(3420)],
    'Costs now $0.00, Taken $34.20, To give back $34.20',
  ],
])('The money of an order that is %s says so', async (_, order, given, expected) => {
  entries = given;
  render(<OrderMoney order={order} />);
  const list = await findNamed('list', 'Entries of this order');
  expect(within(list).getAllByRole('listitem')).toHaveLength(given.length);
  expect(figures()).toBe(expected);
});

it('Money given back begins with what is to be given back, and is never more than was taken', async () => {
  render(<OrderMoney order={delivered({ lineChanges: [returned] })} />);
  await press('Money given back');
  const amount = field('Amount');
  expect(amount).toHaveValue('4.20');
  await retype(amount, '34,21');
  expectText('At most $34.20 can be given back: no more was taken');
  await press('Note money given back');
  expect(written()).toEqual([]);
  await retype(amount, '4,20');
  await user.selectOptions(field('How'), 'Bank transfer');
  await user.type(field('Reference (optional)'), 'R-1');
  await press('Note money given back');
  const body = { kind: 'given-back', cents: 420, way: 'bank', reference: 'R-1', note: '' };
  await waitFor(() =>
    expect(written()).toEqual([
      ['POST /api/orders/:id/cash', expect.objectContaining({ body, params: { id: expect.any(String) } })],
    ]),
  );
  await waitFor(() => expectNone('form', 'Money given back'));
});

it('What a voucher has paid is given back to it before money is, and no more of either than was paid so', async () => {
  const vouchers = [{ voucherId: 'v', lastFour: 'K3M9', takenCents: 1000, cents: 1000 }];
  render(<OrderMoney order={delivered({ vouchers })} />);
  await press('Money given back');
  const how = field('How');
  expect(textsOf([...how.querySelectorAll('option')])).toEqual(['Voucher', 'Cash', 'Bank transfer', 'Card']);
  await user.type(field('Amount'), '10,01');
  expectText('At most $10.00 can be given back: no more was taken');
  await user.selectOptions(how, 'Cash');
  await retype(field('Amount'), '24,21');
  expectText('At most $24.20 can be given back: no more was taken');
});

it('Money that the shop owes beside a voucher begins as cash', async () => {
  const vouchers = [{ voucherId: 'v', lastFour: 'K3M9', takenCents: 1000, cents: 1000 }];
  render(<OrderMoney order={delivered({ vouchers, lineChanges: [returned] })} />);
  await press('Money given back');
  expectValue('Amount', '4.20');
  expectValue('How', 'cash');
});

it('An order without money offers none to be given back', async () => {
  entries = [entryOf(0)];
  render(<OrderMoney order={delivered({ status: 'shipped', cashCents: undefined })} />);
  await waitForText('No money was noted for this order.');
  expectNone('button', 'Money given back');
  await press('Money taken');
  expectValue('Amount', '34.20');
});

it('What coins cannot pay is named before and after it was paid, and nothing is due', () => {
  const order = { currency: 'CHF', coinCents: 5, lines: makeOrder([makeBook({ newPrice: 12.37 })]).lines };
  const { rerender } = render(<OrderMoney order={delivered({ ...order, cashCents: 0 })} />);
  expect(figures()).toBe(
    'Costs now CHF\u00a012.37, Taken CHF\u00a00.00, Due CHF\u00a012.37, In cash CHF\u00a012.35',
  );
  rerender(<OrderMoney order={delivered({ ...order, cashCents: 1235 })} />);
  expect(figures()).toBe(
    'Costs now CHF\u00a012.37, Taken CHF\u00a012.35, Due CHF\u00a00.00, Rounded in cash by -CHF\u00a00.02',
  );
});

it('Money that goes back online is asked about until it has gone', async () => {
  vi.useFakeTimers();
  let state = 'wanted';
  const dispute = { id: 'd1', status: 'needs_response', reason: 'product_not_received', cents: 420 };
  const payment = {
    paymentId: 'pi_1',
    provider: 'stripe',
    isToSettle: false,
    disputes: [dispute, { ...dispute, id: 'd2', status: 'won' }],
  };
  callAdminApi.mockImplementation(async (name: string) =>
    name === 'GET /api/payments/:id' ? { ...payment, refunds: [{ number: 1, cents: 420, state }] } : entries,
  );
  render(<OrderMoney order={delivered({ isPaidOnline: true })} />);
  const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000));
  await pass(0);
  expectText('Goes back');
  const asked = screen.getByRole('alert');
  expect(asked).toHaveTextContent('disputes $4.20 (nothing was received). Answer it at Stripe.');
  expectText(/The money stays with the shop\./);
  state = 'done';
  await pass(6);
  expectText('Given back');
});
