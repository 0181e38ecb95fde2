import type { Order } from '@bookstore/functions/shared/order/order';
import type { ShopChanges } from '@bookstore/functions/shared/shop/shop-profile';
import { render, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { offerUndo } from '../../web/src/entities/order/undo-offer.ts';
import { OrderDetail } from '../../web/src/features/order-detail/order-detail.tsx';
import { OrderParcels } from '../../web/src/features/order-detail/parcels/order-parcels.tsx';
import { OfferedUndo } from '../../web/src/features/order-undo/offered-undo.tsx';
import { showFailure, showToast } from '../../web/src/lib/alerts.ts';
import { makeBook, makeOrder } from '../fixtures/factories.ts';
import { answerFetch, json, refusal, type SentRequest } from './fake-fetch.ts';
import {
  expectNoField,
  expectNone,
  expectNoText,
  expectText,
  expectValue,
  field,
  heading,
  inRole,
  named,
  press,
  radio,
  renderRouted,
  retype,
  typeIn,
  user,
  waitForTextIn,
} from './on-screen.ts';
import './desk-session.ts';

const desk = vi.hoisted(() => ({ useDeskOrder: vi.fn() }));
vi.mock('../../web/src/entities/order/desk-queries.ts', () => desk);

beforeEach(() => {
  offerUndo(undefined);
});

const [emma, kim] = [makeBook({ _id: 'emma', title: 'Emma' }), makeBook({ _id: 'kim', title: 'Kim' })];
const at = '2026-04-03T12:00:00.000Z';
const parcel = {
  number: 1,
  bookIds: ['emma'],
  carrier: 'DHL',
  trackingCode: 'JD1',
  state: 'shipped',
  at,
} as const;
const partly: Partial<Order> = { status: 'waiting', parcels: [{ ...parcel, bookIds: ['emma'] }] };

const areas = [
  { name: 'Here', countries: ['IE'], zips: [], by: 'amount', steps: [{ from: 0, cost: 4 }] },
  { name: 'France', countries: ['FR'], zips: [], by: 'amount', steps: [{ from: 0, cost: 9 }] },
];

/** The page of an order of Emma and Kim. @returns the changes that it sends */
function show(
  fields: Partial<Order>,
  answer = (): Response | Promise<Response> => json(makeOrder()),
  settings: ShopChanges = {},
): SentRequest[] {
  const order = makeOrder([emma, kim], { _id: 'order-1', ...fields });
  desk.useDeskOrder.mockReturnValue(order);
  const changes: SentRequest[] = [];
  answerFetch((request) => {
    if (request.path === '/api/delivery') return json({ areas, isShown: true });
    if (request.method === 'GET') return json([]);
    changes.push(request);
    return answer();
  });
  renderRouted(<OrderDetail id="order-1" />, '/', settings);
  return changes;
}

async function takeBack(text: string): Promise<void> {
  render(<OfferedUndo />);
  await press(`Undo: ${text}`);
  await waitFor(() => expect(showToast).toHaveBeenCalledExactlyOnceWith(`Undone: ${text}`));
  expectNoText(text);
}
const sentAs = ([change]: SentRequest[]) => [change?.method, change?.path, change?.body];

it('A damaged book leaves the order with two presses, and comes back with one more', async () => {
  const changes = show({ status: 'packed' });
  await press('Damaged copy of Emma');
  await press('Take out of the order');
  const body = { bookId: 'emma', from: 'ordered', to: 'taken-out', reason: 'damaged', isMailed: true };
  expect(sentAs(changes)).toEqual(['POST', '/api/orders/order-1/lines', body]);
  await takeBack('“Emma” is taken out');
  expect(changes[1]?.body).toEqual({ bookId: 'emma', from: 'taken-out', to: 'ordered', isMailed: true });
});

it('For a damaged copy another one can be used, and the order stays as it is', async () => {
  const changes = show({});
  await press('Damaged copy of Emma');
  await press('Use another copy');
  expect(sentAs(changes)).toEqual(['POST', '/api/stock/emma/damaged', { copies: 1, orderId: 'order-1' }]);
});

it('A line is taken out for a reason, with or without a mail', async () => {
  const changes = show({});
  await press('Take out: Kim');
  await press('Take out of the order');
  expect(changes).toHaveLength(0);
  await user.click(field('No longer wanted'));
  await user.click(field('Tell the shopper by mail'));
  await press('Take out of the order');
  expect(changes[0]?.body).toMatchObject({ bookId: 'kim', reason: 'not-wanted', isMailed: false });
});

it('The page shows what an order costs now beside what was ordered', async () => {
  const changes = show({ lineChanges: [{ bookId: 'emma', state: 'taken-out', reason: 'damaged', at }] });
  expect(screen.getByText('Ordered').nextSibling).toHaveTextContent('$25.00');
  expect(screen.getByText('Total now').nextSibling).toHaveTextContent('$12.50');
  expectText('Taken out: damaged');
  await press('Put back: Emma');
  expect(changes[0]?.body).toMatchObject({ from: 'taken-out', to: 'ordered' });
});

it.each(['delivered', 'packed'] as const)(
  'A book is put back into a collection until it is handed over: %s',
  (status) => {
    const handed = { ...parcel, bookIds: ['kim'], state: 'delivered' as const };
    show({
      status,
      collection: true,
      parcels: status === 'packed' ? [] : [handed],
      lineChanges: [{ bookId: 'emma', state: 'taken-out', reason: 'damaged', at }],
    });
    expectText('Taken out: damaged');
    const buttons = screen.queryAllByRole('button', { name: 'Put back: Emma' });
    expect(buttons).toHaveLength(status === 'packed' ? 1 : 0);
  },
);

it.each([
  ['Nobody was asked', undefined, true],
  ['The shopper has not answered', { at: new Date().toISOString() }, false],
  ['The shopper waits on', { at: new Date().toISOString(), choice: 'wait' }, true],
  ['The link of the mail has ended', { at }, true],
] as const)('%s: whether the shopper can be asked about a book that does not come', (_, ask, canAsk) => {
  const awaited = { bookId: 'emma', by: '2026-12-03', ...(ask && { ask: { ...ask, token: 'token' } }) };
  show({ awaited: [awaited] });
  expect(screen.queryAllByRole('button', { name: 'Emma does not come' })).toHaveLength(canAsk ? 1 : 0);
});

it('A book that was sent can only come back', async () => {
  const changes = show({
    status: 'delivered',
    cashCents: 2500,
    parcels: [{ ...parcel, bookIds: ['emma', 'kim'], state: 'delivered' }],
  });
  expectNone('button', /^Take out/);
  await press('Mark as returned: Emma');
  await user.click(field('Can be sold again'));
  await user.click(screen.getAllByRole('button', { name: 'Mark as returned' }).at(-1) ?? document.body);
  expect(changes[0]?.body).toMatchObject({
    bookId: 'emma',
    from: 'ordered',
    to: 'returned',
    reason: 'other',
  });
});

it('When another person was faster, the page says what has changed', async () => {
  show({});
  const now = makeOrder([emma, kim], { ...partly, phone: '1' });
  answerFetch(({ method }) =>
    method === 'GET' ? json([now]) : refusal(409, 'The order is waiting now', undefined, 'order-changed'),
  );
  await press('Damaged copy of Kim');
  await press('Take out of the order');
  await waitFor(() =>
    expect(showFailure).toHaveBeenCalledExactlyOnceWith(
      'The order was not changed',
      'The order is partly shipped by now. Parcel 1 is shipped by now. The recipient was corrected. Look at it, and try again.',
    ),
  );
});

it('Some books are shipped now, and the rest later', async () => {
  const shipped = makeOrder([emma, kim], { _id: 'order-1', ...partly });
  const changes = show({ status: 'packed' }, () => json(shipped));
  await user.click(screen.getByText('Ship these now, the rest later'));
  const form = inRole('form', 'Ship some books');
  await user.click(form.getByLabelText('Kim'));
  await user.type(form.getByLabelText('Carrier'), 'DHL');
  await user.type(form.getByLabelText('Tracking code'), 'JD1');
  await press('Ship 1 book', form);
  const body = { bookIds: ['emma'], carrier: 'DHL', trackingCode: 'JD1' };
  expect(sentAs(changes)).toEqual(['POST', '/api/orders/order-1/parcels', body]);
  await takeBack('1 book shipped');
  expect(changes[1]).toMatchObject({
    path: '/api/orders/order-1/status',
    body: { from: 'waiting', to: 'packed', isUndo: true, note: '' },
  });
});

it.each<[string, Partial<Order>]>([
  ['is still to come from its supplier', { awaited: [{ bookId: 'kim', by: '2026-12-03' }] }],
  ['has not appeared', { announced: [{ bookId: 'kim', day: '9999-12-03' }], status: 'packed' }],
])('Of an order with a book that %s, the others are shipped', async (_, fields) => {
  const changes = show(fields, () => json(makeOrder([emma, kim], { ...partly })));
  expectText(/Ship the others below/);
  expectNone('button', /^Mark as/);
  await user.click(screen.getByText('Ship these now, the rest later'));
  const form = inRole('form', 'Ship some books');
  expect(form.queryByLabelText('Kim')).toBeNull();
  await press('Ship 1 book', form);
  await waitFor(() => expect(changes[0]?.body).toMatchObject({ bookIds: ['emma'] }));
});

it.each([
  ['all of its books', { awaited: ['emma', 'kim'].map((bookId) => ({ bookId, by: '2026-12-03' })) }],
  ['a book and is collected', { awaited: [{ bookId: 'kim', by: '2026-12-03' }], collection: true }],
])('No parcel is offered of an order that waits for %s', (_, fields) => {
  show(fields);
  expectText(/^Some books have not come yet. What is received/);
  expectNoText(/^Ship/);
});

it('A parcel that another person ships leaves what is typed for the next one', async () => {
  const order = makeOrder([emma, kim], { status: 'packed' });
  const { rerender } = renderRouted(<OrderParcels order={order} />);
  await user.click(screen.getByText('Ship these now, the rest later'));
  await typeIn('Tracking code', 'JD2');
  rerender(<OrderParcels order={{ ...order, ...partly }} />);
  expectValue('Tracking code', 'JD2');
});

it('A parcel is delivered with its cash, and the rest waits', async () => {
  const changes = show(partly);
  expectText(/Some books are still here/);
  await press('Mark as delivered: parcel 1');
  const form = inRole('form', 'Mark as delivered: parcel 1');
  expect(form.getByLabelText('Cash received')).toHaveValue('12.50');
  await retype(form.getByLabelText('Cash received'), '10');
  await press('Mark as delivered', form);
  expect(sentAs(changes)).toEqual([
    'PUT',
    '/api/orders/order-1/parcels/1',
    { from: 'shipped', to: 'delivered', cashCents: 1000, cashWay: 'cash', reason: '', isMailed: true },
  ]);
});

it.each([
  ['Correct the code', 'Save', { carrier: 'DHL', trackingCode: 'JD12' }],
  ['Unpack', 'Unpack', { to: null, reason: '2' }],
  ['Mark as returned', 'Mark as returned', { to: 'returned' }],
])('A parcel under way: %s', async (label, button, body) => {
  const changes = show(partly);
  await press(`${label}: parcel 1`);
  const form = inRole('form', `${label}: parcel 1`);
  const box = form.queryByLabelText('Tracking code') ?? form.queryByLabelText('Reason');
  if (box) await user.type(box, '2');
  await press(button, form);
  expect(changes[0]?.body).toMatchObject({ from: 'shipped', ...body });
});

it('An order goes a step back only with a reason', async () => {
  const changes = show({ status: 'shipped' });
  await user.click(screen.getByText('Take a step back'));
  await press('Back to packed');
  expect(field('Reason')).toHaveAccessibleDescription(/Write why it goes back/);
  expect(changes).toHaveLength(0);
  await typeIn('Reason', 'Wrong parcel');
  await press('Back to packed');
  expect(changes[0]?.body).toMatchObject({
    from: 'shipped',
    to: 'packed',
    note: 'Wrong parcel',
    isUndo: false,
  });
});

it('The delivery asks for the cash that came', async () => {
  const changes = show({ status: 'shipped' });
  const box = field('Cash received');
  expect(box).toHaveValue('25.00');
  await retype(box, 'all');
  await press('Mark as delivered');
  expect(box).toBeInvalid();
  expect(changes).toHaveLength(0);
  await retype(box, '25.01');
  await press('Mark as delivered');
  expect(box).toHaveAccessibleDescription('At most $25.00 is due');
  expect(changes).toHaveLength(0);
  await retype(box, '20,50');
  await press('Mark as delivered');
  expect(changes[0]?.body).toMatchObject({ to: 'delivered', cashCents: 2050 });
});

it('The delivery of an order that was paid online asks for no cash', async () => {
  const changes = show({ status: 'shipped', isPaidOnline: true, cashCents: 2500 });
  expectNoField('Cash received');
  await press('Mark as delivered');
  expect(changes[0]?.body).toMatchObject({ to: 'delivered', cashCents: 0 });
});

it('The recipient is corrected in place', async () => {
  const changes = show({ status: 'packed', name: '' });
  expectText('The order has no name: ask the shopper before you pack it.');
  await press('Correct');
  const form = inRole('form', 'Correct the recipient');
  await retype(form.getByLabelText('E-mail'), 'nora@');
  await press('Save', form);
  await waitFor(() => expect(form.getByLabelText('E-mail')).toBeInvalid());
  await user.type(form.getByLabelText('E-mail'), 'example.org');
  await retype(form.getByLabelText('Street'), '3 Quay Street{Enter}Second floor');
  await user.click(form.getByLabelText('Send the last mail again'));
  await press('Save', form);
  await waitFor(() => expect(changes).toHaveLength(1));
  expect(changes[0]).toMatchObject({
    method: 'PUT',
    path: '/api/orders/order-1/recipient',
    body: {
      name: '',
      email: 'nora@example.org',
      address: { street: '3 Quay Street\nSecond floor', city: 'Galway', zipcode: 'H91' },
      isMailed: true,
    },
  });
});

it('An address in another area says what the delivery costs there, and can take that cost', async () => {
  const changes = show({ deliveryCents: 400 });
  await press('Correct');
  const form = inRole('form', 'Correct the recipient');
  const country = form.getByLabelText('Country');
  await retype(country, 'France');
  await waitForTextIn(form, /^This is another area: the delivery there costs \$9\.00, and \$4\.00 as/);
  await user.click(form.getByLabelText('Take $9.00 for the delivery'));
  await press('Save', form);
  await waitFor(() => expect(changes[0]?.body).toMatchObject({ deliveryCents: 900, isMailed: true }));
});

it('A message is sent from words that are kept, and a note is kept for the desk', async () => {
  const changes = show({});
  const box = field('New message');
  await press('Send the message');
  expect(box).toHaveAccessibleDescription('Write something first');
  await user.type(box, 'It rains.');
  await press('Keep these words');
  await user.clear(box);
  await user.selectOptions(field('Kept words'), 'It rains.');
  await press('Send the message');
  expect(sentAs(changes)).toEqual(['POST', '/api/orders/order-1/messages', { text: 'It rains.' }]);
  await waitFor(() => expect(box).toHaveValue(''));
  await user.selectOptions(field('Kept words'), 'It rains.');
  await press('Remove these words');
  expectNone('option', 'It rains.');
  await typeIn('New note', 'Rang twice');
  await press('Keep the note');
  expect(changes.at(-1)).toMatchObject({ path: '/api/orders/order-1/notes', body: { text: 'Rang twice' } });
});

describe('a discount', () => {
  const given = { number: 1, basisPoints: 1000, reason: 'A bent corner', at };

  it('is an amount or a percent with a reason, and can be undone', async () => {
    // A colleague's is the last one by now: the answer came late.
    const discounts = [
      { ...given, number: 3 },
      { ...given, number: 4 },
    ];
    const answer = { ...makeOrder([emma], { discounts }), discountNumber: 3 };
    const changes = show({}, () => json(answer));
    await press('Give a discount');
    await user.click(radio('Percent'));
    await user.type(named('textbox', 'Percent'), '12,5');
    await press('Give the discount');
    expectText('Write why the order costs less');
    expect(changes).toEqual([]);
    await user.type(named('textbox', /^Reason/), 'A bent corner');
    await press('Give the discount');
    const body = { basisPoints: 1250, reason: 'A bent corner', isMailed: true };
    expect(sentAs(changes)).toEqual(['POST', '/api/orders/order-1/discounts', body]);
    await takeBack('The discount is given');
    expect(sentAs(changes.slice(1))).toEqual(['DELETE', '/api/orders/order-1/discounts/3', undefined]);
  });

  const used = makeOrder([emma, kim]).lines.map((line) =>
    line.bookId === 'kim' ? { ...line, unitCents: 400, condition: 'used' } : line,
  );
  it.each<[string, Partial<Order>, ShopChanges, string, string | RegExp]>([
    ['the books cost', {}, {}, '1000', /^At most \$[\d.]+: more the books do not cost$/],
    [
      'the used copies cost where the law fixes the price of new books',
      { lines: used },
      { fixedPrices: 'DE' },
      '4.01',
      'At most $4.00: new books have a fixed price in Germany (BuchPrG)',
    ],
  ])('is never more than %s', async (_, fields, settings, amount, problem) => {
    const changes = show(fields, undefined, settings);
    await press('Give a discount');
    await user.type(named('textbox', 'Amount'), amount);
    await user.type(named('textbox', /^Reason/), 'A bent corner');
    await press('Give the discount');
    expectText(problem);
    expect(changes).toEqual([]);
  });

  it('stands below the books with its reason and in the history, and is taken back', async () => {
    const changes = show({ discounts: [given] });
    const books = named('region', '2 books');
    expect(within(books).getByText(/^Discount of 10\s%$/)).toBeVisible();
    expect(within(books).getByText('A bent corner')).toBeVisible();
    expect(within(books).getByText('Total now')).toBeVisible();
    const history = named('region', 'History');
    expect(within(history).getByText('Discount')).toBeVisible();
    await press('Take back the discount: A bent corner');
    expect(sentAs(changes)).toEqual(['DELETE', '/api/orders/order-1/discounts/1', undefined]);
  });

  it('leaves the focus at the books when it is taken back', async () => {
    const order = makeOrder([emma, kim], { _id: 'order-1', discounts: [given] });
    desk.useDeskOrder.mockReturnValue(order);
    answerFetch(({ method }) => json(method === 'GET' ? [] : order));
    const { rerender } = renderRouted(<OrderDetail id="order-1" />);
    await press('Take back the discount: A bent corner');
    desk.useDeskOrder.mockReturnValue({ ...order, discounts: [{ ...given, takenBackAt: at }] });
    rerender(<OrderDetail id="order-1" />);
    expect(heading('2 books')).toHaveFocus();
    expectNone('button', /^Take back the discount/);
  });

  it('is not offered for an order that is over', () => {
    show({ status: 'cancelled', discounts: [given] });
    expectNone('button', 'Give a discount');
    expectNone('button', /^Take back the discount/);
  });
});
