import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { defaultFrame } from '../../functions/src/shared/shop/shop-profile.ts';
import { Page as CheckoutPage } from '../../web/src/app/routes/shop/checkout-route.tsx';
import { shop } from '../../web/src/config/shop.ts';
import { addToCart, clearCart } from '../../web/src/features/cart/cart-store.ts';
import { showSuccess } from '../../web/src/lib/alerts.ts';
import { makeBook, makeCataloguePage, makeOrder } from '../fixtures/factories.ts';
import { answerFetch, json } from './fake-fetch.ts';
import {
  button,
  expectAlert,
  expectNoField,
  expectNone,
  field,
  findShown,
  named,
  press,
  user,
} from './on-screen.ts';
import { renderAt } from './render-at.tsx';
import { ada, authState } from './signed-in.ts';

const { author: _, ...withoutAuthor } = makeBook({
  title: 'Beowulf',
  newPrice: 5,
  coverImage: 'beowulf.480w.avif',
});
const books = [
  makeBook({ title: 'Emma', author: 'Jane Austen', newPrice: 9.5, coverImage: 'emma.480w.avif' }),
  withoutAuthor,
];

const auth = authState(ada);

const open = () =>
  renderAt('/checkout', { '/checkout': <CheckoutPage />, '/orders': <h1>Your Orders</h1> }, { auth });

function show() {
  open();
  return named('region', 'Your order');
}

beforeEach(() => {
  clearCart();
  answerFetch(({ method }) => {
    return method === 'POST' ? json(makeOrder(books), 201) : json(books);
  });
});

it('The checkout shows the books, their total and the day of delivery', () => {
  for (const book of books) addToCart(book);
  const order = show();
  const [emma, beowulf] = within(order).getAllByRole('listitem');
  expect(emma).toHaveTextContent('EmmaJane Austen$9.50');
  expect(beowulf).toHaveTextContent(/Beowulf\$5\.00$/);
  expect(order).toHaveTextContent(/Items:2.*Total Price\$14\.50/);
  expect(order).toHaveTextContent(`Delivery: ${shop.delivery.cost}, ${defaultFrame.deliveryTexts.time}`);
  expect(order).toHaveTextContent(`Taxes: ${shop.taxes}`);
  expect(field('Full Name')).toBeVisible();
});

it('The checkout lists the first four books and folds the others away', () => {
  for (let count = 1; count <= 6; count += 1)
    addToCart(makeBook({ title: `Volume ${count}`, coverImage: 'volume.480w.avif' }));
  const order = show();
  expect(within(order).getByText('Volume 4')).toBeVisible();
  expect(within(order).getByText('Volume 5')).not.toBeVisible();
  expect(within(order).getByText('and 2 more books')).toBeVisible();
});

it('The checkout counts what the total counts, and names a book that is gone beside the button', async () => {
  for (const book of books) addToCart(book);
  answerFetch(() => json(books.slice(0, 1)));
  const order = show();
  await waitFor(() => expect(order).toHaveTextContent(/Items:1.*Total Price\$9\.50/));
  expectAlert('No longer available: Beowulf.');
  const orderRest = button('Remove it and order the rest');
  expect(screen.getByRole('alert').parentElement?.parentElement).toContainElement(orderRest);
});

it('The checkout of an empty cart leads to the books instead of showing a form and a bill of nothing', async () => {
  answerFetch(() => json(makeCataloguePage()));
  open();
  expect(await screen.findByRole('link', { name: 'Browse the books' })).toHaveAttribute('href', '/browse');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Cash On Delivery');
  expectNone('region', 'Your order');
  expectNone('button', 'Place an Order');
  expectNoField('Full Name');
});

it('The checkout never calls the cart empty between an order and the page of orders', async () => {
  for (const book of books) addToCart(book);
  show();
  const seen: (string | null)[] = [];
  const observer = new MutationObserver(() => seen.push(document.body.textContent));
  observer.observe(document.body, { childList: true, subtree: true });
  await user.click(screen.getByRole('checkbox'));
  await press('Place an Order');
  await findShown('heading', 'Your Orders');
  observer.disconnect();
  expect(seen.filter((text) => text?.includes('Your cart is empty'))).toEqual([]);
});

it('The confirmation has the number of the order, its books, the next step and the cash to have ready', async () => {
  for (const book of books) addToCart(book);
  show();
  await user.click(screen.getByRole('checkbox'));
  await press('Place an Order');
  await waitFor(() => expect(showSuccess).toHaveBeenCalled());
  const [title, text, options] = vi.mocked(showSuccess).mock.lastCall ?? [];
  expect([title, text]).toEqual(['Order Confirmed', 'Order Placed Successfully']);
  const { html } = options ?? {};
  if (!(html instanceof HTMLElement)) throw new Error('The confirmation has no ticket');
  expect(html).toHaveTextContent(/^Order Placed Successfully/);
  const parts =
    /Order 7K3M-9QXA.*Thank you! Next, we pack your books\..*Cash to have ready \$14\.50.*Goes to .*A mail about it goes to nora@example\.com\./;
  expect(html).toHaveTextContent(parts);
  const covers = within(html)
    .getAllByRole('img')
    .map((cover) => cover.getAttribute('alt'));
  expect(covers).toEqual(['Cover of Emma', 'Cover of Beowulf']);
});
