import type { Order } from '@bookstore/functions/shared/order/order';
import type { ShopChanges } from '@bookstore/functions/shared/shop/shop-profile';
import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { OrderFilter } from '../../web/src/entities/order/order-firestore-queries.ts';
import { offerUndo } from '../../web/src/entities/order/undo-offer.ts';
import { storeAdminToken } from '../../web/src/entities/session/admin-token.ts';
import { draftStore, nothingTyped } from '../../web/src/features/new-order/desk-draft.ts';
import { NewOrderPage } from '../../web/src/features/new-order/new-order-page.tsx';
import { OrderDesk } from '../../web/src/features/order-desk/order-desk.tsx';
import { OrderRow } from '../../web/src/features/order-desk/order-row.tsx';
import { OrderRecipient } from '../../web/src/features/order-detail/order-recipient.tsx';
import { askFirst, showFailure } from '../../web/src/lib/alerts.ts';
import { saveFile } from '../../web/src/lib/browser/save-file.ts';
import { makeBook, makeCataloguePage, makeOrder } from '../fixtures/factories.ts';
import { answerFetch, json, pathsOf, refusal, type SentRequest } from './fake-fetch.ts';
import {
  address,
  agree,
  button,
  checkbox,
  click,
  expectAlert,
  expectFocus,
  expectNoField,
  expectNone,
  expectNoText,
  expectShown,
  expectText,
  expectValue,
  expectWords,
  field,
  fill,
  findShown,
  inRole,
  link,
  named,
  press,
  quietErrors,
  radio,
  renderRouted,
  retype,
  soon,
  textsOf,
  typeIn,
  user,
  waitForText,
} from './on-screen.ts';
import { titled } from './samples.ts';
import './desk-session.ts';
import './new-page.ts';

const desk = vi.hoisted(() => ({ useDeskOrders: vi.fn() }));
vi.mock('../../web/src/entities/order/desk-queries.ts', () => desk);
const counts = vi.hoisted(() => ({
  useOrderCounts: vi.fn((): ((status: string, way?: string) => string) => () => ''),
  useFreshCounts: vi.fn(),
}));
vi.mock('../../web/src/entities/order/order-counts.ts', () => counts);
vi.mock('../../web/src/entities/order/undo-offer.ts', () => ({ offerUndo: vi.fn() }));
vi.mock('../../web/src/lib/browser/save-file.ts', () => ({ saveFile: vi.fn() }));

const book = makeBook();

/** Newest first: N0 … */
function makeOrders(count: number, overrides: Partial<Order> = {}): Order[] {
  return Array.from({ length: count }, (_, index) =>
    makeOrder([book], {
      _id: `order-${index}`,
      number: `N${index}`,
      createdAt: new Date(Date.UTC(2026, 10, 22) - index * 60_000).toISOString(),
      ...overrides,
    }),
  );
}

function pageOf(orders: readonly Order[], count: number) {
  return { orders: orders.slice(0, count), last: orders.length > count ? orders[count - 1] : undefined };
}

/** The desk at an address; `live` are the orders of the database. */
function show(orders: readonly Order[], from = '/dashboard/orders', shop: ShopChanges = {}) {
  desk.useDeskOrders.mockImplementation(({ after }: OrderFilter, count: number) => {
    const first = after ? orders.findIndex(({ _id }) => _id === after._id) + 1 : 0;
    return pageOf(orders.slice(first), count);
  });
  const { rerender } = renderRouted(<OrderDesk />, from, shop);
  return {
    live(now: readonly Order[]) {
      desk.useDeskOrders.mockImplementation((_: OrderFilter, count: number) => pageOf(now, count));
      rerender(<OrderDesk />);
    },
  };
}

function openAt(now: string): void {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) });
}

const numbers = () => textsOf(screen.queryAllByRole('rowheader'));
const lastFilter = () => desk.useDeskOrders.mock.lastCall?.[0];

describe('what holds books until it is paid', () => {
  const held = {
    _id: 'one',
    state: 'deciding',
    number: '7K3M-9QXA',
    amountCents: 1250,
    currency: 'USD',
    name: 'Nora Field',
    email: 'nora@example.com',
    isConfirmed: false,
    titles: ['Emma'],
    createdAt: '2026-11-22T10:00:00.000Z',
    until: '2026-11-29T10:00:00.000Z',
  };

  it('is found by its number, and let go', async () => {
    agree();
    const sent = answerFetch(({ method }) => json(method === 'POST' ? [] : [held]));
    show([], '/dashboard/orders?q=7k3m9qxa', { payment: 'both' });
    await waitForText('1 payment holds books');
    const entry = screen.getByText('Emma').closest('li');
    if (!entry) throw new Error('There is no entry');
    expectWords(entry, /7K3M-9QXA · \$12\.50Emma.*address not confirmedThe bank decides until/);
    await press('Let go the books of 7K3M-9QXA', within(entry));
    await soon(() => pathsOf(sent)).toContain('/api/payments/one/release');
  });

  it('is not shown for another search, and not asked for where nothing is paid online', async () => {
    const sent = answerFetch([held]);
    show([]);
    show([], '/dashboard/orders?q=dracula', { payment: 'online' });
    show([], '/dashboard/orders?q=emma', { payment: 'online' });
    expect(await screen.findAllByText('1 payment holds books')).toHaveLength(1);
    expect(sent).toHaveLength(1);
  });
});

it('The list shows number, day, name, books, total and status of each order', () => {
  show([
    makeOrder([book], { status: 'shipped' }),
    makeOrder([book, makeBook()], { number: 'AAAA-1111', _id: 'old' }),
  ]);
  const [first, second] = screen.getAllByRole('row').slice(1);
  expectWords(first, /7K3M-9QXA.*Nora Field.*\$12\.50.*Shipped/);
  expectWords(second, /AAAA-1111.*2 books.*\$25\.00.*Placed/);
});

it('An order that came back has the books that its money is of', () => {
  const { _id: bookId } = book;
  const lineChanges = [
    { bookId, state: 'returned', at: '2026-11-20T18:00:00.000Z', reason: undefined } as const,
  ];
  show([makeOrder([book], { status: 'returned', lineChanges })]);
  expectWords(screen.getAllByRole('row')[1], /1 book.*\$12\.50.*Returned/);
});

it('A typed day filters the list once its year is complete', () => {
  show(makeOrders(3), '/dashboard/orders?status=packed');
  const field = screen.getByLabelText('Placed on');
  for (const year of ['0002', '0020', '0202']) {
    fill(field, `${year}-11-22`);
    expectValue(field, `${year}-11-22`);
    expect(address()).toBe('/dashboard/orders?status=packed');
  }
  fill(field, '2026-11-22');
  expect(lastFilter()).toEqual({ status: 'packed', day: '2026-11-22' });
  fill(field, '');
  expect(address()).toBe('/dashboard/orders?status=packed');
  expectValue(field, '');
});

it('A shop whose orders are collected, too, has a tab for those that are ready, apart from those to ship', async () => {
  const words: Record<string, string> = { 'packed delivery': '3', 'packed collection': '2' };
  counts.useOrderCounts.mockReturnValue((status, way) => words[`${status} ${way}`] ?? '');
  onTestFinished(() => void counts.useOrderCounts.mockReturnValue(() => ''));
  show(makeOrders(3), '/dashboard/orders', { collection: { text: '' } });
  const tabs = inRole('navigation', 'Status').getAllByRole('link');
  expect(textsOf(tabs)).toEqual([
    'All',
    'Placed',
    'Packed 3',
    'Ready to collect 2',
    'Waiting',
    'Shipped',
    'Delivered, collected',
    'Cancelled',
    'Returned',
  ]);
  await click(link('Ready to collect 2'));
  expect(lastFilter()).toEqual({ status: 'packed', way: 'collection' });
  expectWords(screen.getByRole('link', { current: true }), 'Ready to collect 2');
  fill('Placed on', '2026-11-22');
  expect(lastFilter()).toEqual({ status: 'packed', way: 'collection', day: '2026-11-22' });
  await click(link('Packed 3'));
  expect(lastFilter()).toEqual({ status: 'packed', way: 'delivery', day: '2026-11-22' });
});

it('A list that could not be loaded is loaded again with another filter', async () => {
  quietErrors();
  show(makeOrders(3));
  desk.useDeskOrders.mockImplementation(({ status }: OrderFilter) => {
    if (status === 'packed') throw new Error('Broken');
    return { orders: makeOrders(2) };
  });
  await click(link('Packed'));
  await findShown('button', 'Try again');
  await click(link('Placed'));
  expect(numbers()).toEqual(['N0', 'N1']);
  expectNone('button', 'Try again');
});

it.each([
  ['/dashboard/orders', 'No orders yet.'],
  ['/dashboard/orders?status=placed', 'Nothing to pack.'],
  ['/dashboard/orders?status=packed&way=collection', 'Nothing waits to be collected.'],
  ['/dashboard/orders?day=2026-01-01', 'No orders here.'],
  ['/dashboard/orders?q=zz', 'No order is found by “zz”.'],
  ['/dashboard/orders?q=z', 'Type at least two letters or digits.'],
])('The list of %s without orders says: %s', (at, text) => {
  show([], at);
  expectText(text);
});

it('A list whose first orders have none that is looked for leads on', () => {
  show([]);
  desk.useDeskOrders.mockReturnValue({ orders: [], last: makeOrders(1)[0] });
  fireEvent.click(link('Packed'));
  expectText('None found so far.');
  expectShown('link', 'Older');
});

it('An order that moves up from the next page is not called new', () => {
  openAt('2026-11-22T08:00:00.000Z');
  const oldestFirst = makeOrders(26).toReversed();
  const { live } = show(oldestFirst, '/dashboard/orders?status=placed&sort=oldest');
  live(oldestFirst.slice(1));
  expect(numbers()).toHaveLength(25);
  expect(numbers().at(-1)).toBe('N0');
  expectNoText(/new order/);
});

it('Orders stay selected over the pages, at most 100', () => {
  show(makeOrders(120));
  for (const page of [25, 50, 75, 100, 100]) {
    fireEvent.click(screen.getByLabelText('Select all on this page'));
    expectText(page === 100 ? '100 selected, the most at once' : `${page} selected`);
    const older = screen.queryByRole('link', { name: 'Older' });
    if (older) fireEvent.click(older);
  }
  const slips = link('Print packing slips');
  expect(slips.getAttribute('href')?.split('ids=')[1]?.split(',')).toHaveLength(100);
  fireEvent.click(button('Clear'));
  expectNoText(/selected/);
});

it('Another tab begins without a selection', async () => {
  show(makeOrders(2));
  await click(screen.getByLabelText('Select all on this page'));
  await user.selectOptions(screen.getByLabelText('Order of the list'), 'Oldest first');
  expectText('2 selected');
  await click(link('Shipped'));
  expectNoText('2 selected');
});

it('Orders with a withdrawal are marked, and found where shoppers can withdraw', async () => {
  const withdrawals = [{ at: '2026-11-22', name: 'Ada', books: '', isLate: false }];
  show(makeOrders(1, { withdrawals }), undefined, { withdrawal: { country: '' } });
  expectText('Withdrawal');
  await click(link('Only withdrawals'));
  expect(lastFilter()).toEqual({ isWithdrawn: true });
  expectShown('link', 'Without a withdrawal, too');
});

it('Orders that wait beyond a promised day are marked with it, and found where books are ordered', async () => {
  const [late, inTime] = ['2026-11-20', '2101-01-01'].map((by) =>
    makeOrder([book], { awaited: [{ bookId: book._id, by }], _id: by }),
  );
  if (!late || !inTime) throw new Error('There are two orders');
  show([late, inTime], undefined, { specialOrders: { fromDays: 5, toDays: 7 } });
  const marks = textsOf(screen.getAllByText(/^Late, promised for/));
  expect(marks).toEqual(['Late, promised for November\u00a020, 2026']);
  await click(link('Only late'));
  expect(lastFilter()).toEqual({ isLate: true });
  expectNoField('Order of the list');
  await click(link('Packed'));
  expect(lastFilter()).toEqual({ status: 'packed' });
});

it('An order that is still here says whether it is paid, pre-ordered or waits for a book', () => {
  const bookId = book._id;
  show([
    makeOrder([book], { _id: 'paid', cashCents: 100_000, announced: [{ bookId, day: '2101-01-01' }] }),
    makeOrder([book], { _id: 'waits', awaited: [{ bookId, by: '2101-01-01' }] }),
    makeOrder([book], { _id: 'gone', status: 'delivered', cashCents: 100_000 }),
  ]);
  const notes = textsOf(screen.getAllByText(/Paid|Pre-ordered|Waits for/));
  expect(notes).toEqual(['Paid · Pre-ordered', 'Waits for 1 book']);
});

it('Orders of addresses that are not confirmed are found, and cancelled together once that was confirmed', async () => {
  const orders = makeOrders(2, { hasConfirmedEmail: false });
  const sent = answerFetch({ ...orders[0], status: 'cancelled' });
  show([...orders, makeOrder([book], { _id: 'shipped', status: 'shipped' })]);
  await click(link('Only not confirmed'));
  expect(lastFilter()).toEqual({ isUnconfirmed: true });
  await click(link('Taken by me'));
  expect(lastFilter()).toEqual({ isUnconfirmed: true, takenBy: 'Owner' });
  await click(link('Not only by Owner'));
  expectShown('link', 'Confirmed ones, too');
  expect(screen.getAllByText('E-mail not confirmed')).toHaveLength(2);
  await click(screen.getByLabelText('Select all on this page'));
  expectNone('button', 'Cancel orders');
  await click(screen.getByLabelText(/^Select order 7K3M/));
  agree().mockResolvedValueOnce(false);
  await press('Cancel orders');
  expect(sent).toHaveLength(0);
  await press('Cancel orders');
  await soon(offerUndo).toHaveBeenCalledExactlyOnceWith({
    text: '2 orders cancelled',
    orders,
    to: 'cancelled',
  });
  expect(sent.map(({ body }) => body)).toEqual(Array(2).fill(expect.objectContaining({ to: 'cancelled' })));
});

it('Selected orders are packed, and those that failed stay selected with the reason', async () => {
  const orders = makeOrders(6);
  const sent = answerFetch(({ path }) =>
    path.includes('order-4') ? refusal(409, 'changed', { status: 'cancelled' }) : json(orders[0]),
  );
  show(orders);
  await click(screen.getByLabelText('Select all on this page'));
  await press('Mark as packed');
  await soon(showFailure).toHaveBeenCalledExactlyOnceWith(
    '5 packed, 1 not',
    'N4: The order is cancelled by now.',
  );
  expect(sent).toHaveLength(6);
  expect(offerUndo).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ text: '5 orders packed' }));
  expectText('1 selected');
});

it('The keys j and k move, x selects and p packs the row with the focus', async () => {
  const orders = makeOrders(3);
  const sent = answerFetch(orders[1]);
  show(orders);
  await user.keyboard('jj');
  expectFocus(link('N1'));
  await user.keyboard('k');
  expectFocus(link('N0'));
  await user.keyboard('jp');
  await soon(offerUndo).toHaveBeenCalledExactlyOnceWith({
    text: 'Order N1 packed',
    orders: [orders[1]],
    to: 'packed',
  });
  expect(pathsOf(sent)).toEqual(['/api/orders/order-1/status']);
  await user.keyboard('x');
  expect(checkbox(/N1/)).toBeChecked();
});

it('The export saves the orders of the chosen days', async () => {
  const sent = answerFetch(() => new Response('Number\r\n', { headers: { 'Content-Type': 'text/csv' } }));
  show([]);
  fill('From', '2026-11-01');
  fill('To', '2026-11-22');
  await press('Export CSV');
  await soon(saveFile).toHaveBeenCalledExactlyOnceWith(
    'orders-2026-11-01-2026-11-22.csv',
    'Number\r\n',
    'text/csv;charset=utf-8',
  );
  expect(sent[0]?.path).toBe('/api/orders/export?from=2026-11-01&to=2026-11-22');
  expect(sent[0]?.headers.get('authorization')).toBe('Bearer admin-token');
});

it('The export says what is wrong with the days, and why it failed', async () => {
  answerFetch(refusal(503, 'The shop is busy'));
  show([]);
  fill('To', '2020-01-01');
  await press('Export CSV');
  expectAlert('The first day comes after the last one.');
  fill('From', '2019-01-01');
  await press('Export CSV');
  await waitForText(/could not be exported. The shop is busy/);
});

describe('What is done to several orders', () => {
  const hint = 'Choose orders of one status to take their next step';

  beforeEach(() => void agree());

  function orderOf(number: string, status: Order['status']): Order {
    return makeOrder([makeBook()], { _id: `id-${number}`, number, status, name: `Reader ${number}` });
  }

  /** The desk with all of these orders selected; `live` are the orders of the database. */
  async function choose(...orders: Order[]) {
    desk.useDeskOrders.mockReturnValue({ orders });
    const { rerender, unmount } = renderRouted(<OrderDesk />);
    await click(field('Select all on this page'));
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
    answerFetch({ ...orders[0], status: 'delivered' });
    await choose(...orders);
    expect(screen.getAllByText('Ready to collect')).toHaveLength(2);
    await press('Mark as collected');
    await soon(undoTexts).toEqual(['2 orders collected']);
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
    answerFetch(refusal(409, 'order-changed', { status: 'packed' }));
    await choose(...orders);
    await press('Ready to collect');
    const reason = 'The order is ready to collect by now.';
    await soon(showFailure).toHaveBeenCalledExactlyOnceWith(
      '2 orders not ready to collect',
      `A: ${reason} B: ${reason}`,
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
    await soon(() => [vi.mocked(showFailure).mock.lastCall?.[0], undoTexts()[0]]).toEqual([failure, undo]);
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
    await soon(undoTexts).toEqual(['2 orders delivered']);
    expect(sent).toHaveLength(2);
  });

  it('Orders that are shipped together have one carrier and a code each, which a scanner types box after box', async () => {
    const sent = answerFetch(({ path }) => json(orderOf(path.includes('id-A') ? 'A' : 'B', 'shipped')));
    await choose(orderOf('A', 'packed'), orderOf('B', 'packed'));
    await press('Mark as shipped');
    expect(named('button', 'Mark as shipped')).toHaveAttribute('aria-expanded', 'true');
    expectFocus(field('Carrier of all parcels'));
    await user.keyboard('DHL{Enter}');
    expectFocus(codeOf('A'));
    await user.keyboard('JD1{Enter}JD2{Enter}');
    expectValue(codeOf('B'), 'JD2');
    expect(sent).toHaveLength(0);
    expectFocus(named('button', 'Mark 2 orders as shipped'));
    await user.keyboard('{Enter}');
    await soon(undoTexts).toEqual(['2 orders shipped']);
    const from = { from: 'packed', to: 'shipped', note: '', carrier: 'DHL', isUndo: false };
    expect(sent.map(({ path, body }) => [path, body])).toEqual([
      ['/api/orders/id-A/status', { ...from, trackingCode: 'JD1' }],
      ['/api/orders/id-B/status', { ...from, trackingCode: 'JD2' }],
    ]);
    expect(new Set(sent.map(({ headers }) => headers.get('idempotency-key'))).size).toBe(2);
    expectNone('form', /^Ship/);
    expectFocus(field('Select all on this page'));
  });

  it('Refused orders keep their typed codes and show the reason', async () => {
    answerFetch(({ path }) =>
      path.includes('id-B') ? refusal(400, 'The code is no code') : json(orderOf('A', 'shipped')),
    );
    await choose(orderOf('A', 'packed'), orderOf('B', 'packed'));
    await press('Mark as shipped');
    await user.keyboard('UPS{Enter}1Z{Enter}2Z');
    await press('Mark 2 orders as shipped');
    await soon(showFailure).toHaveBeenCalledExactlyOnceWith('1 shipped, 1 not', 'B: The code is no code');
    const form = inRole('form', 'Ship 1 order');
    expectValue(form.getByLabelText('Carrier of all parcels'), 'UPS');
    expectValue(codeOf('B'), '2Z');
    expect(codeOf('B')).toBeInvalid();
    expect(codeOf('B')).toHaveAccessibleDescription('The code is no code');
  });

  it('The closed form keeps the typed codes and gives the focus back to its button; no code is needed', async () => {
    const sent = answerFetch(() => json(orderOf('A', 'shipped')));
    await choose(orderOf('A', 'packed'));
    await press('Mark as shipped');
    fill(codeOf('A'), 'JD1');
    await press('Close');
    expectFocus(named('button', 'Mark as shipped'));
    await press('Mark as shipped');
    expectValue(codeOf('A'), 'JD1');
    fill(codeOf('A'), '');
    await press('Mark 1 order as shipped');
    await soon(undoTexts).toEqual(['Order A shipped']);
    expect(sent[0]?.body).toMatchObject({ to: 'shipped', carrier: '', trackingCode: '' });
  });
});

describe('The language of an order', () => {
  const noop = () => undefined;

  function textOf(order: Order, shop: ShopChanges = {}): string {
    const { container, unmount } = renderRouted(
      <>
        <table>
          <tbody>
            <OrderRow order={order} isNew={false} isSelected={false} onSelect={noop} />
          </tbody>
        </table>
        <OrderRecipient order={order} />
      </>,
      '/',
      shop,
    );
    const text = container.textContent ?? '';
    unmount();
    return text;
  }

  it('The desk names the language of an order where it has reason to', () => {
    const [english, french] = [makeOrder(), makeOrder(undefined, { language: 'fr' })];
    expect(textOf(english)).not.toMatch(/English|Mails and papers/);
    expect(textOf(english, { languages: ['fr'] })).toContain('Mails and papers in English');
    expect(textOf(english, { languages: ['fr'] })).not.toContain('In English');
    // Also once its language was turned off.
    for (const text of [textOf(french), textOf(french, { languages: ['fr'] })]) {
      expect(text).toContain('In French');
      expect(text).toContain('Mails and papers in French');
    }
  });
});

const emma = titled('Emma', { isbn: '9780141439587', newPrice: 12.5 });
const kim = titled('Kim', { isbn: '9780306406157', newPrice: 8, stockLeft: 1 });

/** A fifth off all, by a code, and more by a rule, which is not for the desk. */
const offered = {
  terms: [
    { id: 'rule', title: 'Rule', basisPoints: 5000, bookIds: ['emma'], fromCents: 0 },
    { id: 'code', title: 'Summer', isCode: true, basisPoints: 2000, bookIds: ['emma', 'kim'], fromCents: 0 },
  ],
  fixed: [],
  reduced: [],
};

/** A shop with two books; `post` answers the order. */
function serve(post: (sent: SentRequest) => Response | Promise<Response>) {
  const sent = answerFetch((request) => {
    if (request.path === '/api/cart/offers') return json(offered);
    if (request.method === 'POST') return post(request);
    if (request.path.startsWith('/api/customers')) return json([]);
    const q = new URL(request.path, 'https://shop.example').searchParams.get('q') ?? '';
    const books = [emma, kim].filter(({ isbn, title }) => isbn === q || title.toLowerCase().includes(q));
    return json(makeCataloguePage({ books }));
  });
  renderRouted(<NewOrderPage />, '/', { gift: { wrapPrice: 2.5, taxClass: 'other' }, offers: true });
  return () => sent.filter(({ method, path }) => method === 'POST' && path !== '/api/cart/offers');
}

const taken = (overrides = {}) => json(makeOrder([emma], { number: '7K3M-9QXA', ...overrides }), 201);

const expectTotal = (text: string) => inRole('region', 'Total').findByText(text);

async function scan(text: string) {
  await typeIn('Book', `${text}{Enter}`);
}

async function sell(text: string) {
  await click(radio('Over the counter'));
  await scan(text);
}

describe('A new order at the desk', () => {
  beforeEach(() => storeAdminToken('a-token', 'wanda'));

  it('is typed by scans and Enter alone, and says who waits for what until when', async () => {
    const posts = serve(() => taken({ awaited: [{ bookId: 'kim:2', by: '2026-12-03' }] }));
    await scan(emma.isbn ?? '');
    await waitForText('1 copy');
    await scan('kim');
    await waitForText('2 copies');
    await scan('kim');
    await waitForText('3 copies');
    await expectTotal('$28.50');
    await waitForText('1 copy is ordered first');
    await typeIn('Book', '{Enter}');
    expectFocus(field('Find a customer'));
    await user.keyboard('Ada King{Enter}');
    await typeIn('Phone Number', '0015550100');
    await press(/Take the order/);
    await waitForText('Order 7K3M-9QXA is taken');
    expect(posts()[0]?.body).toMatchObject({
      name: 'Ada King',
      phone: '0015550100',
      collection: true,
      lines: [
        { bookId: 'kim', copies: 2 },
        { bookId: 'emma', copies: 1 },
      ],
      toOrder: ['kim'],
      totalPrice: '28.50',
      way: 'later',
    });
    expect(localStorage.getItem('desk-order')).toBeNull();
  });

  it('takes what is scanned into any other field as a book, and a number of ten digits as that', async () => {
    const posts = serve(() => taken());
    await scan('emma');
    await typeIn('Full Name', 'Ada King');
    // With the check digit of an ISBN.
    await typeIn('Find a customer', '0306406152{Enter}');
    expectValue('Phone Number', '0306406152');
    await click(radio('Now: Card'));
    await typeIn('Receipt number', '0306406152');
    const fields = ['Full Name', 'Phone Number', 'Email', 'Copies of Emma', 'Receipt number'];
    for (const [index, label] of fields.entries()) {
      await typeIn(label, `${emma.isbn}{Enter}`);
      await waitForText(`${index + 2} copies`);
    }
    expect(posts()).toHaveLength(0);
    await press(/Take the order/);
    await waitForText('Order 7K3M-9QXA is taken');
    expect(posts()[0]?.body).toMatchObject({
      name: 'Ada King',
      phone: '0306406152',
      email: '',
      lines: [{ bookId: 'emma', copies: 6 }],
      reference: '0306406152',
    });
  });

  it('counts no digits of an ISBN that was scanned before a number of copies', async () => {
    serve(() => taken());
    await scan('emma');
    const copies = field('Copies of Emma');
    await user.type(copies, '28', { initialSelectionStart: 0, initialSelectionEnd: 1 });
    await expectTotal('$350.00');
    await user.tab();
    await user.type(copies, `${kim.isbn}`, { initialSelectionStart: 0, initialSelectionEnd: 0 });
    await expectTotal('$350.00');
    await user.keyboard('{Enter}');
    await waitForText('29 copies');
  });

  it('says that its customer was deleted meanwhile, and has another one chosen', async () => {
    serve(() => refusal(404, 'The customer was not found', undefined, 'not-found'));
    const draft = { lines: [{ book: emma, copies: 1, price: '', reason: '', by: '' }], name: 'School' };
    draftStore.set({ ...nothingTyped, ...draft, way: 'account', customerId: 'gone' });
    await press(/Take the order/);
    await waitForText(/This customer was deleted meanwhile/);
    await waitForText('Choose the customer on account');
  });

  it('promises no day over the counter, but says how many copies are there', async () => {
    serve(() => taken());
    await sell('kim');
    await scan('kim');
    await waitForText('1 copy in stock');
    expectNoField('Promised for');
  });

  it('sold over the counter shows the change, and what is scanned into the wrong box is a book', async () => {
    const posts = serve(() => taken({ status: 'delivered' }));
    await sell('emma');
    await expectTotal('$12.50');
    await press('Cash');
    const given = field('Given');
    await user.type(given, '2..x{Enter}');
    await waitForText(/^Given cannot be read/);
    expect(posts()).toHaveLength(0);
    await retype(given, `${kim.isbn}{Enter}`);
    await expectTotal('$20.50');
    await retype(given, '50');
    await expectTotal('$29.50');
    await user.type(given, '{Enter}');
    await waitForText('Change: $29.50');
    expect(posts()).toHaveLength(1);
    expect(posts()[0]?.body).toMatchObject({
      isHandedOver: true,
      way: 'cash',
      totalPrice: '20.50',
      name: '',
    });
  });

  it('that is a present holds its wrapping in the total, at the price that the shop says by then', async () => {
    const changed = {
      missing: [],
      books: [],
      totalPrice: '15.50',
      gift: { wrapPrice: 3, taxClass: 'other' },
    };
    const answers = [refusal(409, 'Changed', changed, 'total-changed')];
    const posts = serve(() => answers.shift() ?? taken());
    await sell('emma');
    await waitForText('1 copy');
    await click(checkbox('This order is a present'));
    await typeIn('Note on a card (optional)', 'For Ada');
    await click(checkbox('Gift-wrapped, for $2.50'));
    await expectTotal('$15.00');
    await press('Cash');
    await press(/Sell for/);
    await expectTotal('$15.50');
    await press(/Sell for/);
    await waitForText('Order 7K3M-9QXA is taken');
    const gift = { note: 'For Ada', isWrapped: true, hidesPrices: false };
    expect(posts().map(({ body }) => body)).toMatchObject([
      { gift, totalPrice: '15.00' },
      { gift, totalPrice: '15.50' },
    ]);
  });

  it('has what the code of an offer takes off in its total, as the shop says it by then', async () => {
    const offers = { terms: [], problem: { why: 'used', title: 'Summer' }, fixed: [], reduced: [] };
    const changed = { missing: [], books: [], totalPrice: '25.00', offers };
    const answers = [refusal(409, 'Changed', changed, 'total-changed')];
    const posts = serve(() => answers.shift() ?? taken());
    await sell('emma');
    await scan('emma');
    await waitForText('2 copies');
    await typeIn('Code', 'sum-mer{Enter}');
    await expectTotal('−$5.00');
    await expectTotal('$20.00');
    await press('Cash');
    await press(/Sell for \$20/);
    await waitForText('“Summer” counts once for each shopper, and you have ordered with it.');
    await press('Remove the code');
    await press(/Sell for \$25/);
    await waitForText('Order 7K3M-9QXA is taken');
    expect(posts().map(({ body }) => body)).toMatchObject([
      { offerCode: 'SUMMER', totalPrice: '20.00' },
      { totalPrice: '25.00' },
    ]);
    expect(posts()[1]?.body).not.toHaveProperty('offerCode');
  });
});
