import { expect, it, vi } from 'vitest';
import { addressLines } from '../../functions/src/shared/order/address-lines.ts';
import { missingParts } from '../../functions/src/shared/order/missing-parts.ts';
import { forEachOrder } from '../../web/src/entities/order/each-order.ts';
import { filterSearch, firstPage, pageAfter, readFilter } from '../../web/src/entities/order/order-filter.ts';
import { pickingList } from '../../web/src/features/order-printing/picking-list.ts';
import { barcodeOf } from '../../web/src/lib/barcode.ts';
import { makeBook, makeOrder } from '../fixtures/factories.ts';
import { times } from '../fixtures/times.ts';

const cursor = { at: '2026-11-22T02:33:51.648Z', _id: 'a-b_c' };
it.each([
  ['', {}],
  ['?status=placed', { status: 'placed' }],
  ['?status=shipped&day=2026-11-22&sort=oldest', { status: 'shipped', day: '2026-11-22', oldestFirst: true }],
  ['?status=packed&way=collection', { status: 'packed', way: 'collection' }],
  ['?late=1&after=2026-12-03_a', { isLate: true, after: { at: '2026-12-03', _id: 'a' } }],
  ['?q=Nora+Field', { search: 'Nora Field' }],
  ['?q=Nora+Field&sort=oldest', { search: 'Nora Field', oldestFirst: true }],
  ['?status=packed&after=2026-11-22T02%3A33%3A51.648Z_a-b_c', { status: 'packed', after: cursor }],
] as const)('The filter %s and its address give each other', (search, filter) => {
  expect(readFilter(new URLSearchParams(search))).toEqual(filter);
  expect(filterSearch(filter)).toBe(search);
});

it.each([
  '?way=collection',
  '?day=2026-02-30',
  '?day=0002-11-22',
  '?sort=sideways',
  '?after=nonsense',
  '?after=2026-11-22T00:00:00Z_a/b',
  '?q=%20%20',
])('The address %s names no filter and shows all orders', (search) => {
  expect(readFilter(new URLSearchParams(search))).toEqual({});
});

it('A search covers all orders: status and day are left out', () => {
  const address = 'q=kim&status=placed&day=2026-11-22';
  expect(readFilter(new URLSearchParams(address))).toEqual({ search: 'kim' });
});

it('The next page keeps the filter, and the first page has no cursor', () => {
  const order = makeOrder([makeBook()], { _id: cursor._id, createdAt: cursor.at });
  const next = pageAfter({ status: 'placed' }, order);
  expect(next).toEqual({ status: 'placed', after: cursor });
  expect(firstPage(next)).toEqual({ status: 'placed' });
});

it('What is late goes on after the earliest day that is still promised', () => {
  const [late, later] = [makeBook(), makeBook()];
  const awaited = [
    { bookId: later._id, by: '2026-12-05' },
    { bookId: late._id, by: '2026-12-03' },
    { bookId: 'sent', by: '2026-12-01' },
  ];
  const order = makeOrder([late, later], { _id: 'a', awaited });
  const goesOn = (at: string) => ({ isLate: true, after: { at, _id: 'a' } });
  expect(pageAfter({ isLate: true }, order)).toEqual(goesOn('2026-12-03'));
  const announced = [{ bookId: later._id, day: '2026-12-02' }];
  expect(pageAfter({ isLate: true }, { ...order, announced })).toEqual(goesOn('2026-12-02'));
});

const [emma, kim, dracula] = ['Emma', 'Kim', 'Dracula'].map((title) => makeBook({ title }));
it('The list counts every book over all orders, by shelf, with the boxes of the orders that it is for', () => {
  if (!emma || !kim || !dracula) throw new Error('There are three books');
  const orders = [
    makeOrder([kim, emma], { number: 'AAAA-1111' }),
    makeOrder([kim, dracula], { number: 'BBBB-2222' }),
    makeOrder([kim], { number: 'CCCC-3333' }),
  ];
  // Copies of a book for one order are one line of its boxes.
  for (const line of orders[2]?.lines.slice() ?? []) orders[2]?.lines.push({ ...line, id: `${kim._id}:2` });
  const list = pickingList(orders, [
    { bookId: kim._id, isbn: '9780141439587', shelf: 'B 2' },
    { bookId: emma._id, isbn: '', shelf: 'B 12' },
  ]);
  const boxes = ({ orders }: (typeof list)[number]) =>
    orders.map(({ box, name, copies }) => `${box} ${name} × ${copies}`);
  expect(list.map((book) => [book.shelf, book.isbn, book.title, book.copies, ...boxes(book)])).toEqual([
    ['B 2', '9780141439587', 'Kim', 4, '1 AAAA-1111 × 1', '2 BBBB-2222 × 1', '3 CCCC-3333 × 2'],
    ['B 12', '', 'Emma', 1, '1 AAAA-1111 × 1'],
    ['', '', 'Dracula', 1, '2 BBBB-2222 × 1'],
  ]);
});

it('An order that the desk has taken lacks no phone number beside an e-mail address', () => {
  const order = makeOrder([makeBook()], { phone: '' });
  expect(missingParts(order)).toBe('phone number');
  expect(missingParts({ ...order, takenBy: 'Owner' })).toBe('');
  expect(missingParts({ ...order, takenBy: 'Owner', email: '' })).toBe('phone number');
});

it('An order without parts of its address still reads well', () => {
  const address = { street: '', city: 'Galway', country: '', state: '', zipcode: 'H91' };
  const order = makeOrder([makeBook()], { name: 'Nora Field', address });
  expect(addressLines(order).map(([, line]) => line)).toEqual(['Nora Field', 'Galway, H91']);
});

it.each([
  ['Deutschland', '', '10115', 'Berlin', ['10115 Berlin', 'Deutschland']],
  ['USA', 'MA', '02139', 'Cambridge', ['Cambridge, MA 02139', 'USA']],
  ['United Kingdom', '', 'PA6 7LN', 'Houston', ['Houston', 'PA6 7LN', 'United Kingdom']],
  ['Spain', 'Jaén', '23400', 'Úbeda', ['23400 Úbeda (Jaén)', 'Spain']],
  ['Hong Kong', 'Kowloon', '', 'Mong Kok', ['Mong Kok', 'Kowloon', 'Hong Kong']],
  ['ie', 'Co. Dublin', 'D02 AF30', 'Dublin 2', ['Dublin 2', 'Co. Dublin', 'D02 AF30', 'Ireland']],
  ['Narnia', 'North', '1', 'Cair Paravel', ['Cair Paravel, North, 1', 'Narnia']],
])(
  'An address in %s is written as it is there, with every line of its street',
  (country, state, zipcode, city, end) => {
    const address = { street: '2 Quay Street\nFlat 3', city, country, state, zipcode };
    const order = makeOrder([makeBook()], { name: 'Nora Field', address });
    const lines = addressLines(order).map(([, line]) => line);
    expect(lines).toEqual(['Nora Field', '2 Quay Street', 'Flat 3', ...end]);
  },
);

it('Packing runs four calls in parallel, reports its progress, and continues after a failure', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const orders = times(11, (index) => makeOrder([], { _id: `order-${index}` }));
  let [running, most] = [0, 0];
  const progress = vi.fn();
  const { done, failed } = await forEachOrder(
    orders,
    async ({ _id }) => {
      running += 1;
      most = Math.max(most, running);
      await undefined;
      running -= 1;
      if (_id === 'order-3') throw new Error('shipped by now');
    },
    String,
    progress,
  );
  expect(most).toBe(4);
  expect(done).toHaveLength(10);
  expect(failed.map(({ order, reason }) => [order._id, reason])).toEqual([
    ['order-3', 'Error: shipped by now'],
  ]);
  expect(progress).toHaveBeenLastCalledWith(11);
});

/** The widths of bars and gaps, one after the other, as a scanner sees them. */
function widthsIn({ path, width }: { path: string; width: number }): number[] {
  const bars = [...path.matchAll(/M(\d+) 0h(\d+)/g)].map(([, left, bar]) => [Number(left), Number(bar)]);
  const widths = bars.flatMap(([left = 0, bar = 0], index) => {
    const [nextLeft = width] = bars[index + 1] ?? [];
    return [bar, nextLeft - left - bar];
  });
  return widths.at(-1) === 0 ? widths.slice(0, -1) : widths;
}

it.each(['7K3M-9QXA', '0000-0000', 'ZZZZ-VWXY'])(
  'The barcode of %s is a start, symbols of eleven modules, and the stop of Code 128',
  (text) => {
    const widths = widthsIn(barcodeOf(text));
    const symbols = times(Math.floor(widths.length / 6), (index) => widths.slice(6 * index, 6 * index + 6));
    expect(['211412', '211214', '211232']).toContain(symbols[0]?.join(''));
    expect(widths.slice(-7).join('')).toBe('2331112');
    expect(widths.length % 6).toBe(1);
    expect(symbols.slice(0, -1).map((symbol) => symbol.reduce((sum, width) => sum + width))).toEqual(
      symbols.slice(1).map(() => 11),
    );
    expect(barcodeOf(text).path).not.toBe(barcodeOf('AAAA-AAAA').path);
  },
);
