import { act, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { Order, OrderHistoryEntry } from '../../functions/src/shared/order/order.ts';
import type { OrderStatus } from '../../functions/src/shared/order/order-status.ts';
import { defaultFrame } from '../../functions/src/shared/shop/shop-profile.ts';
import { OrderCard } from '../../web/src/features/orders/order-card.tsx';
import { outlookOf } from '../../web/src/features/orders/order-outlook.ts';
import { OrderPage } from '../../web/src/features/orders/order-page.tsx';
import { progressOf } from '../../web/src/features/orders/order-progress.ts';
import { makeBook, makeOrder } from '../fixtures/factories.ts';
import {
  button,
  expectLink,
  expectNone,
  expectNoText,
  expectShown,
  expectText,
  inRole,
  named,
  renderRouted,
  textsOf,
} from './on-screen.ts';

/** An order of April 1 that has gone these ways, a day for each. */
function orderAfter(steps: readonly OrderStatus[], fields: Partial<Order> = {}): Order {
  const history = steps.map(
    (status, index): OrderHistoryEntry => ({
      status,
      at: `2026-04-0${index + 1}T12:00:00.000Z`,
      by: index === 0 ? 'shopper' : 'admin',
      note: '',
    }),
  );
  return makeOrder([makeBook()], { status: steps.at(-1) ?? 'placed', history, ...fields });
}

/** A parcel that has arrived and brought so much. */
const brought = (cashCents: number | undefined): Order['parcels'] => [
  {
    number: 1,
    bookIds: [],
    carrier: '',
    trackingCode: '',
    cashCents,
    state: 'delivered',
    at: '',
    deliveredAt: '',
  },
];

it.each<[OrderStatus[], OrderStatus[]]>([
  [
    ['placed', 'packed'],
    ['shipped', 'delivered'],
  ],
  [['placed', 'packed', 'shipped', 'delivered'], []],
  [['placed', 'cancelled'], []],
])('An order that was %j has still to be %j', (taken, ahead) => {
  const steps = progressOf(orderAfter(taken));
  expect(steps.map(({ status }) => status)).toEqual([...taken, ...ahead]);
  expect(steps.findIndex(({ state }) => state === 'current')).toBe(taken.length - 1);
});

it('The card of an order lists its steps with their days', () => {
  renderRouted(<OrderCard order={orderAfter(['placed', 'packed'])} />);
  const steps = inRole('list', 'Progress').getAllByRole('listitem');
  expect(textsOf(steps)).toEqual([
    'PlacedApr\u00a01',
    'PackedApr\u00a02',
    'Shippednot yet',
    'Deliverednot yet',
  ]);
  expect(steps.findIndex((step) => step.getAttribute('aria-current') === 'step')).toBe(1);
});

const show = (order: Order) => {
  const { container } = renderRouted(<OrderCard order={order} />);
  return container;
};

it('The card says what happens next, by when the order comes and the cash to have ready', () => {
  // April 1, 2026 is a Wednesday: four working days later it is Tuesday.
  const order = orderAfter(['placed']);
  expect(outlookOf(order, new Date('2026-04-07T23:59:00Z'), defaultFrame)).toEqual({
    sentence: 'Thank you! Next, we pack your book.',
    expected: '2026-04-07',
    isLate: false,
  });
  expect(outlookOf(order, new Date('2026-04-08T00:00:00Z'), defaultFrame).isLate).toBe(true);
  expect(show(order)).toHaveTextContent(`Cash to have ready $${order.totalPrice}`);
  expectText('Tuesday, April 7');
  expectShown('link', 'hello@bookstore.example');
});

it.each([
  ['delivered', 'Delivered. Happy reading!'],
  ['cancelled', 'Cancelled. There is nothing to pay.'],
  ['returned', 'Your book has come back to us.'],
] as const)('The card of an order that is %s asks for no cash', (status, sentence) => {
  const card = show(orderAfter(['placed', status]));
  expect(within(card).getByRole('status')).toHaveTextContent(sentence);
  expect(card).not.toHaveTextContent(/Cash to have ready|xpected by/);
});

it('The card links to the parcel while it is on the way, if the shop knows the carrier', () => {
  const parcel = { carrier: 'DHL', trackingCode: 'JD 1' };
  const shipped = ['placed', 'packed', 'shipped'] as const;
  show(orderAfter(shipped, parcel));
  const link = named('link', /^Track the parcel/);
  expect(link).toHaveAttribute(
    'href',
    'https://www.dhl.de/en/privatkunden/pakete-empfangen/verfolgen.html?piececode=JD%201',
  );
  show(orderAfter([...shipped, 'delivered'], parcel));
  show(orderAfter(shipped, { ...parcel, carrier: 'Aunt Mary' }));
  expect(screen.getAllByRole('link', { name: /^Track the parcel/ })).toHaveLength(1);
});

describe('the page of an order', () => {
  const show = (order: Order) => renderRouted(<OrderPage order={order} />);

  it('The page shows the steps with times and notes, the parcel, the books, the total and the recipient', () => {
    const order = orderAfter(['placed', 'packed', 'shipped'], {
      carrier: 'Aunt Mary',
      trackingCode: 'by bike',
    });
    show(order);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Order 7K3M-9QXA');
    const steps = inRole('list', 'Progress').getAllByRole('listitem');
    expect(steps[2]).toHaveTextContent(/^ShippedApr 3, 2026, .*Aunt Mary by bike$/);
    expectText('Connacht');
    expect(screen.getByText('To pay in cash').nextSibling).toHaveTextContent(`$${order.totalPrice}`);
    expectLink('Your Orders', '/orders');
  });

  it.each<[OrderStatus[], number | undefined, string, string]>([
    [['cancelled'], undefined, 'Nothing to pay', ''],
    [['packed', 'shipped', 'delivered'], 1250, 'Paid in cash', '$12.50'],
    [['packed', 'shipped', 'delivered', 'returned'], 1250, 'Paid in cash, to be paid back', '$12.50'],
    [['packed', 'shipped', 'returned'], undefined, 'Nothing to pay', ''],
  ])(
    'The page of an order that was %j says what is paid or to be paid',
    (steps, cashCents, label, amount) => {
      show(orderAfter(['placed', ...steps], { cashCents, parcels: cashCents ? brought(cashCents) : [] }));
      const shown = screen.getByText(label);
      if (amount) expect(shown.nextSibling).toHaveTextContent(amount);
      expect(screen.queryAllByText('Nothing to pay')).toHaveLength(amount ? 0 : 1);
      expect(screen.queryAllByText(/, by the shop$/)).toHaveLength(steps[0] === 'cancelled' ? 1 : 0);
    },
  );

  it('The print button prints the page', async () => {
    const print = vi.fn();
    vi.stubGlobal('print', print);
    show(orderAfter(['placed']));
    button('Print receipt').click();
    expect(print).toHaveBeenCalledOnce();
  });
});

describe('an order of which something went wrong', () => {
  const [emma, kim] = [makeBook({ _id: 'emma', title: 'Emma' }), makeBook({ _id: 'kim', title: 'Kim' })];
  const at = '2026-04-03T12:00:00.000Z';
  const parcel = { number: 1, bookIds: ['emma'], carrier: 'DHL', trackingCode: 'JD1', at } as const;
  const show = (fields: Partial<Order>) => {
    const order = makeOrder([emma, kim], fields);
    const page = renderRouted(<OrderPage order={order} />);
    return { order, page: page.container };
  };
  const amountOf = (label: string) => screen.getByText(label).nextSibling;

  it.each<[string, boolean, Partial<Order>]>([
    ['nothing of it is withdrawn', true, {}],
    [
      'one of its books is withdrawn',
      true,
      { withdrawals: [{ at, name: 'Ada', books: 'Emma', isLate: false }] },
    ],
    ['it is withdrawn whole', false, { withdrawals: [{ at, name: 'Ada', books: '', isLate: false }] }],
    [
      'one book is withdrawn and the other came back',
      false,
      {
        withdrawals: [{ at, name: 'Ada', books: 'Emma', isLate: false }],
        lineChanges: [{ bookId: 'kim', state: 'returned', reason: undefined, at }],
      },
    ],
    [
      'it came in April',
      false,
      { status: 'delivered', history: [{ status: 'delivered', at, by: 'admin', note: '' }] },
    ],
  ])('A withdrawal is offered while there is a book left, and time: %s, %s', async (_, isOffered, fields) => {
    renderRouted(<OrderPage order={makeOrder([emma, kim], fields)} />, '/', {
      withdrawal: { country: 'DE' },
    });
    await act(vi.dynamicImportSettled);
    expect(screen.queryAllByRole('link', { name: 'Withdraw from contract' })).toHaveLength(isOffered ? 1 : 0);
  });

  it('What was paid online and has gone back stands beside what was paid', () => {
    const lineChanges: Order['lineChanges'] = [
      { bookId: 'emma', state: 'taken-out', reason: 'not-wanted', at },
    ];
    show({ lineChanges, isPaidOnline: true, cashCents: 1250 });
    expect(amountOf('Paid online')).toHaveTextContent('$25.00');
    expect(amountOf('Given back')).toHaveTextContent('$12.50');
  });

  it('What has gone back at the provider of books that have arrived is not asked for in cash', () => {
    show({ status: 'delivered', isPaidOnline: true, cashCents: 2000, takenBackCents: 500 });
    expect(amountOf('Paid online')).toHaveTextContent('$25.00');
    expect(amountOf('Given back')).toHaveTextContent('$5.00');
    expectNoText('To pay in cash');
  });

  it('A book that was taken out is shown so, with the present total beside the ordered one', () => {
    const lineChanges: Order['lineChanges'] = [{ bookId: 'emma', state: 'taken-out', reason: 'damaged', at }];
    const { order } = show({ lineChanges });
    expect(inRole('list', 'Books').getAllByRole('listitem')[0]).toHaveTextContent(/Emma.*Taken out/);
    expect(amountOf('Ordered')).toHaveTextContent('$25.00');
    expect(amountOf('Total Price')).toHaveTextContent('$12.50');
    expect(amountOf('To pay in cash')).toHaveTextContent('$12.50');
    const card = renderRouted(<OrderCard order={order} />);
    expect(card.container).toHaveTextContent('Ordered: $25.00Total Price: $12.50');
    expect(card.container).toHaveTextContent('Cash to have ready $12.50');
  });

  it('What came back after it was paid is to be paid back', () => {
    const lineChanges: Order['lineChanges'] = [{ bookId: 'emma', state: 'returned', at }];
    show({ status: 'delivered', cashCents: 2500, lineChanges, parcels: brought(2500) });
    expectText('Returned');
    expect(amountOf('Paid in cash, to be paid back')).toHaveTextContent('$12.50');
  });

  it('A cancelled order that was paid says that the money goes back', () => {
    show({ status: 'cancelled', isPaidOnline: true, cashCents: 2500 });
    expectText('Cancelled. What you have paid goes back to you.');
  });

  it('Each parcel has its books and its link, and what is not sent yet is still to come', () => {
    show({ status: 'waiting', parcels: [{ ...parcel, bookIds: ['emma'], state: 'shipped' }] });
    const [first, rest] = inRole('list', 'Parcels').getAllByRole('listitem');
    expect(first).toHaveTextContent(/^Parcel 1 shipped on Apr 3 · DHL JD1.*Emma$/);
    expect(within(first ?? document.body).getByRole('link')).toHaveAttribute(
      'href',
      expect.stringContaining('JD1'),
    );
    expect(rest).toHaveTextContent('Still to comeKim');
    const steps = inRole('list', 'Progress').getAllByRole('listitem');
    expect(textsOf(steps).slice(-2)).toEqual(['Shipped, not yet', 'Delivered, not yet']);
  });

  it('A parcel that has arrived says on which day', () => {
    const arrived = { ...parcel, bookIds: ['emma'], state: 'delivered' as const };
    show({ status: 'waiting', parcels: [{ ...arrived, deliveredAt: '2026-04-05T12:00:00.000Z' }] });
    expect(screen.getByText(/^delivered on/)).toHaveTextContent('delivered on Apr 5');
  });

  it('An order in one parcel has no list of parcels, and the messages of the shop stand with it', () => {
    const parcels: Order['parcels'] = [{ ...parcel, bookIds: ['emma', 'kim'], state: 'shipped' }];
    const { page } = show({ status: 'shipped', parcels, messages: [{ text: 'It rains.', at }] });
    expectNone('list', 'Parcels');
    expect(page).toHaveTextContent('A message from the shop, Apr 3It rains.');
  });
});
