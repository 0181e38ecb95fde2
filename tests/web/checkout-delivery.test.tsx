import type { DeliveryArea } from '@bookstore/functions/shared/delivery/delivery-setting';
import type { ShopTax } from '@bookstore/functions/shared/tax/shop-tax';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { CartPanel } from '../../web/src/features/cart/cart-panel.tsx';
import { addToCart } from '../../web/src/features/cart/cart-store.ts';
import { makeBook, makeOrder } from '../fixtures/factories.ts';
import { json, refusal } from './fake-fetch.ts';
import { fillIn } from './fill-in.ts';
import {
  expectAlert,
  expectNone,
  expectNoText,
  expectText,
  expectValue,
  findAlert,
  findShown,
  press,
  user,
} from './on-screen.ts';
import {
  answerOrders,
  beginCheckout,
  book,
  order,
  orders,
  showCheckout,
  showFailure,
  summary,
} from './open-checkout.tsx';
import { renderIn } from './render-at.tsx';

const germany: DeliveryArea = {
  name: 'Germany',
  countries: ['DE'],
  zips: [],
  by: 'amount',
  steps: [{ from: 0, cost: 4 }],
  freeFrom: 40,
};
const outline = { fromCents: 400, freeFromCents: 4000, isFreeFromEverywhere: true, isShown: true };

beforeEach(() => beginCheckout([germany]));

const totals = () => orders().map(({ totalPrice }) => totalPrice);

it('The checkout says the cost as soon as the address is known, and orders for that total', async () => {
  showCheckout({ delivery: outline });
  expect(summary()).toHaveTextContent('Delivery: from $4.00, free from $40.00, in 2 to 4 working days');
  fillIn({ 'Country / Region': 'germany' });
  await waitFor(() => expect(summary()).toHaveTextContent('Delivery: $4.00, in'));
  expect(summary()).toHaveTextContent('Total Price$13.50');
  await order();
  await findShown('heading', 'Your Orders');
  expect(totals()).toEqual(['13.50']);
});

it('The checkout writes currencies and taxes as they are written', () => {
  const rates = [{ from: '2026-01-01', basisPoints: 700 }];
  const tax: ShopTax = {
    name: 'MwSt.',
    isIncluded: false,
    defaultClass: 'books',
    rates: { books: rates, ebooks: rates, other: rates },
  };
  showCheckout({ delivery: outline, tax });
  expect(summary()).toHaveTextContent('Delivery: from $4.00 incl. VAT, free from $40.00 incl. VAT, in');
});

it('An address that no area covers is said beside the form, and the button stays the shopper’s', async () => {
  showCheckout({ delivery: outline });
  fillIn({ 'Full Name': 'Ada' });
  fillIn({ 'Country / Region': 'France' });
  await findAlert('We do not deliver there yet');
  expect(summary()).toHaveTextContent('Delivery: We do not deliver there yet');
  const message = 'We do not deliver there yet, said the shop';
  answerOrders(() => refusal(409, message, undefined, 'not-delivered-there'));
  await order();
  await waitFor(() => expect(showFailure).toHaveBeenCalledWith('Failed to place an order', message));
  expectAlert(message);
  expectValue('Full Name', 'Ada');
  fillIn({ 'Country / Region': 'DE' });
  expectNone('alert');
});

it('A delivery by weight is reckoned with the weights of the books, and anew with those that the shop answers', async () => {
  const steps = [
    { from: 0, cost: 2 },
    { from: 600, cost: 3 },
    { from: 900, cost: 5 },
  ];
  const { freeFrom: _, ...byWeight } = { ...germany, by: 'weight', steps };
  const kim = makeBook({ title: 'Kim', newPrice: 5, weight: 299 });
  const dracula = makeBook({ title: 'Dracula', newPrice: 1, weight: 5000, stockLeft: 0 });
  beginCheckout([byWeight], { bookGrams: 300 }, [book, kim, dracula]);
  showCheckout({ delivery: { fromCents: 200, isShown: true } });
  fillIn({ 'Country / Region': 'DE' });
  await waitFor(() => expect(summary()).toHaveTextContent('Delivery: $2.00, in'));
  const details = {
    missing: [],
    books: [plainBook, { bookId: kim._id, title: 'Kim', newPrice: 5, weight: 600 }],
    totalPrice: '19.50',
    deliveryCents: 500,
  };
  answerOrders(() => refusal(409, 'Changed', details, 'total-changed'));
  await user.click(screen.getByRole('checkbox'));
  await press('Remove it and order the rest');
  await waitFor(() => expect(summary()).toHaveTextContent('Delivery: $5.00, in'));
  // The next address is reckoned with the new weight, too.
  fillIn({ Zipcode: '10115' });
  expect(summary()).toHaveTextContent('Delivery: $5.00, in');
  expect(summary()).toHaveTextContent('Total Price$19.50');
});

const plainBook = { bookId: book._id, title: book.title, newPrice: 9.5 };
const soldOut = makeBook({ title: 'Kim', newPrice: 5 });
const withoutCost: [string, object][] = [
  [
    'out-of-stock',
    { missing: [], books: [plainBook, { bookId: soldOut._id, title: 'Kim', newPrice: 5, stockLeft: 0 }] },
  ],
  ['books-missing', { missing: [soldOut._id], books: [plainBook] }],
  [
    'currency-changed',
    { missing: [], books: [{ ...plainBook, bookId: soldOut._id }, plainBook], currency: 'EUR' },
  ],
];
it.each(withoutCost)(
  'A place without delivery stays so when a book or the currency is refused: %s',
  async (code, changes) => {
    addToCart(soldOut);
    showCheckout({ delivery: outline });
    fillIn({ 'Country / Region': 'Norway' });
    await waitFor(() => expect(summary()).toHaveTextContent('Delivery: We do not deliver there yet'));
    const details = { ...changes, totalPrice: '9.50' };
    answerOrders(() => refusal(409, 'Changed', details, code));
    await order();
    await waitFor(() => expect(showFailure).toHaveBeenCalled());
    expect(summary()).not.toHaveTextContent('Free, in');
    expect(summary()).toHaveTextContent('Delivery: We do not deliver there yet');
  },
);

it('What has changed is named in the currency in which the shop sells by now', async () => {
  showCheckout({ delivery: outline });
  const books = [{ ...plainBook, newPrice: 950 }];
  const details = { missing: [], books, currency: 'JPY', totalPrice: '950' };
  answerOrders(() => refusal(409, 'Changed', details, 'currency-changed'));
  await order();
  await waitFor(() => expect(showFailure).toHaveBeenCalled());
  const [, reason] = vi.mocked(showFailure).mock.lastCall ?? [];
  expect(reason).toContain('¥950');
  expect(reason).not.toContain('$950');
});

it.each([
  ['15.75', 625, 'Delivery: $6.25, in'],
  ['9.50', undefined, 'Delivery: Free, in'],
])(
  'Another cost meanwhile is shown, and ordered the next time: %s',
  async (totalPrice, deliveryCents, words) => {
    showCheckout({ delivery: outline });
    fillIn({ 'Country / Region': 'DE' });
    await waitFor(() => expect(summary()).toHaveTextContent('Total Price$13.50'));
    const details = { missing: [], books: [plainBook], totalPrice, deliveryCents };
    answerOrders(() => refusal(409, 'Changed', details, 'total-changed'));
    await order();
    await waitFor(() => expect(summary()).toHaveTextContent(`Total Price$${totalPrice}`));
    expect(summary()).toHaveTextContent(words);
    answerOrders(() => json(makeOrder([book]), 201));
    await press('Place an Order');
    await findShown('heading', 'Your Orders');
    expect(totals()).toEqual(['13.50', totalPrice]);
  },
);

it.each([
  [outline, 'Delivery from $4.00. Free from $40.00.'],
  [
    { ...outline, isFreeFromEverywhere: false, fromCents: 0 },
    'Delivery free to some addresses. Free from $40.00 in some areas.',
  ],
])('The cart says what the delivery costs where the owner wants it: %j', (delivery, words) => {
  const { unmount } = renderIn({ delivery }, <CartPanel />);
  expectText(words);
  unmount();
  renderIn({ delivery: { ...delivery, isShown: false } }, <CartPanel />);
  expectNoText(words);
});

it('Where coins cannot pay the total, the checkout says what is paid in cash', async () => {
  beginCheckout([], {}, [makeBook({ newPrice: 12.37 })]);
  showCheckout({ coinCents: 5 });
  expect(summary()).toHaveTextContent('Total Price$12.37In cash$12.35');
});
