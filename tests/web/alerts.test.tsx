import type { PubliclyStocked } from '@bookstore/functions/shared/book/stock-words';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AddToCartButton } from '../../web/src/features/cart/add-to-cart-button.tsx';
import { CardCartButton } from '../../web/src/features/cart/card-cart-button.tsx';
import { clearCart, useCart } from '../../web/src/features/cart/cart-store.ts';
import { makeBook } from '../fixtures/factories.ts';
import {
  address,
  click,
  expectFocus,
  expectHref,
  expectLink,
  expectNone,
  expectNoText,
  expectShown,
  expectWords,
  findLink,
  findNamed,
  named,
  press,
  renderRouted,
  retype,
  soon,
  user,
  waitForText,
} from './on-screen.ts';

vi.unmock('../../web/src/lib/alerts.ts');
vi.unmock('../../web/src/lib/password-question.ts');

describe('The button of a book', () => {
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

  it('A toast at the top right, without a confirm button, says for 1500 ms that the book was added', async () => {
    const button = show();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
    fireEvent.click(button);
    await vi.waitFor(() => expect(screen.getByText('Product Added to the Cart')).toBeInTheDocument(), 15_000);
    const toast = screen.getByRole('alert');
    expect(toast).toHaveClass('swal2-toast', 'swal2-icon-success');
    expect(toast.parentElement).toHaveClass('swal2-top-end');
    expect(within(toast).queryByRole('button', { name: 'OK' })).toBeNull();
    expectWords(named('status', 'Books in the cart'), '1');
    // Waiting for it has moved the clock by up to 50 ms.
    await vi.advanceTimersByTimeAsync(1440);
    expect(screen.queryByText('Product Added to the Cart')).toBeInTheDocument();
    await vi.advanceTimersByTimeAsync(100);
    expectNoText('Product Added to the Cart');
  });

  it('The toast names the book and leads to the cart; the button says that the book is there until it is not', async () => {
    const button = show();
    fireEvent.click(button);
    expectWords(button, 'In your cart');
    expect(button).toHaveAccessibleName('Add to Cart: Emma, In your cart');
    const link = await findLink('Emma: see your cart');
    expectHref(link, '/cart');
    fireEvent.click(link, { ctrlKey: true });
    expect(address()).toBe('/');
    fireEvent.click(link);
    expect(address()).toBe('/cart');
    act(clearCart);
    expectWords(button, 'Add to Cart');
  });

  it('A double click shows one toast, that of the success', async () => {
    const button = show();
    fireEvent.click(button);
    fireEvent.click(button);
    expect(await screen.findByText('Product Added to the Cart')).toBeInTheDocument();
    expectNone('dialog');
    expectWords(named('status', 'Books in the cart'), '1');
  });

  it('A book that is out of stock cannot be added; its button has the focus and says so', async () => {
    const button = show({ stockLeft: 0 });
    expect(button).toHaveAccessibleName('Out of stock: Emma');
    expectWords(button, 'Out of stock');
    expect(button).toHaveAttribute('aria-disabled', 'true');
    await user.tab();
    expectFocus(button);
    await user.keyboard('{Enter}');
    await click(button);
    expectWords(named('status', 'Books in the cart'), '0');
    expectNone('dialog');
  });

  it('Adding a book a second time changes nothing and shows a warning', async () => {
    const button = show();
    await click(button);
    await screen.findByText('Product Added to the Cart');
    await click(button);
    const warning = await findNamed('dialog', 'Already Added to the Cart');
    expectWords(warning, "You won't be able to revert this!");
    expect(warning).toHaveClass('swal2-icon-warning');
    expect(within(warning).getByRole('button', { name: 'Cancel' })).toBeEnabled();
    expectWords(screen.getByRole('status', { name: 'Books in the cart', hidden: true }), '1');
    await click(within(warning).getByRole('button', { name: 'OK!' }));
    await soon(button).toHaveFocus();
    expectNone('dialog');
  });

  it('A card on which a book was added keeps its button; a card that appears later leads to the cart', async () => {
    const book = makeBook({ title: 'Emma' });
    const card = <CardCartButton book={book} />;
    const { unmount } = renderRouted(card);
    await press('Add to Cart: Emma');
    expectFocus(named('button', 'Add to Cart: Emma, In your cart'));
    unmount();
    renderRouted(card);
    expectLink('In your cart: Emma', '/cart');
    act(clearCart);
    expectShown('button', 'Add to Cart: Emma');
  });
});

describe('Dialogs and toasts', () => {
  type Alerts = typeof import('../../web/src/lib/alerts.ts');

  const styles = 'sweetalert2/dist/sweetalert2.css';

  let alerts: Alerts;
  beforeEach(async () => {
    vi.resetModules();
    alerts = await import('../../web/src/lib/alerts.ts');
  });

  afterEach(async () => {
    const { default: swal } = await import('sweetalert2/dist/sweetalert2.esm.js');
    swal.close();
    document.body.replaceChildren();
  });

  async function confirm(title: string) {
    const dialog = await findNamed('dialog', title);
    await click(within(dialog).getByRole('button', { name: 'OK' }));
  }

  it('A dialog waits until the one before it is answered', async () => {
    const first = alerts.showFailure('Failed to update book.', 'Another person has changed it.');
    const second = alerts.showSuccess('Order Confirmed', 'Order Placed Successfully');
    expectWords(await findNamed('dialog', 'Failed to update book.'), 'Another person has changed it.');
    expectNoText('Order Confirmed');
    await confirm('Failed to update book.');
    await first;
    await confirm('Order Confirmed');
    await second;
    await waitFor(() => expectNone('dialog'));
  });

  it('A toast does not close an open dialog', async () => {
    const dialog = alerts.showFailure('Google sign-in failed');
    await findNamed('dialog', 'Google sign-in failed');
    const toast = alerts.showToast('Login Successful!');
    await vi.dynamicImportSettled();
    expectNoText('Login Successful!');
    await confirm('Google sign-in failed');
    await dialog;
    await toast;
    expect(await screen.findByText('Login Successful!')).toBeInTheDocument();
  });

  it('A toast with a link stays while it is focused, and then long enough to come back to it', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const link = { text: 'See your cart', href: '/cart', open: () => undefined };
    const message = 'Product Added to the Cart';
    await alerts.showToast(message, { milliseconds: 1500, link });
    const anchor = await findLink(link.text);
    anchor.focus();
    await vi.advanceTimersByTimeAsync(20_000);
    expect(screen.getByText(message)).toBeInTheDocument();
    anchor.blur();
    await vi.advanceTimersByTimeAsync(4000);
    expect(screen.getByText(message)).toBeInTheDocument();
    await vi.advanceTimersByTimeAsync(3000);
    await waitFor(() => expectNoText(message));
    vi.useRealTimers();
  });

  it('A dialog opens in the place of a toast', async () => {
    await alerts.showToast('Login Successful!');
    const dialog = alerts.showFailure('Failed to place an order');
    await confirm('Failed to place an order');
    await dialog;
    expectNoText('Login Successful!');
  });

  it('A question for a password stays until one is right, and closes when it has become needless', async () => {
    const words = { title: 'Stay?', text: 'For an hour', confirmButtonText: 'Stay', cancelButtonText: 'No' };
    const check = async (password: string) => (password === 'right' ? undefined : 'It is wrong');
    const { askPassword } = await import('../../web/src/lib/password-question.ts');
    const ask = (signal: AbortSignal) => askPassword(words, check, signal);
    const given = ask(new AbortController().signal);
    const box = await screen.findByLabelText('Password');
    await user.type(box, 'guess{Enter}');
    await waitForText('It is wrong');
    await retype(box, 'right{Enter}');
    await given;
    const needless = new AbortController();
    const asked = ask(needless.signal);
    await findNamed('dialog', 'Stay?');
    needless.abort();
    await asked;
    await ask(needless.signal);
  });

  describe('without a connection', () => {
    beforeEach(async () => {
      vi.doMock(styles, () => {
        throw new TypeError('Failed to fetch dynamically imported module');
      });
      vi.resetModules();
      alerts = await import('../../web/src/lib/alerts.ts');
    });

    afterEach(() => void vi.doUnmock(styles));

    it("The browser's alert box shows the text of a dialog or a toast whose code does not load", async () => {
      const box = vi.spyOn(window, 'alert').mockImplementation(() => undefined);
      await alerts.showFailure('Failed to place an order');
      await alerts.showFailure('Failed to update book.', 'Reload the page.');
      await alerts.showToast('Product Added to the Cart');
      expect(box.mock.calls).toEqual([
        ['Failed to place an order'],
        ['Failed to update book.\nReload the page.'],
        ['Product Added to the Cart'],
      ]);
      expect(console.warn).toHaveBeenCalledTimes(3);
    });

    it('A failed preload of the dialogs is only logged to the console', async () => {
      alerts.prepareAlerts();
      await soon(() => console.warn).toHaveBeenCalledOnce();
    });
  });

  it('Messages and titles are shown as text, not as HTML', async () => {
    const hostile = '<img src=x onerror=alert(1)><b>bold</b>';
    const dialog = alerts.showFailure(hostile, hostile);
    const box = await findNamed('dialog', hostile);
    expectWords(box, `${hostile}${hostile}`);
    expect(box.querySelector('b, img[src="x"]')).toBeNull();
    await confirm(hostile);
    await dialog;
    await alerts.showToast(hostile);
    expect(await screen.findByText(hostile)).toBeInTheDocument();
  });
});
