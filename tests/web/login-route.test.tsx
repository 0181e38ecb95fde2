import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { defaultFrame } from '../../functions/src/shared/shop/shop-profile.ts';
import { Page as LoginPage } from '../../web/src/app/routes/shop/login-route.tsx';
import { Page as RegisterPage } from '../../web/src/app/routes/shop/register-route.tsx';
import { Page as ResetPasswordPage } from '../../web/src/app/routes/shop/reset-password-route.tsx';
import { ShopContext } from '../../web/src/config/shop.ts';
import { AuthContext } from '../../web/src/features/auth/auth-context.ts';
import { addToCart, clearCart } from '../../web/src/features/cart/cart-store.ts';
import { showFailure } from '../../web/src/lib/alerts.ts';
import { makeBook } from '../fixtures/factories.ts';
import { fillIn } from './fill-in.ts';
import { authState } from './signed-in.ts';

const auth = authState(null);

function show(state?: unknown) {
  render(
    <AuthContext value={auth}>
      <MemoryRouter initialEntries={[{ pathname: '/login', state }]}>
        <Routes>
          <Route path="/login" element={<LoginPage />} />
          <Route path="/orders/one/payment" element={<p>The payment</p>} />
          <Route path="/admin" element={<p>The admin login</p>} />
          <Route path="/reset-password" element={<ResetPasswordPage />} />
        </Routes>
      </MemoryRouter>
    </AuthContext>,
  );
}

it.each(['/orders', 'https://example.com/orders/emma', { page: '/browse' }, { page: 1 }])(
  'The login gives no reason after the state %j',
  (state) => {
    show(state);
    expect(screen.queryByText(/^Log in to/)).toBeNull();
  },
);

it('The login has its fields and offers the three ways in, the registration and a new password', async () => {
  show();
  expect(screen.getByLabelText('Email')).toHaveAttribute('type', 'email');
  expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'password');
  for (const name of ['Login', 'Sign in with Google']) {
    expect(screen.getByRole('button', { name })).toBeEnabled();
  }
  expect(screen.getByRole('link', { name: 'Register' })).toHaveAttribute('href', '/register');
  fillIn({ Email: 'ada@example.com' });
  await userEvent.click(screen.getByRole('link', { name: 'Forgot your password?' }));
  expect(await screen.findByRole('button', { name: 'Send the mail' })).toBeVisible();
  expect(screen.getByLabelText('Email')).toHaveValue('ada@example.com');
  cleanup();
  show();
  await userEvent.click(screen.getByRole('button', { name: 'Login As Admin' }));
  expect(screen.getByText('The admin login')).toBeVisible();
});

it('Who comes back from the bank in another browser learns that a mail comes, and finds the payment after the login', async () => {
  show({ page: '/orders/one/payment' });
  expect(screen.getByText(/^If you have paid, a mail about your order is coming\./)).toBeVisible();
  fillIn({ Email: 'ada@example.com', Password: 'paper-and-ink' });
  await userEvent.click(screen.getByRole('button', { name: 'Login' }));
  expect(await screen.findByText('The payment')).toBeVisible();
});

it('Login and registration say that the cart waits, where there is one', () => {
  show();
  expect(screen.queryByText('Your cart waits')).toBeNull();
  cleanup();
  for (const newPrice of [9.5, 5]) addToCart(makeBook({ newPrice }));
  for (const Page of [LoginPage, RegisterPage]) {
    render(
      <AuthContext value={auth}>
        <Page />
      </AuthContext>,
      { wrapper: MemoryRouter },
    );
    expect(screen.getByRole('region', { name: 'Your cart waits' })).toHaveTextContent('2 books, $14.50.');
    cleanup();
  }
  clearCart();
});

it('The registration has its fields, a link to the login and Google', () => {
  render(
    <AuthContext value={auth}>
      <MemoryRouter>
        <RegisterPage />
      </MemoryRouter>
    </AuthContext>,
  );
  expect(screen.getByLabelText('Email')).toHaveValue('');
  expect(screen.getByLabelText('Password')).toHaveAttribute('autocomplete', 'new-password');
  expect(screen.getByRole('button', { name: 'Register' })).toBeEnabled();
  expect(screen.getByRole('button', { name: 'Sign in with Google' })).toBeEnabled();
  expect(screen.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login');
});

it('Inside the browser of an app Google is not asked, and a way on is named', async () => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (iPhone) Instagram 350.0');
  show();
  await userEvent.click(screen.getByRole('button', { name: 'Sign in with Google' }));
  expect(showFailure).toHaveBeenCalledExactlyOnceWith(
    'Google sign-in failed',
    expect.stringMatching(/inside this app\. Open this page in your browser, .* or sign in with your e-mail/),
  );
});

it('A shop that has turned Google sign-in off shows no button for it', () => {
  show();
  expect(screen.getByRole('button', { name: 'Sign in with Google' })).toBeVisible();
  cleanup();
  const services = { ...defaultFrame.services, google: false };
  for (const Page of [LoginPage, RegisterPage]) {
    render(
      <ShopContext value={{ services }}>
        <AuthContext value={auth}>
          <MemoryRouter>
            <Page />
          </MemoryRouter>
        </AuthContext>
      </ShopContext>,
    );
    expect(screen.getByLabelText('Email')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Sign in with Google' })).toBeNull();
    cleanup();
  }
});
