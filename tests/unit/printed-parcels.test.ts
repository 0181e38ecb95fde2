import { expect, it } from 'vitest';
import { orderSlips } from '../../functions/src/orders/packing-slips.ts';
import { printedParcels } from '../../functions/src/orders/printed-parcels.ts';
import type { Order } from '../../functions/src/shared/order/order.ts';
import { defaultProfile } from '../../functions/src/shared/shop/default-profile.ts';
import { pickingList } from '../../web/src/features/order-printing/picking-list.ts';
import { makeBook, makeOrder, makeParcel } from '../fixtures/factories.ts';

const books = ['a', 'b', 'c'].map((_id) => makeBook({ _id, title: _id, newPrice: 10 }));
const at = '2026-04-03T12:00:00.000Z';
const out: Order['lineChanges'] = [{ bookId: 'a', state: 'taken-out', at }];
type State = Order['parcels'][number]['state'];
const parcel = (number: number, bookIds: string, state: State = 'shipped', cashCents?: number) =>
  makeParcel({ number, bookIds: [...bookIds], state, ...(cashCents !== undefined && { cashCents }) });
const sent = (status: Order['status'], cashCents: number, ...parcels: Order['parcels']) => ({
  status,
  cashCents,
  parcels,
});

it.each<[string, Partial<Order>, string[]]>([
  ['is paid in coins', { coinCents: 50, deliveryCents: 37 }, ['- abc 30.5']],
  [
    'is paid in coins that leave something over for its last parcel',
    {
      ...sent(
        'shipped',
        1800,
        parcel(1, 'a', 'delivered', 900),
        parcel(2, 'b', 'delivered', 900),
        parcel(3, 'c'),
      ),
      coinCents: 300,
    },
    ['1 a 9 paid', '2 b 9 paid', '3 c 12'],
  ],
  ['has lost a line', { lineChanges: out }, ['- bc 20']],
  [
    'is sent in two parcels, one of them delivered',
    sent('shipped', 1000, parcel(1, 'a', 'delivered', 1000), parcel(3, 'bc')),
    ['1 a 10 paid', '2 bc 20'],
  ],
  [
    'is sent in two parcels, one of them delivered for a part of its price',
    sent('shipped', 400, parcel(1, 'a', 'delivered', 400), parcel(3, 'bc')),
    ['1 a 6', '2 bc 20'],
  ],
  ['is partly sent and partly paid', sent('waiting', 1500, parcel(1, 'a')), ['2 bc 5']],
  ['is delivered and paid', sent('delivered', 3000, parcel(1, 'abc', 'delivered')), ['- abc 30 paid']],
])('The slips of an order that %s are those of its parcels', (_, fields, slips) => {
  const printed = printedParcels(makeOrder(books, fields)).map(({ number, lines, cashCents, isPaid }) =>
    [
      number ?? '-',
      lines.map(({ title }) => title).join(''),
      cashCents / 100,
      ...(isPaid ? ['paid'] : []),
    ].join(' '),
  );
  expect(printed).toEqual(slips);
});

it('A parcel that is under way is printed for alone, while other books wait', () => {
  const order = makeOrder(books, sent('waiting', 0, parcel(1, 'a'), parcel(3, 'b')));
  const titles = (only?: number) =>
    printedParcels(order, only).map(({ number, lines }) => [number, ...lines.map(({ title }) => title)]);
  expect([titles(), titles(3), titles(2)]).toEqual([[[3, 'c']], [[2, 'b']], []]);
});

it.each<[string, Partial<Order>, (number | undefined)[][]]>([
  [
    'goes in two parcels',
    sent('shipped', 0, parcel(1, 'a'), parcel(2, 'bc')),
    [
      [400, 1400],
      [undefined, 2000],
    ],
  ],
  [
    'goes in two parcels of which the first came back',
    {
      ...sent('shipped', 0, parcel(1, 'a', 'returned'), parcel(2, 'bc')),
      lineChanges: [{ bookId: 'a', state: 'returned', at }],
    },
    [[400, 2400]],
  ],
])('The slip that brings the cost of the delivery, of an order that %s', (_, fields, slips) => {
  const order = makeOrder(books, { deliveryCents: 400, totalPrice: '34.00', ...fields });
  expect(
    printedParcels(order).map(({ hasCharges, cashCents }) => [hasCharges ? 400 : undefined, cashCents]),
  ).toEqual(slips);
});

it('The picking list has only what is still to be sent', () => {
  const order = makeOrder(books, { status: 'waiting', lineChanges: out, parcels: [parcel(1, 'b')] });
  expect(pickingList([order], []).map(({ title }) => title)).toEqual(['c']);
});

it.each([
  ['online', true, 'Paid online'],
  ['by bank', undefined, 'Paid'],
])(
  'The slip of an order that was paid %s names no cash, also once it is delivered',
  (_, isPaidOnline, amount) => {
    const delivered = sent('delivered', 3000, parcel(1, 'abc', 'delivered'));
    const [slip] = orderSlips(makeOrder(books, { isPaidOnline, ...delivered }), defaultProfile).slips;
    expect(slip?.cash).toEqual({ label: 'Nothing to collect', amount });
  },
);

it.each<[string, Partial<Order>, object]>([
  ['all', { cashCents: 0, takenBackCents: 3000 }, { label: 'Not paid', amount: '$30.00' }],
  [
    'a part',
    { cashCents: 2000, takenBackCents: 1000 },
    { label: 'Nothing to collect', amount: 'Paid online' },
  ],
  [
    'all, and whose delivery costs more by now',
    { cashCents: 0, takenBackCents: 3000, deliveryCents: 400 },
    { label: 'Cash to collect', amount: '$4.00' },
  ],
])('The slip of an order of whose money was taken back %s asks for none of that', (_, fields, cash) => {
  const [slip] = orderSlips(makeOrder(books, { isPaidOnline: true, ...fields }), defaultProfile).slips;
  expect(slip?.cash).toEqual(cash);
});

it('A present that is paid has a slip without any price, and its card is in the parcel that brings the delivery', () => {
  const gift = { note: 'Happy birthday', isWrapped: true, hidesPrices: true };
  const charges = [{ kind: 'gift-wrapping', cents: 250 }];
  const fields = {
    ...sent('shipped', 3250, parcel(1, 'a'), parcel(2, 'bc')),
    isPaidOnline: true,
    gift,
    charges,
  };
  const { slips } = orderSlips(makeOrder(books, { totalPrice: '32.50', ...fields }), defaultProfile);
  expect(JSON.stringify(slips)).not.toContain('$');
  expect(slips.map(({ card, gift: words }) => [card, words])).toEqual([
    ['Happy birthday', 'A present, to be wrapped'],
    [undefined, 'A present, to be wrapped'],
  ]);
  const [due] = orderSlips(makeOrder(books, { totalPrice: '32.50', gift, charges }), defaultProfile).slips;
  expect(due?.cash).toEqual({ label: 'Cash to collect', amount: '$32.50' });
});
