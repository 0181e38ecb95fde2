import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { CartPanel } from '../../web/src/features/cart/cart-panel.tsx';
import { addToCart, clearCart } from '../../web/src/features/cart/cart-store.ts';
import { makeBook } from '../fixtures/factories.ts';
import { answerFetch, json } from './fake-fetch.ts';
import {
  button,
  expectLink,
  expectNone,
  expectStatus,
  expectText,
  heading,
  named,
  press,
  renderRouted,
  textsOf,
} from './on-screen.ts';

/** A cart with these books, for $2.00 each. */
function show(...titles: string[]) {
  clearCart();
  const books = titles.map((title) => makeBook({ title, newPrice: 2 }));
  for (const book of books) addToCart(book);
  answerFetch(() => json(books));
  renderRouted(<CartPanel instead="Other books" />);
}

const remove = (title: string) => button(`Remove ${title}`);
const said = (text: string) => expect(screen.getByText(text)).toHaveAttribute('aria-live', 'polite');

it('Each book of the cart has its cover, title, price, category, quantity 1 and Remove; the sum stands below', () => {
  show('Emma', 'Kim');
  const [first] = screen.getAllByRole('listitem');
  const row = within(first ?? document.body);
  expect(row.getByRole('heading')).toHaveTextContent('Emma');
  expect(row.getByRole('img', { name: 'Cover of Emma', hidden: true })).toBeInTheDocument();
  expect(row.getByText('$2.00')).toBeVisible();
  expect(first).toHaveTextContent(/Category: \w+/);
  expect(first).toHaveTextContent('Qty: 1');
  expect(row.getByRole('button')).toHaveTextContent('Remove');
  expectText('Subtotal');
  expectStatus('$4.00');
  expectText('Shipping and taxes calculated at checkout.');
  expectLink('Checkout', '/checkout');
  expectLink('Continue Shopping', '/');
  expectText(/^\w+day, \w+ \d+$/);
  expectText('Pay in cash at your door');
});

it('Removing a book focuses the next one, or else the one before, and announces the removed book', async () => {
  const user = userEvent.setup();
  show('Emma', 'Kim', 'Dracula');
  remove('Kim').focus();
  await user.keyboard('{Enter}');
  expect(remove('Dracula')).toHaveFocus();
  said('“Kim” was removed.');
  expectStatus('$4.00');
  await user.keyboard(' ');
  expect(remove('Emma')).toHaveFocus();
  said('“Dracula” was removed.');
  expectStatus('$2.00');
  await user.keyboard('{Enter}');
  expect(heading('Shopping cart')).toHaveFocus();
  said('“Emma” was removed.');
  expect(screen.getByText('$0.00')).toHaveRole('status');
});

it('The cart says which copies are not new', () => {
  clearCart();
  const books = [makeBook({ title: 'Kim', condition: 'used' }), makeBook({ title: 'Emma' })];
  for (const book of books) addToCart(book);
  answerFetch(() => json(books));
  renderRouted(<CartPanel />);
  const [kim, emma] = screen.getAllByRole('listitem');
  expect(kim).toHaveTextContent('Used copy');
  expect(emma).not.toHaveTextContent('copy');
});

it('The cart says of which books the shopper has a copy already', () => {
  clearCart();
  const books = [makeBook({ title: 'Kim' }), makeBook({ title: 'Emma' })];
  for (const book of books) addToCart(book);
  answerFetch(() => json(books));
  renderRouted(<CartPanel bought={new Set([books[0]?._id ?? ''])} />);
  const [kim, emma] = screen.getAllByRole('listitem');
  expect(kim).toHaveTextContent('On your shelf already');
  expect(emma).not.toHaveTextContent('On your shelf already');
});

it('A key that is held down removes one book', async () => {
  const user = userEvent.setup();
  show('Emma', 'Kim', 'Dracula');
  remove('Emma').focus();
  await user.keyboard('{Enter>5/}');
  expect(remove('Kim')).toHaveFocus();
  expect(remove('Dracula')).toBeVisible();
});

it('Clearing the cart leads the focus to the heading and is announced', async () => {
  const user = userEvent.setup();
  show('Emma', 'Kim');
  button('Clear Cart').focus();
  await user.keyboard('{Enter}');
  expect(heading('Shopping cart')).toHaveFocus();
  said('All books were removed.');
});

it('What was removed or cleared can be put back to its place', async () => {
  const user = userEvent.setup();
  show('Emma', 'Kim', 'Dracula');
  const undo = () => user.click(button('Undo'));
  const titles = () => textsOf(screen.getAllByRole('heading', { level: 2 }));
  await user.click(remove('Kim'));
  expect(titles()).toEqual(['Emma', 'Dracula']);
  await undo();
  expect(titles()).toEqual(['Emma', 'Kim', 'Dracula']);
  expect(heading('Shopping cart')).toHaveFocus();
  await press('Clear Cart');
  act(() => void addToCart(makeBook({ title: 'From another tab' })));
  await undo();
  expect(titles()).toEqual(['Emma', 'Kim', 'Dracula', 'From another tab']);
  expectNone('button', 'Undo');
});

it('An empty cart offers books, and below them has all that a cart has', () => {
  show();
  const link = (name: string) => named('link', name);
  expectLink('Browse the books', '/browse');
  const sentence = screen.getByText('No produt found');
  expect(link('Browse the books').compareDocumentPosition(sentence)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(button('Clear Cart')).toBeEnabled();
  expectLink('Checkout', '/checkout');
  expectLink('Continue Shopping', '/');
  expectText(/Other books/);
});
