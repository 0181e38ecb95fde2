import type { Order, OrderHistoryEntry } from '@bookstore/functions/shared/order/order';
import type { OrderStatus } from '@bookstore/functions/shared/order/order-status';
import type { PaymentAnswer } from '@bookstore/functions/shared/payment/payment';
import { defaultFrame, type ShopChanges } from '@bookstore/functions/shared/shop/shop-profile';
import { wayProblems } from '@bookstore/functions/shared/shop/ways-to-pay';
import { dollars } from '@bookstore/functions/shared/values/money';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { Suspense } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { BackToPageCard } from '../../web/src/app/back-to-page-card.tsx';
import { interruptedPage } from '../../web/src/entities/session/interrupted-page.ts';
import { AuthContext, type AuthState } from '../../web/src/features/auth/auth-context.ts';
import { BuyAgainButton } from '../../web/src/features/cart/buy-again-button.tsx';
import { addToCart, clearCart, isInCart } from '../../web/src/features/cart/cart-store.ts';
import { CheckoutForm } from '../../web/src/features/checkout/checkout-form.tsx';
import { OrderSum } from '../../web/src/features/checkout/order-sum.tsx';
import { OrderCard } from '../../web/src/features/orders/order-card.tsx';
import { outlookOf } from '../../web/src/features/orders/order-outlook.ts';
import { OrderPage } from '../../web/src/features/orders/order-page.tsx';
import { progressOf } from '../../web/src/features/orders/order-progress.ts';
import { OrderTicket } from '../../web/src/features/orders/order-ticket.tsx';
import { OwnShelf } from '../../web/src/features/orders/own-shelf.tsx';
import { AwaitedBooks } from '../../web/src/features/payment/awaited-books.tsx';
import { PayLinkPage } from '../../web/src/features/payment/pay-link-page.tsx';
import { PaymentPage } from '../../web/src/features/payment/payment-page.tsx';
import { WithdrawalPage } from '../../web/src/features/withdrawal/withdrawal-page.tsx';
import { askFirst, showFailure, showToast } from '../../web/src/lib/alerts.ts';
import { makeBook, makeOrder } from '../fixtures/factories.ts';
import { answerFetch, json, pathsOf, refusal } from './fake-fetch.ts';
import {
  agree,
  button,
  checkbox,
  click,
  expectCount,
  expectFocus,
  expectHref,
  expectLink,
  expectNone,
  expectNoText,
  expectShown,
  expectText,
  expectTitle,
  expectValue,
  expectWords,
  field,
  fillIn,
  findAlert,
  findButton,
  findIn,
  findRadio,
  findShown,
  heading,
  inRole,
  named,
  press,
  queryButton,
  queryRadio,
  radio,
  renderRouted,
  soon,
  textsOf,
  waitForText,
} from './on-screen.ts';
import { renderAt } from './render-at.tsx';
import { titled } from './samples.ts';
import { ada, authState } from './signed-in.ts';

/** An order of April 1 that has taken these steps, one a day. */
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

/** A delivered parcel that brought so much. */
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
  expectWords(show(order), `Cash to have ready $${order.totalPrice}`);
  expectText('Tuesday, April 7');
  expectShown('link', 'hello@bookstore.example');
});

it.each([
  ['delivered', 'Delivered. Happy reading!'],
  ['cancelled', 'Cancelled. There is nothing to pay.'],
  ['returned', 'Your book has come back to us.'],
] as const)('The card of an order that is %s asks for no cash', (status, sentence) => {
  const card = show(orderAfter(['placed', status]));
  expectWords(within(card).getByRole('status'), sentence);
  expect(card).not.toHaveTextContent(/Cash to have ready|xpected by/);
});

it('The card links to the parcel while it is on the way, if the shop knows the carrier', () => {
  const parcel = { carrier: 'DHL', trackingCode: 'JD 1' };
  const shipped = ['placed', 'packed', 'shipped'] as const;
  show(orderAfter(shipped, parcel));
  const link = named('link', /^Track the parcel/);
  expectHref(link, 'https://www.dhl.de/en/privatkunden/pakete-empfangen/verfolgen.html?piececode=JD%201');
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
    expectTitle('Order 7K3M-9QXA');
    const steps = inRole('list', 'Progress').getAllByRole('listitem');
    expectWords(steps[2], /^ShippedApr 3, 2026, .*Aunt Mary by bike$/);
    expectText('Connacht');
    expectWords(screen.getByText('To pay in cash').nextSibling, `$${order.totalPrice}`);
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
      const row = screen.getByText(label);
      if (amount) expectWords(row.nextSibling, amount);
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
  const [emma, kim] = [titled('Emma'), titled('Kim')];
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
    expectCount('link', 'Withdraw from contract', isOffered ? 1 : 0);
  });

  const line = { bookId: 'emma', at } as const;
  it.each<[string, Partial<Order>, Record<string, string>]>([
    [
      'was paid online and has gone back',
      {
        lineChanges: [{ ...line, state: 'taken-out', reason: 'not-wanted' }],
        isPaidOnline: true,
        cashCents: 1250,
      },
      { 'Paid online': '$25.00', 'Given back': '$12.50' },
    ],
    [
      'has gone back at the provider of books that have arrived',
      { status: 'delivered', isPaidOnline: true, cashCents: 2000, takenBackCents: 500 },
      { 'Paid online': '$25.00', 'Given back': '$5.00' },
    ],
    [
      'is of a book that came back after it was paid',
      {
        status: 'delivered',
        cashCents: 2500,
        lineChanges: [{ ...line, state: 'returned' }],
        parcels: brought(2500),
      },
      { 'Paid in cash, to be paid back': '$12.50', Returned: '' },
    ],
    [
      'is of a cancelled order that was paid',
      { status: 'cancelled', isPaidOnline: true, cashCents: 2500 },
      { 'Cancelled. What you have paid goes back to you.': '' },
    ],
  ])('What %s is said, and not asked for in cash', (_, fields, amounts) => {
    show(fields);
    for (const [label, amount] of Object.entries(amounts)) {
      expectText(label);
      if (amount) expectWords(amountOf(label), amount);
    }
    expectNoText('To pay in cash');
  });

  it('A book that was taken out is shown so, with the present total beside the ordered one', () => {
    const lineChanges: Order['lineChanges'] = [{ bookId: 'emma', state: 'taken-out', reason: 'damaged', at }];
    const { order } = show({ lineChanges });
    expectWords(inRole('list', 'Books').getAllByRole('listitem')[0], /Emma.*Taken out/);
    expectWords(amountOf('Ordered'), '$25.00');
    expectWords(amountOf('Total Price'), '$12.50');
    expectWords(amountOf('To pay in cash'), '$12.50');
    const card = renderRouted(<OrderCard order={order} />);
    expectWords(card.container, 'Ordered: $25.00Total Price: $12.50');
    expectWords(card.container, 'Cash to have ready $12.50');
  });

  it('A parcel that has arrived says on which day', () => {
    const arrived = { ...parcel, bookIds: ['emma'], state: 'delivered' as const };
    show({ status: 'waiting', parcels: [{ ...arrived, deliveredAt: '2026-04-05T12:00:00.000Z' }] });
    expectWords(screen.getByText(/^delivered on/), 'delivered on Apr 5');
  });

  it('An order in one parcel has no list of parcels, and the messages of the shop stand with it', () => {
    const parcels: Order['parcels'] = [{ ...parcel, bookIds: ['emma', 'kim'], state: 'shipped' }];
    const { page } = show({ status: 'shipped', parcels, messages: [{ text: 'It rains.', at }] });
    expectNone('list', 'Parcels');
    expectWords(page, 'A message from the shop, Apr 3It rains.');
  });
});

describe('A cancellation', () => {
  beforeEach(() => void agree());

  const card = (order: ReturnType<typeof makeOrder>) => <OrderCard order={order} />;

  /** A placed order that no other test has tried to cancel. */
  function show() {
    const order = makeOrder([makeBook()]);
    const { rerender } = renderRouted(card(order));
    return {
      order,
      rerender,
      button: named('button', 'Cancel order: 7K3M-9QXA'),
    };
  }

  it('After a question, a cancellation is sent once with the status that the shopper saw, and is confirmed', async () => {
    vi.mocked(askFirst).mockResolvedValueOnce(false);
    const sent = answerFetch({});
    const { order, button } = show();
    await click(button);
    expect(askFirst).toHaveBeenCalledExactlyOnceWith(
      'Cancel order 7K3M-9QXA?',
      expect.stringContaining('cannot be brought back'),
      'Cancel order',
      'Keep it',
    );
    expect(sent).toHaveLength(0);
    await click(button);
    await soon(showToast).toHaveBeenCalledExactlyOnceWith('Your order is cancelled');
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({
      method: 'POST',
      path: `/api/orders/${order._id}/status`,
      body: { from: 'placed', to: 'cancelled' },
    });
    expect(sent[0]?.headers.get('authorization')).toBe('Bearer id-token');
  });

  it.each([
    ['packed', [['It was packed meanwhile', expect.any(String)]], []],
    ['cancelled', [], [['Your order is cancelled']]],
  ])('A cancellation of an order that is %s by now says so', async (status, failures, toasts) => {
    answerFetch(refusal(409, 'It has moved on', { status }));
    const { button } = show();
    await click(button);
    await soon(() => vi.mocked(showFailure).mock.calls).toEqual(failures);
    await soon(() => vi.mocked(showToast).mock.calls).toEqual(toasts);
  });

  it('The heading gets the focus when the order moves on and its button disappears', () => {
    const { order, rerender, button } = show();
    button.focus();
    rerender(card({ ...order, status: 'packed' }));
    expect(button).not.toBeInTheDocument();
    expectFocus(heading('Order 7K3M-9QXA'));
  });

  it('The heading gets the focus when the button goes before the question has given it back', async () => {
    answerFetch({});
    const { order, rerender, button } = show();
    vi.mocked(askFirst).mockImplementation(async () => {
      button.blur();
      return true;
    });
    await click(button);
    await soon(showToast).toHaveBeenCalledOnce();
    rerender(card({ ...order, status: 'cancelled' }));
    expectFocus(heading('Order 7K3M-9QXA'));
  });
});

describe('The shelf of a shopper', () => {
  const book = (title: string, more: object = {}) => makeBook({ _id: title, title, ...more });
  const [emma, kim, walden, lost] = [
    book('Emma'),
    book('Kim', { stockLeft: 0 }),
    book('Walden'),
    book('Lost'),
  ];
  const at = (day: string) => ({ createdAt: `2026-${day}T12:00:00.000Z` });

  it('The shelf has what stayed bought, each with its day, and what can be bought is bought again', async () => {
    const asked = answerFetch([emma, kim]);
    const orders = [
      makeOrder([emma, lost], at('03-04')),
      makeOrder([emma, kim, walden], {
        ...at('05-06'),
        lineChanges: [{ bookId: 'Walden', state: 'returned', at: '2026-05-20', reason: undefined }],
      }),
      makeOrder([walden], { ...at('07-08'), status: 'cancelled' }),
    ];
    renderRouted(<OwnShelf orders={orders} again={(one) => <BuyAgainButton book={one} />} />);
    const shelf = await findIn('list', 'Your shelf');
    expect(textsOf(shelf.getAllByRole('listitem'))).toEqual([
      expect.stringMatching(/^Emma.*May\u00a062026Buy again$/),
      expect.stringMatching(/^Kim.*May\u00a062026Out of stock$/),
      expect.stringMatching(/^Lost.*Mar\u00a042026No longer available$/),
    ]);
    await click(shelf.getByRole('button', { name: 'Buy again: Emma' }));
    expect(isInCart('Emma')).toBe(true);
    expect(shelf.getByRole('button', { name: 'Buy again: Emma, In your cart' })).toBeVisible();
    expect(pathsOf(asked)).toEqual(['/api/books?ids=Emma,Kim,Lost']);
  });

  it('There is no shelf without a book', () => {
    render(<OwnShelf orders={[makeOrder([emma], { status: 'returned' })]} again={() => null} />);
    expectNone('list');
  });
});

describe('The way back to a page', () => {
  function show(currentUser: AuthState['currentUser']) {
    const auth = authState(currentUser);
    return renderRouted(
      <AuthContext value={auth}>
        <BackToPageCard />
      </AuthContext>,
    ).container;
  }

  beforeEach(clearCart);

  it('A shopper with books in the cart is offered a link back to the checkout', async () => {
    addToCart(makeBook());
    interruptedPage.set('/checkout');
    show(ada);
    expectWords(named('complementary', 'Your cart is waiting'), 'One book is in it.');
    expectLink('To the checkout', '/checkout');
    await press('Not now');
    expect(interruptedPage.get()).toBeNull();
    expect(sessionStorage).toHaveLength(0);
  });

  it('No link back is offered without a login, nor with an empty cart', () => {
    interruptedPage.set('/checkout');
    expect(show(ada)).toBeEmptyDOMElement();
    addToCart(makeBook());
    expect(show(null)).toBeEmptyDOMElement();
  });

  it('A shopper is offered a link back to a payment', () => {
    const path = `/orders/${makeOrder([])._id}/payment`;
    interruptedPage.set(path);
    show(ada);
    expectShown('complementary', 'Your order is waiting');
    expectLink('To your order', path);
  });

  it('No link back is offered to any other path', () => {
    for (const path of [
      '//example.com/orders/1',
      'https://example.com',
      '/orders/..%2Fbrowse',
      '/dashboard',
    ]) {
      interruptedPage.set(path);
      expect(show(ada), path).toBeEmptyDOMElement();
    }
  });
});

describe('A withdrawal', () => {
  const show = (state?: object) => renderRouted(<WithdrawalPage />, { pathname: '/withdraw', state });
  const button = (name: string) => named('button', name);

  it('A withdrawal is looked at, changed, confirmed, and tried again after a failure', async () => {
    let fails = true;
    const sent = answerFetch(() => {
      if (!fails) return json({ declaredAt: '2026-11-26T10:00:00.000Z' });
      return refusal(429, 'Too many declarations', undefined, 'too-many-requests');
    });
    show();
    fillIn({ 'Your name': 'Nora', 'Order number': '7K3M-9QXA', 'E-mail address': 'nora@shop.example' });
    await click(button('Continue'));
    expectFocus(heading('Is this right?'));
    await click(button('Change'));
    expectValue('Your name', 'Nora');
    fillIn({ 'Only some of the books': 'Emma' });
    await click(button('Continue'));
    await click(button('Confirm withdrawal'));
    await waitForText('Too many declarations');
    expectText('Emma');
    fails = false;
    await click(button('Confirm withdrawal'));
    await waitForText(/We have received your declaration/);
    expect(sent.at(-1)?.body).toEqual({
      name: 'Nora',
      number: '7K3M-9QXA',
      email: 'nora@shop.example',
      books: 'Emma',
      language: 'en',
    });
  });

  it('From an order, its books are chosen', async () => {
    const titles = ['Emma', 'Kim'];
    show({ name: 'Nora', number: '7K3M-9QXA', email: 'nora@shop.example', titles });
    await click(field('Kim'));
    await click(button('Continue'));
    expectText('Kim');
    expectNoText('Emma');
  });
});

describe('The page of a payment', () => {
  const onPaid = vi.fn();
  const paymentIn = (state: PaymentAnswer['state']): PaymentAnswer => ({
    _id: 'one',
    state,
    number: '7K3M-9QXA',
    bookIds: ['emma'],
    amountCents: 1200,
    currency: 'USD',
  });

  function show() {
    const pages = {
      '/orders/one/payment': <PaymentPage id="one" onPaid={onPaid} />,
      '/orders/one': <p>The order</p>,
    };
    renderAt('/orders/one/payment', pages, { shop: { payment: 'both' } });
  }

  it.each([
    ['paid', 'Paid', ['See your order']],
    ['open', 'Not paid yet', ['Pay online', 'Pay in cash instead', 'Back to the cart']],
    ['released', 'Not paid', ['Pay online', 'Pay in cash instead', 'Back to the cart']],
    ['deciding', 'The bank is still deciding', ['Ask the bank again']],
    ['given-back', 'Your money goes back', ['Browse the books']],
    ['unsettled', 'The shop looks at your payment', ['Browse the books']],
    ['in-cash', 'Ordered, to be paid in cash', ['See your order']],
  ] as const)(
    'The page of a payment that is %s says so, and what can be done',
    async (state, heading, ways) => {
      answerFetch(() => json(paymentIn(state)));
      show();
      await findShown('heading', heading);
      for (const name of ways) {
        const [control] = [
          ...screen.queryAllByRole('button', { name }),
          ...screen.queryAllByRole('link', { name }),
        ];
        expect(control, name).toBeVisible();
      }
      expect(onPaid.mock.calls).toEqual(state === 'paid' || state === 'deciding' ? [[['emma']]] : []);
    },
  );

  it('A payment that waits shows its books and what is left to pay, and one that was ended neither', async () => {
    const paper = vi.fn((answer: PaymentAnswer) => (
      <Suspense>
        <AwaitedBooks {...answer} />
      </Suspense>
    ));
    const pages = { '/': <PaymentPage id="one" onPaid={onPaid} paper={paper} /> };
    const answerWith = (state: PaymentAnswer['state']) =>
      answerFetch(({ path }) =>
        json(path.includes('/api/books') ? [makeBook({ title: 'Emma' })] : paymentIn(state)),
      );
    answerWith('open');
    const { unmount } = renderAt('/', pages);
    await waitForText('$12.00');
    expect(screen.getAllByRole('listitem')).toHaveLength(1);
    unmount();
    paper.mockClear();
    answerWith('given-back');
    renderAt('/', pages);
    await findShown('heading', 'Your money goes back');
    expect(paper).not.toHaveBeenCalled();
  });

  it('The ticket of a paid order says what was paid online, and where the books go', () => {
    const order = makeOrder([makeBook({ newPrice: 12 })], { isPaidOnline: true, cashCents: 1200 });
    renderRouted(<OrderTicket order={order} />);
    expectText(/7K3M-9QXA/);
    expectText('Paid online');
    expectText('Goes to');
  });

  it('A bank that cannot be asked is told, and cash is offered all the same', async () => {
    answerFetch(() => json({ ...paymentIn('open'), isUnsure: true }));
    show();
    await waitForText(/^The bank cannot be asked at the moment/);
    expectShown('button', 'Pay in cash instead');
  });

  it('An order that is not paid in cash is not offered so after a payment that was not made', async () => {
    answerFetch(() => json({ ...paymentIn('released'), noCash: true }));
    show();
    await findButton('Pay online');
    expectNone('button', 'Pay in cash instead');
  });

  it('What was not paid is placed in cash, and a refusal is told with its reason', async () => {
    answerFetch(() => json(paymentIn('open')));
    show();
    const inCash = await findButton('Pay in cash instead');
    answerFetch(refusal(409, '', undefined, 'books-missing'));
    await click(inCash);
    await findAlert('Some books are no longer available');
    answerFetch({ productIds: ['emma'] });
    await click(inCash);
    await waitForText('The order');
  });

  /** The checkout of a shop, with an order of $12.00 to an area. */
  function showCheckout(shop: ShopChanges, area = 'City', totalCents = 1200) {
    const purchase = { bookIds: ['emma'], totalCents, toOrder: [] };
    const problems = wayProblems(shop, { totalCents, isCollected: false, area }, dollars);
    const waits = { orderedInDays: 0, hasOthers: true, appears: undefined };
    const sum = <OrderSum totalCents={1200} isCollected={false} waits={waits} problems={problems} />;
    const form = (
      <CheckoutForm
        uid="ada"
        email="ada@example.com"
        purchase={purchase}
        rest={purchase}
        unavailable={null}
        onLeaveOut={vi.fn()}
        onOrdered={vi.fn()}
        onConflict={vi.fn()}
        onSessionEnded={vi.fn()}
        problems={problems}
        sum={sum}
      />
    );
    renderAt('/', { '/': form, '/orders/one/payment': <PaymentPage id="one" onPaid={onPaid} /> }, { shop });
  }

  it('The checkout asks how to pay where orders can be paid online, and begins with cash', async () => {
    showCheckout({ payment: 'both' });
    expect(await findRadio('In cash')).toBeChecked();
    expectShown('button', 'Place an Order');
    await click(radio('Online'));
    const sent = answerFetch(() => json({ ...paymentIn('open'), url: '#paid-there' }, 201));
    await click(checkbox(/^I agree to the/));
    await press('Pay online');
    await soon(() => location.hash).toBe('#paid-there');
    expect(sent[0]?.path).toContain('/api/payments');
  });

  it('Who goes back from the bank to the checkout is led to whether it was paid, and the way to pay stays chosen', async () => {
    sessionStorage.setItem('checkout-typed', `ada ${JSON.stringify({ values: { payOnline: true } })}`);
    showCheckout({ payment: 'both' });
    expect(await findRadio('Online')).toBeChecked();
    answerFetch(() => json({ ...paymentIn('open'), url: '#paid-at-bank' }, 201));
    await click(checkbox(/^I agree to the/));
    await press('Pay online');
    await soon(() => location.hash).toBe('#paid-at-bank');
    // As a browser does that has kept the page.
    act(() => void dispatchEvent(new Event('pageshow')));
    const asked = answerFetch(paymentIn('released'));
    await findShown('heading', 'Not paid');
    expect(pathsOf(asked)).toEqual([expect.stringMatching(/one\/cancel$/)]);
    cleanup();
    // Its guard lets it wait no more: the checkout can be used again.
    interruptedPage.set(null);
    showCheckout({ payment: 'both' });
    expect(await findRadio('Online')).toBeChecked();
    // A payment that was left goes on as it is, at another page of the bank.
    answerFetch(({ path }) =>
      json(path.endsWith('/again') ? { ...paymentIn('open'), url: '#paid-again' } : paymentIn('released')),
    );
    await click(checkbox(/^I agree to the/));
    await press('Pay online');
    await soon(() => location.hash).toBe('#paid-again');
  });

  const limits = { cashUpTo: 0, onlineFrom: 0, cashAreas: [] };
  const upTo10 = { ...limits, cashUpTo: 10 };

  it.each([
    [upTo10, 'Cash is taken for orders of up to $10.00: this order is paid online.', 'Pay online'],
    [
      { ...limits, cashAreas: ['Land'] },
      'Cash is not taken where this order goes: this order is paid online.',
      'Pay online',
    ],
    [
      { ...limits, onlineFrom: 12.01 },
      'Orders are paid online from $12.01 on: this order is paid in cash.',
      'Place an Order',
    ],
  ])(
    'Where %o leaves one way to pay, the checkout has that one and says why',
    async (paymentLimits, words, name) => {
      showCheckout({ payment: 'both', paymentLimits });
      await waitForText(words);
      expectShown('button', name);
      expect(queryRadio('In cash')).toBeNull();
      expectText(name === 'Pay online' ? /now, on a page of Stripe/ : /in cash, by/);
    },
  );

  it('A shop that is paid online alone takes what is too little for that in cash, and says so', async () => {
    showCheckout({ payment: 'online' }, 'City', 49);
    await waitForText('Orders are paid online from $0.50 on: this order is paid in cash.');
    expectShown('button', 'Place an Order');
  });

  it('An order that no way to pay is left for is told so before it is sent', async () => {
    showCheckout({ payment: 'both', paymentLimits: { ...upTo10, onlineFrom: 20 } });
    await findAlert(
      'There is no way to pay for this order. Cash is taken for orders of up to $10.00. Orders are paid online from $20.00 on.',
    );
    expectNoText(/^You pay|then you can order/);
  });
});

describe('A link to pay by', () => {
  it('A link that the shop does not have is said to be unknown or over, not to be asked again', async () => {
    answerFetch(refusal(404, 'The payment was not found', undefined, 'not-found'));
    renderRouted(<PayLinkPage id="none" />);
    await findShown('heading', 'This link is unknown or over');
    expectNone('button', 'Try again');
  });

  it('A link whose payment cannot begin now says so, and can be pressed again', async () => {
    const link = { state: 'open', number: '7K3M-9QXA', amountCents: 1000, currency: 'USD', link: '' };
    const message = 'Paying online does not work at the moment';
    answerFetch(({ body }) =>
      Object(body).isBegun ? refusal(409, message) : json({ ...link, until: '2031-01-01T12:00:00.000Z' }),
    );
    renderRouted(<PayLinkPage id="one" />);
    fireEvent.click(await findButton('Pay $10.00'));
    await findAlert(message);
    expect(queryButton('Pay $10.00')).toBeEnabled();
  });
});
