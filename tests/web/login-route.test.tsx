import { cleanup } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { defaultFrame } from '../../functions/src/shared/shop/shop-profile.ts';
import { Page as LoginPage } from '../../web/src/app/routes/shop/login-route.tsx';
import { Page as RegisterPage } from '../../web/src/app/routes/shop/register-route.tsx';
import { Page as ResetPasswordPage } from '../../web/src/app/routes/shop/reset-password-route.tsx';
import { addToCart, clearCart } from '../../web/src/features/cart/cart-store.ts';
import { showFailure } from '../../web/src/lib/alerts.ts';
import { makeBook } from '../fixtures/factories.ts';
import { fillIn } from './fill-in.ts';
import {
  button,
  expectLink,
  expectNone,
  expectNoText,
  expectShown,
  expectText,
  expectValue,
  field,
  findShown,
  link,
  named,
  press,
  user,
  waitForText,
} from './on-screen.ts';
import { renderAt } from './render-at.tsx';

function show(state?: unknown) {
  renderAt(
    { pathname: '/login', state },
    {
      '/login': <LoginPage />,
      '/orders/one/payment': <p>The payment</p>,
      '/admin': <p>The admin login</p>,
      '/reset-password': <ResetPasswordPage />,
    },
  );
}

it.each(['/orders', 'https://example.com/orders/emma', { page: '/browse' }, { page: 1 }])(
  'The login gives no reason after the state %j',
  (state) => {
    show(state);
    expectNoText(/^Log in to/);
  },
);

it('The login has its fields and offers the three ways in, the registration and a new password', async () => {
  show();
  expect(field('Email')).toHaveAttribute('type', 'email');
  expect(field('Password')).toHaveAttribute('type', 'password');
  for (const name of ['Login', 'Sign in with Google']) {
    expect(button(name)).toBeEnabled();
  }
  expectLink('Register', '/register');
  fillIn({ Email: 'ada@example.com' });
  await user.click(link('Forgot your password?'));
  await findShown('button', 'Send the mail');
  expectValue('Email', 'ada@example.com');
  cleanup();
  show();
  await press('Login As Admin');
  expectText('The admin login');
});

it('Who comes back from the bank in another browser learns that a mail comes, and finds the payment after the login', async () => {
  show({ page: '/orders/one/payment' });
  expectText(/^If you have paid, a mail about your order is coming\./);
  fillIn({ Email: 'ada@example.com', Password: 'paper-and-ink' });
  await press('Login');
  await waitForText('The payment');
});

it('Login and registration say that the cart waits, where there is one', () => {
  show();
  expectNoText('Your cart waits');
  cleanup();
  for (const newPrice of [9.5, 5]) addToCart(makeBook({ newPrice }));
  for (const Page of [LoginPage, RegisterPage]) {
    renderAt('/', { '/': <Page /> });
    expect(named('region', 'Your cart waits')).toHaveTextContent('2 books, $14.50.');
    cleanup();
  }
  clearCart();
});

it('Inside the browser of an app Google is not asked, and a way on is named', async () => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (iPhone) Instagram 350.0');
  show();
  await press('Sign in with Google');
  expect(showFailure).toHaveBeenCalledExactlyOnceWith(
    'Google sign-in failed',
    expect.stringMatching(/inside this app\. Open this page in your browser, .* or sign in with your e-mail/),
  );
});

it('A shop that has turned Google sign-in off shows no button for it', () => {
  show();
  expectShown('button', 'Sign in with Google');
  cleanup();
  const services = { ...defaultFrame.services, google: false };
  for (const Page of [LoginPage, RegisterPage]) {
    renderAt('/', { '/': <Page /> }, { shop: { services } });
    expect(field('Email')).toBeVisible();
    expectNone('button', 'Sign in with Google');
    cleanup();
  }
});
