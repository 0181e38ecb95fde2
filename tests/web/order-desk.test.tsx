import type { Order } from '@bookstore/functions/shared/order/order';
import type { ShopChanges } from '@bookstore/functions/shared/shop/shop-profile';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { OrderFilter } from '../../web/src/entities/order/order-firestore-queries.ts';
import { offerUndo } from '../../web/src/entities/order/undo-offer.ts';
import { OrderDesk } from '../../web/src/features/order-desk/order-desk.tsx';
import { showFailure } from '../../web/src/lib/alerts.ts';
import { saveFile } from '../../web/src/lib/browser/save-file.ts';
import { makeBook, makeOrder } from '../fixtures/factories.ts';
import { answerFetch, json, pathsOf, refusal } from './fake-fetch.ts';
import {
  address,
  agree,
  button,
  checkbox,
  expectAlert,
  expectNoField,
  expectNone,
  expectNoText,
  expectShown,
  expectText,
  fill,
  findShown,
  inRole,
  link,
  press,
  quietErrors,
  renderRouted,
  textsOf,
  typeIn,
  user,
  waitForText,
} from './on-screen.ts';
import './desk-session.ts';

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

/** So many orders, the newest first: N0 … */
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

beforeEach(() => {
  Element.prototype.scrollIntoView = () => undefined;
});

/** The desk at an address, over these orders; `live` is what there is then. */
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
    expect(entry).toHaveTextContent(/7K3M-9QXA · \$12\.50Emma.*address not confirmedThe bank decides until/);
    await press('Let go the books of 7K3M-9QXA', within(entry));
    await waitFor(() => expect(pathsOf(sent)).toContain('/api/payments/one/release'));
  });

  it('is not shown for another search, and not asked for where nothing is paid online', async () => {
    const sent = answerFetch(() => json([held]));
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
  expect(first).toHaveTextContent(/7K3M-9QXA.*Nora Field.*\$12\.50.*Shipped/);
  expect(second).toHaveTextContent(/AAAA-1111.*2 books.*\$25\.00.*Placed/);
});

it('An order that came back has the books that its money is of', () => {
  const { _id: bookId } = book;
  const lineChanges = [
    { bookId, state: 'returned', at: '2026-11-20T18:00:00.000Z', reason: undefined } as const,
  ];
  show([makeOrder([book], { status: 'returned', lineChanges })]);
  expect(screen.getAllByRole('row')[1]).toHaveTextContent(/1 book.*\$12\.50.*Returned/);
});

it('A typed day filters the list once its year is complete', () => {
  show(makeOrders(3), '/dashboard/orders?status=packed');
  const field = screen.getByLabelText('Placed on');
  for (const year of ['0002', '0020', '0202']) {
    fill(field, `${year}-11-22`);
    expect(field).toHaveValue(`${year}-11-22`);
    expect(address()).toBe('/dashboard/orders?status=packed');
  }
  fill(field, '2026-11-22');
  expect(lastFilter()).toEqual({ status: 'packed', day: '2026-11-22' });
  fill(field, '');
  expect(address()).toBe('/dashboard/orders?status=packed');
  expect(field).toHaveValue('');
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
  await user.click(link('Ready to collect 2'));
  expect(lastFilter()).toEqual({ status: 'packed', way: 'collection' });
  expect(screen.getByRole('link', { current: true })).toHaveTextContent('Ready to collect 2');
  fill(screen.getByLabelText('Placed on'), '2026-11-22');
  expect(lastFilter()).toEqual({ status: 'packed', way: 'collection', day: '2026-11-22' });
  await user.click(link('Packed 3'));
  expect(lastFilter()).toEqual({ status: 'packed', way: 'delivery', day: '2026-11-22' });
});

it('A list that could not be loaded is loaded again with another filter', async () => {
  quietErrors();
  show(makeOrders(3));
  desk.useDeskOrders.mockImplementation(({ status }: OrderFilter) => {
    if (status === 'packed') throw new Error('Broken');
    return { orders: makeOrders(2) };
  });
  await user.click(link('Packed'));
  await findShown('button', 'Try again');
  await user.click(link('Placed'));
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
  await user.click(screen.getByLabelText('Select all on this page'));
  await user.selectOptions(screen.getByLabelText('Order of the list'), 'Oldest first');
  expectText('2 selected');
  await user.click(link('Shipped'));
  expectNoText('2 selected');
});

it('Orders with a withdrawal are marked, and found where shoppers can withdraw', async () => {
  const withdrawals = [{ at: '2026-11-22', name: 'Ada', books: '', isLate: false }];
  show(makeOrders(1, { withdrawals }), undefined, { withdrawal: { country: '' } });
  expectText('Withdrawal');
  await user.click(link('Only withdrawals'));
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
  await user.click(link('Only late'));
  expect(lastFilter()).toEqual({ isLate: true });
  expectNoField('Order of the list');
  await user.click(link('Packed'));
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
  const sent = answerFetch(() => json({ ...orders[0], status: 'cancelled' }));
  show([...orders, makeOrder([book], { _id: 'shipped', status: 'shipped' })]);
  await user.click(link('Only not confirmed'));
  expect(lastFilter()).toEqual({ isUnconfirmed: true });
  await user.click(link('Taken by me'));
  expect(lastFilter()).toEqual({ isUnconfirmed: true, takenBy: 'Owner' });
  await user.click(link('Not only by Owner'));
  expectShown('link', 'Confirmed ones, too');
  expect(screen.getAllByText('E-mail not confirmed')).toHaveLength(2);
  await user.click(screen.getByLabelText('Select all on this page'));
  expectNone('button', 'Cancel orders');
  await user.click(screen.getByLabelText(/^Select order 7K3M/));
  agree().mockResolvedValueOnce(false);
  await press('Cancel orders');
  expect(sent).toHaveLength(0);
  await press('Cancel orders');
  await waitFor(() =>
    expect(offerUndo).toHaveBeenCalledExactlyOnceWith({
      text: '2 orders cancelled',
      orders,
      to: 'cancelled',
    }),
  );
  expect(sent.map(({ body }) => body)).toEqual(Array(2).fill(expect.objectContaining({ to: 'cancelled' })));
});

it('Selected orders are packed, and those that failed stay selected with the reason', async () => {
  const orders = makeOrders(6);
  const sent = answerFetch(({ path }) =>
    path.includes('order-4') ? refusal(409, 'changed', { status: 'cancelled' }) : json(orders[0]),
  );
  show(orders);
  await user.click(screen.getByLabelText('Select all on this page'));
  await press('Mark as packed');
  await waitFor(() =>
    expect(showFailure).toHaveBeenCalledExactlyOnceWith(
      '5 packed, 1 not',
      'N4: The order is cancelled by now.',
    ),
  );
  expect(sent).toHaveLength(6);
  expect(offerUndo).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ text: '5 orders packed' }));
  expectText('1 selected');
});

it('The keys j and k move, x selects and p packs the row with the focus', async () => {
  const orders = makeOrders(3);
  const sent = answerFetch(() => json(orders[1]));
  show(orders);
  await user.keyboard('jj');
  expect(link('N1')).toHaveFocus();
  await user.keyboard('k');
  expect(link('N0')).toHaveFocus();
  await user.keyboard('jp');
  await waitFor(() =>
    expect(offerUndo).toHaveBeenCalledExactlyOnceWith({
      text: 'Order N1 packed',
      orders: [orders[1]],
      to: 'packed',
    }),
  );
  expect(pathsOf(sent)).toEqual(['/api/orders/order-1/status']);
  await user.keyboard('x');
  expect(checkbox(/N1/)).toBeChecked();
});

it('The export saves the orders of the chosen days', async () => {
  const sent = answerFetch(() => new Response('Number\r\n', { headers: { 'Content-Type': 'text/csv' } }));
  show([]);
  await user.clear(screen.getByLabelText('From'));
  await typeIn('From', '2026-11-01');
  await user.clear(screen.getByLabelText('To'));
  await typeIn('To', '2026-11-22');
  await press('Export CSV');
  await waitFor(() =>
    expect(saveFile).toHaveBeenCalledExactlyOnceWith(
      'orders-2026-11-01-2026-11-22.csv',
      'Number\r\n',
      'text/csv;charset=utf-8',
    ),
  );
  expect(sent[0]?.path).toBe('/api/orders/export?from=2026-11-01&to=2026-11-22');
  expect(sent[0]?.headers.get('authorization')).toBe('Bearer admin-token');
});

it('The export says what is wrong with the days, and why it failed', async () => {
  answerFetch(() => refusal(503, 'The shop is busy'));
  show([]);
  await user.clear(screen.getByLabelText('To'));
  await typeIn('To', '2020-01-01');
  await press('Export CSV');
  expectAlert('The first day comes after the last one.');
  await user.clear(screen.getByLabelText('From'));
  await typeIn('From', '2019-01-01');
  await press('Export CSV');
  await waitForText(/could not be exported. The shop is busy/);
});
