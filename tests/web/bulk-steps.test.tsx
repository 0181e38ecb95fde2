import type { Order } from '@bookstore/functions/shared/order/order';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { offerUndo } from '../../web/src/entities/order/undo-offer.ts';
import { OrderDesk } from '../../web/src/features/order-desk/order-desk.tsx';
import { askFirst, showFailure } from '../../web/src/lib/alerts.ts';
import { makeBook, makeOrder } from '../fixtures/factories.ts';
import { answerFetch, json, refusal } from './fake-fetch.ts';
import {
  agree,
  expectNone,
  expectNoText,
  expectShown,
  expectText,
  field,
  fill,
  inRole,
  named,
  press,
  renderRouted,
  textsOf,
  user,
} from './on-screen.ts';
import './desk-session.ts';

const desk = vi.hoisted(() => ({ useDeskOrders: vi.fn() }));
vi.mock('../../web/src/entities/order/desk-queries.ts', () => desk);
const counts = vi.hoisted(() => ({ useOrderCounts: vi.fn(() => () => ''), useFreshCounts: vi.fn() }));
vi.mock('../../web/src/entities/order/order-counts.ts', () => counts);
vi.mock('../../web/src/entities/order/undo-offer.ts', () => ({ offerUndo: vi.fn() }));

const hint = 'Choose orders of one status to take their next step';

beforeEach(() => void agree());

function orderOf(number: string, status: Order['status']): Order {
  return makeOrder([makeBook()], { _id: `id-${number}`, number, status, name: `Reader ${number}` });
}

/** The desk over these orders, all of which are chosen; `live` is what there is then. */
async function choose(...orders: Order[]) {
  desk.useDeskOrders.mockReturnValue({ orders });
  const { rerender, unmount } = renderRouted(<OrderDesk />);
  await user.click(field('Select all on this page'));
  return {
    unmount,
    live(...now: Order[]) {
      desk.useDeskOrders.mockReturnValue({ orders: now });
      rerender(<OrderDesk />);
    },
  };
}

const undoTexts = () => vi.mocked(offerUndo).mock.calls.map(([undo]) => undo?.text);
const steps = () => textsOf(screen.queryAllByRole('button', { name: /^Mark as/ }));
const codeOf = (number: string) => field(`Tracking code of ${number} Reader ${number}`);

it('Orders that go both ways are packed together, and then shipped or handed over apart', async () => {
  const [delivered, collected] = [orderOf('A', 'placed'), { ...orderOf('B', 'placed'), collection: true }];
  const { unmount } = await choose(delivered, collected);
  expect(steps()).toEqual(['Mark as packed']);
  unmount();
  const packed = [delivered, collected].map((order) => ({ ...order, status: 'packed' as const }));
  await choose(...packed);
  expect(steps()).toEqual([]);
  expectText('Choose either orders to ship or orders to collect');
});

it.each([
  ['with their cash', {}, 'Hand over 2 orders, $25.00 in cash?', /^The cash is booked as received/],
  ['paid before', { cashCents: 1250 }, 'Hand over 2 orders?', 'All is paid: no cash is booked.'],
] as const)('Orders to collect are handed over together, %s', async (_, paid, question, text) => {
  const orders = ['A', 'B'].map((number) => ({ ...orderOf(number, 'packed'), collection: true, ...paid }));
  answerFetch(() => json({ ...orders[0], status: 'delivered' }));
  await choose(...orders);
  expect(screen.getAllByText('Ready to collect')).toHaveLength(2);
  await press('Mark as collected');
  await waitFor(() => expect(undoTexts()).toEqual(['2 orders collected']));
  expect(askFirst).toHaveBeenCalledWith(question, expect.stringMatching(text), 'Hand over', 'Not yet');
});

it('Orders whose money was taken back take no step together before the desk has said so', async () => {
  vi.mocked(askFirst).mockResolvedValue(false);
  const paid = { isPaidOnline: true, cashCents: 0 };
  const orders = [{ ...orderOf('A', 'placed'), ...paid, takenBackCents: 1250 }, orderOf('B', 'placed')];
  await choose(...orders);
  expectText('Money taken back');
  await press('Mark as packed');
  const text = 'What was paid online was taken back of A: settle it first, on the pages of these orders.';
  expect(askFirst).toHaveBeenCalledExactlyOnceWith('Go on without their money?', text, 'Go on', 'Not yet');
});

it('A refusal says of orders to collect what is true of them by now', async () => {
  const orders = ['A', 'B'].map((number) => ({ ...orderOf(number, 'placed'), collection: true }));
  answerFetch(() => refusal(409, 'order-changed', { status: 'packed' }));
  await choose(...orders);
  await press('Ready to collect');
  const reason = 'The order is ready to collect by now.';
  await waitFor(() =>
    expect(showFailure).toHaveBeenCalledExactlyOnceWith(
      '2 orders not ready to collect',
      `A: ${reason} B: ${reason}`,
    ),
  );
});

it.each([
  ['packed', undefined, '2 orders packed'],
  ['placed', '2 orders perhaps not packed', undefined],
] as const)('Orders whose answers are lost are looked up: they are %s', async (status, failure, undo) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const orders = ['A', 'B'].map((number) => orderOf(number, 'placed'));
  answerFetch(({ method, path }) => {
    if (method !== 'GET') return refusal(503, 'The shop is busy');
    return json(orders.filter(({ _id }) => path.includes(_id)).map((order) => ({ ...order, status })));
  });
  await choose(...orders);
  await press('Mark as packed');
  await waitFor(() =>
    expect([vi.mocked(showFailure).mock.lastCall?.[0], undoTexts()[0]]).toEqual([failure, undo]),
  );
});

it.each([
  ['placed', ['Mark as packed']],
  ['waiting', []],
  ['delivered', []],
] as const)('Orders that are %s can take the same step', async (status, offered) => {
  await choose(orderOf('A', status), orderOf('B', status));
  expect(steps()).toEqual(offered);
  expectNoText(hint);
  expectShown('link', 'Print packing slips');
});

it('Orders of several statuses have no common step, and the page says why', async () => {
  const sent = answerFetch(() => refusal(500, 'Nothing is sent'));
  await choose(orderOf('A', 'placed'), orderOf('B', 'packed'));
  expect(steps()).toEqual([]);
  expect(screen.getByText(hint)).toHaveRole('status');
  expectShown('link', 'Print picking list');
  await user.keyboard('p');
  expect(sent).toHaveLength(0);
});

it('The step follows an order that another person has moved on', async () => {
  const [one, other] = [orderOf('A', 'placed'), orderOf('B', 'packed')];
  const { live } = await choose(one, other);
  live({ ...one, status: 'packed' }, other);
  expect(steps()).toEqual(['Mark as shipped']);
});

it('Several orders are delivered once their figures are confirmed', async () => {
  const sent = answerFetch(() => json(orderOf('A', 'delivered')));
  const dear = makeOrder([makeBook({ newPrice: 1021.7 }), makeBook()], { status: 'shipped', number: 'B' });
  const [, gone] = dear.lines;
  const lineChanges = [{ bookId: gone?.bookId ?? '', state: 'taken-out', at: dear.createdAt }] as const;
  await choose(orderOf('A', 'shipped'), { ...dear, lineChanges: [...lineChanges] });
  vi.mocked(askFirst).mockResolvedValueOnce(false);
  await press('Mark as delivered');
  const question = 'Deliver 2 orders, $1,034.20 in cash?';
  expect(askFirst).toHaveBeenLastCalledWith(question, expect.any(String), 'Deliver', 'Not yet');
  expect(sent).toHaveLength(0);
  await press('Mark as delivered');
  await waitFor(() => expect(undoTexts()).toEqual(['2 orders delivered']));
  expect(sent).toHaveLength(2);
});

it('Orders that are shipped together have one carrier and a code each, which a scanner types box after box', async () => {
  const sent = answerFetch(({ path }) => json(orderOf(path.includes('id-A') ? 'A' : 'B', 'shipped')));
  await choose(orderOf('A', 'packed'), orderOf('B', 'packed'));
  await press('Mark as shipped');
  expect(named('button', 'Mark as shipped')).toHaveAttribute('aria-expanded', 'true');
  expect(field('Carrier of all parcels')).toHaveFocus();
  await user.keyboard('DHL{Enter}');
  expect(codeOf('A')).toHaveFocus();
  await user.keyboard('JD1{Enter}JD2{Enter}');
  expect(codeOf('B')).toHaveValue('JD2');
  expect(sent).toHaveLength(0);
  expect(named('button', 'Mark 2 orders as shipped')).toHaveFocus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(undoTexts()).toEqual(['2 orders shipped']));
  const from = { from: 'packed', to: 'shipped', note: '', carrier: 'DHL', isUndo: false };
  expect(sent.map(({ path, body }) => [path, body])).toEqual([
    ['/api/orders/id-A/status', { ...from, trackingCode: 'JD1' }],
    ['/api/orders/id-B/status', { ...from, trackingCode: 'JD2' }],
  ]);
  expect(new Set(sent.map(({ headers }) => headers.get('idempotency-key'))).size).toBe(2);
  expectNone('form', /^Ship/);
  expect(field('Select all on this page')).toHaveFocus();
});

it('Refused orders keep their typed codes and show the reason', async () => {
  answerFetch(({ path }) =>
    path.includes('id-B') ? refusal(400, 'The code is no code') : json(orderOf('A', 'shipped')),
  );
  await choose(orderOf('A', 'packed'), orderOf('B', 'packed'));
  await press('Mark as shipped');
  await user.keyboard('UPS{Enter}1Z{Enter}2Z');
  await press('Mark 2 orders as shipped');
  await waitFor(() =>
    expect(showFailure).toHaveBeenCalledExactlyOnceWith('1 shipped, 1 not', 'B: The code is no code'),
  );
  const form = inRole('form', 'Ship 1 order');
  expect(form.getByLabelText('Carrier of all parcels')).toHaveValue('UPS');
  expect(codeOf('B')).toHaveValue('2Z');
  expect(codeOf('B')).toBeInvalid();
  expect(codeOf('B')).toHaveAccessibleDescription('The code is no code');
});

it('The closed form keeps the typed codes and gives the focus back to its button; no code is needed', async () => {
  const sent = answerFetch(() => json(orderOf('A', 'shipped')));
  await choose(orderOf('A', 'packed'));
  await press('Mark as shipped');
  fill(codeOf('A'), 'JD1');
  await press('Close');
  expect(named('button', 'Mark as shipped')).toHaveFocus();
  await press('Mark as shipped');
  expect(codeOf('A')).toHaveValue('JD1');
  fill(codeOf('A'), '');
  await press('Mark 1 order as shipped');
  await waitFor(() => expect(undoTexts()).toEqual(['Order A shipped']));
  expect(sent[0]?.body).toMatchObject({ to: 'shipped', carrier: '', trackingCode: '' });
});
