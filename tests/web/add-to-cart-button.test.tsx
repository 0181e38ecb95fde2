import type { PubliclyStocked } from '@bookstore/functions/shared/book/stock-words';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { AddToCartButton } from '../../web/src/features/cart/add-to-cart-button.tsx';
import { CardCartButton } from '../../web/src/features/cart/card-cart-button.tsx';
import { clearCart, useCart } from '../../web/src/features/cart/cart-store.ts';
import { makeBook } from '../fixtures/factories.ts';
import {
  address,
  expectLink,
  expectNone,
  expectNoText,
  expectShown,
  findLink,
  findNamed,
  named,
  press,
  renderRouted,
} from './on-screen.ts';

function CartCount() {
  return <output aria-label="Books in the cart">{useCart().length}</output>;
}

function show(stock: PubliclyStocked = {}) {
  const book = makeBook({ title: 'Emma', ...stock });
  renderRouted(
    <>
      <AddToCartButton book={book} />
      <CartCount />
    </>,
  );
  return named('button', /: Emma$/);
}

afterEach(async () => {
  act(clearCart);
  const { default: swal } = await import('sweetalert2/dist/sweetalert2.esm.js');
  swal.close();
  document.body.replaceChildren();
});

vi.unmock('../../web/src/lib/alerts.ts');

it('A toast at the top right, without a confirm button, says for 1500 ms that the book was added', async () => {
  const button = show();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  fireEvent.click(button);
  await vi.waitFor(() => expect(screen.getByText('Product Added to the Cart')).toBeInTheDocument(), 15_000);
  const toast = screen.getByRole('alert');
  expect(toast).toHaveClass('swal2-toast', 'swal2-icon-success');
  expect(toast.parentElement).toHaveClass('swal2-top-end');
  expect(within(toast).queryByRole('button', { name: 'OK' })).toBeNull();
  expect(named('status', 'Books in the cart')).toHaveTextContent('1');
  // Waiting for it has moved the clock by up to 50 ms.
  await vi.advanceTimersByTimeAsync(1440);
  expect(screen.queryByText('Product Added to the Cart')).toBeInTheDocument();
  await vi.advanceTimersByTimeAsync(100);
  expectNoText('Product Added to the Cart');
});

it('The toast names the book and leads to the cart; the button says that the book is there until it is not', async () => {
  const button = show();
  fireEvent.click(button);
  expect(button).toHaveTextContent('In your cart');
  expect(button).toHaveAccessibleName('Add to Cart: Emma, In your cart');
  const link = await findLink('Emma: see your cart');
  expect(link).toHaveAttribute('href', '/cart');
  fireEvent.click(link, { ctrlKey: true });
  expect(address()).toBe('/');
  fireEvent.click(link);
  expect(address()).toBe('/cart');
  act(clearCart);
  expect(button).toHaveTextContent('Add to Cart');
});

it('A double click shows one toast, that of the success', async () => {
  const button = show();
  fireEvent.click(button);
  fireEvent.click(button);
  expect(await screen.findByText('Product Added to the Cart')).toBeInTheDocument();
  expectNone('dialog');
  expect(named('status', 'Books in the cart')).toHaveTextContent('1');
});

it('A book that is out of stock cannot be added; its button has the focus and says so', async () => {
  const user = userEvent.setup();
  const button = show({ stockLeft: 0 });
  expect(button).toHaveAccessibleName('Out of stock: Emma');
  expect(button).toHaveTextContent('Out of stock');
  expect(button).toHaveAttribute('aria-disabled', 'true');
  await user.tab();
  expect(button).toHaveFocus();
  await user.keyboard('{Enter}');
  await user.click(button);
  expect(named('status', 'Books in the cart')).toHaveTextContent('0');
  expectNone('dialog');
});

it('Adding a book a second time changes nothing and shows a warning', async () => {
  const user = userEvent.setup();
  const button = show();
  await user.click(button);
  await screen.findByText('Product Added to the Cart');
  await user.click(button);
  const warning = await findNamed('dialog', 'Already Added to the Cart');
  expect(warning).toHaveTextContent("You won't be able to revert this!");
  expect(warning).toHaveClass('swal2-icon-warning');
  expect(within(warning).getByRole('button', { name: 'Cancel' })).toBeEnabled();
  expect(screen.getByRole('status', { name: 'Books in the cart', hidden: true })).toHaveTextContent('1');
  await user.click(within(warning).getByRole('button', { name: 'OK!' }));
  await waitFor(() => expect(button).toHaveFocus());
  expectNone('dialog');
});

it('A card on which a book was added keeps its button; a card that appears later leads to the cart', async () => {
  const book = makeBook({ title: 'Emma' });
  const card = <CardCartButton book={book} />;
  const { unmount } = renderRouted(card);
  await press('Add to Cart: Emma');
  expect(named('button', 'Add to Cart: Emma, In your cart')).toHaveFocus();
  unmount();
  renderRouted(card);
  expectLink('In your cart: Emma', '/cart');
  act(clearCart);
  expectShown('button', 'Add to Cart: Emma');
});
