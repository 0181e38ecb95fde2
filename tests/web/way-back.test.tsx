import { act, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { BackToPageCard } from '../../web/src/app/back-to-page-card.tsx';
import { RequireShopper } from '../../web/src/app/guards/require-shopper.tsx';
import { Page as CheckoutPage } from '../../web/src/app/routes/shop/checkout-route.tsx';
import { Page as LoginPage } from '../../web/src/app/routes/shop/login-route.tsx';
import { Page as RegisterPage } from '../../web/src/app/routes/shop/register-route.tsx';
import { AuthProvider } from '../../web/src/features/auth/auth-provider.tsx';
import { addToCart } from '../../web/src/features/cart/cart-store.ts';
import { showFailure } from '../../web/src/lib/alerts.ts';
import {
  observeShopper,
  register,
  type Shopper,
  shopperToken,
  signIn,
  signOutShopper,
} from '../../web/src/lib/firebase/auth.ts';
import { NoShopper } from '../../web/src/lib/session-ended.ts';
import { makeBook } from '../fixtures/factories.ts';
import { answerFetch, json, refusal } from './fake-fetch.ts';
import { fillIn } from './fill-in.ts';
import {
  expectLink,
  expectNoText,
  expectValue,
  findAlert,
  findLink,
  link,
  press,
  user,
  waitForText,
} from './on-screen.ts';
import { ada } from './signed-in.ts';

let listener: ((shopper: Shopper | null) => void) | undefined;
const tell = (shopper: Shopper | null) => listener?.(shopper);

beforeEach(() => {
  listener = undefined;
  vi.mocked(observeShopper).mockImplementation((observer) => {
    listener = observer;
    return () => undefined;
  });
  for (const enter of [signIn, register])
    vi.mocked(enter).mockImplementation(async () => act(() => tell(ada)));
  vi.mocked(signOutShopper).mockImplementation(async () => act(() => tell(null)));
  vi.mocked(shopperToken).mockResolvedValue('id-token');
});

const Place = () => <output>{useLocation().pathname}</output>;

async function open(path: string, shopper: Shopper | null) {
  render(
    <AuthProvider need="at once">
      <MemoryRouter initialEntries={[path]}>
        <Place />
        <Routes>
          <Route path="/" element={<BackToPageCard />} />
          <Route path="/login" element={<LoginPage />} />
          <Route path="/register" element={<RegisterPage />} />
          <Route element={<RequireShopper />}>
            <Route path="/checkout" element={<CheckoutPage />} />
            <Route path="/orders" element={<h1>Your Orders</h1>} />
            <Route path="/orders/:id" element={<h1>Your order</h1>} />
          </Route>
        </Routes>
      </MemoryRouter>
    </AuthProvider>,
  );
  await waitFor(() => expect(listener).toBeDefined());
  await act(async () => tell(shopper));
}

async function enter(button: string) {
  fillIn({ Email: 'ada@example.com', Password: 'paper-and-ink' });
  await press(button);
}

const expectPlace = (path: string) =>
  waitFor(() => expect(document.querySelector('output')).toHaveTextContent(new RegExp(`^${path}$`)));

it.each([
  ['/checkout', 'Log in to check out.', 'To the checkout'],
  ['/orders', 'Log in to see your orders.', 'To your orders'],
  ['/orders/emma', 'Log in to see this order.', 'To your order'],
])('A visitor of %s reads “%s”, is led home, and from there by %s', async (path, reason, wayBack) => {
  addToCart(makeBook());
  answerFetch(() => json([makeBook()]));
  await open(path, null);
  await waitForText(reason);
  await enter('Login');
  await expectPlace('/');
  await user.click(link(wayBack));
  await expectPlace(path);
});

it('A registration leads back to where it was needed', async () => {
  const path = '/orders/emma';
  await open(path, null);
  await user.click(await findLink('Register'));
  await enter('Register');
  await expectPlace(path);
});

it('Login and registration that nothing led to lead home', async () => {
  await open('/login', null);
  expectNoText(/^Log in to/);
  await user.click(link('Register'));
  await enter('Register');
  await expectPlace('/');
});

it('An address that has an account leads from the registration to the login, which keeps it', async () => {
  vi.mocked(register).mockRejectedValue(Object.assign(new Error(), { code: 'auth/email-already-in-use' }));
  await open('/orders', null);
  await user.click(await findLink('Register'));
  await enter('Register');
  await findAlert('please provide a valid email and password');
  await user.click(link('log in with it'));
  expectValue('Email', 'ada@example.com');
  await enter('Login');
  await expectPlace('/');
});

it('The login says who is signed in already', async () => {
  await open('/login', ada);
  expect(screen.getByText('ada@example.com').parentElement).toHaveTextContent(/^You are signed in as/);
  expectLink('your orders', '/orders');
});

describe('a session that was ended elsewhere', () => {
  const ended = {
    'the API knows it': () => undefined,
    'Firebase knows it and logs the shopper out': () =>
      vi.mocked(shopperToken).mockImplementationOnce(async () => {
        act(() => tell(null));
        throw Object.assign(new Error(), { code: 'auth/user-token-expired' });
      }),
    'another tab has logged out': () =>
      vi.mocked(shopperToken).mockRejectedValueOnce(new NoShopper('No shopper is signed in')),
  };

  it.each(Object.entries(ended))(
    'leads from the checkout to the login, home and back, with what was typed: %s',
    async (_, end) => {
      const book = makeBook();
      addToCart(book);
      answerFetch(({ method }) => (method === 'POST' ? refusal(401, 'Sign in again') : json([book])));
      await open('/checkout', ada);
      await user.type(await screen.findByLabelText('City'), 'Cork');
      await user.click(screen.getByRole('checkbox'));
      // The form has asked for the last order when it was idle: the session ends for what comes after that.
      await waitFor(() => expect(shopperToken).toHaveBeenCalled());
      end();
      await press('Place an Order');
      await expectPlace('/login');
      await waitForText(/^Please log in again: /);
      await waitFor(() =>
        expect(showFailure).toHaveBeenCalledExactlyOnceWith(
          'Failed to place an order',
          expect.stringMatching(/^Please log in again: /),
        ),
      );
      await enter('Login');
      await expectPlace('/');
      await user.click(link('To the checkout'));
      expect(await screen.findByLabelText('City')).toHaveValue('Cork');
    },
  );
});
