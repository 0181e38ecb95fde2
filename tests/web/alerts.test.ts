import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { expectNone, expectNoText, findLink, findNamed, retype, user, waitForText } from './on-screen.ts';

vi.unmock('../../web/src/lib/alerts.ts');

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
  await user.click(within(dialog).getByRole('button', { name: 'OK' }));
}

it('A dialog waits until the one before it is answered', async () => {
  const first = alerts.showFailure('Failed to update book.', 'Another person has changed it.');
  const second = alerts.showSuccess('Order Confirmed', 'Order Placed Successfully');
  expect(await findNamed('dialog', 'Failed to update book.')).toHaveTextContent(
    'Another person has changed it.',
  );
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
  const ask = (signal: AbortSignal) => alerts.askPassword(words, check, signal);
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
    await waitFor(() => expect(console.warn).toHaveBeenCalledOnce());
  });
});

it('Messages and titles are shown as text, not as HTML', async () => {
  const hostile = '<img src=x onerror=alert(1)><b>bold</b>';
  const dialog = alerts.showFailure(hostile, hostile);
  const shown = await findNamed('dialog', hostile);
  expect(shown).toHaveTextContent(`${hostile}${hostile}`);
  expect(shown.querySelector('b, img[src="x"]')).toBeNull();
  await confirm(hostile);
  await dialog;
  await alerts.showToast(hostile);
  expect(await screen.findByText(hostile)).toBeInTheDocument();
});
