import { act } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { useAuth } from '../../web/src/features/auth/auth-context.ts';
import { AuthProvider, type SignInNeed } from '../../web/src/features/auth/auth-provider.tsx';
import { CredentialsForm } from '../../web/src/features/auth/credentials-form.tsx';
import { UserMenu } from '../../web/src/features/auth/user-menu.tsx';
import type { Shopper } from '../../web/src/lib/firebase/auth.ts';
import { expectNone, expectShown, findShown, press, renderRouted, soon, typeIn } from './on-screen.ts';
import { ada } from './signed-in.ts';

let signedIn: Shopper | null;
let listener: ((shopper: Shopper | null) => void) | undefined;

/** What the authentication provider says of who is signed in. */
function report(shopper: Shopper | null) {
  signedIn = shopper;
  listener?.(shopper);
}

const provider = {
  observeShopper: vi.fn((observer: typeof report) => {
    listener = observer;
    observer(signedIn);
    return () => undefined;
  }),
  signIn: async () => report(ada),
  signOutShopper: async () => report(null),
};
vi.mock('../../web/src/lib/firebase/auth.ts', () => ({
  observeShopper: (...given: Parameters<typeof provider.observeShopper>) => provider.observeShopper(...given),
  signIn: () => provider.signIn(),
  signOutShopper: () => provider.signOutShopper(),
}));

beforeEach(() => {
  signedIn = null;
  listener = undefined;
});

function Login() {
  const { loginUser } = useAuth();
  return (
    <CredentialsForm
      submitLabel="Login"
      failure="Not logged in"
      passwordAutoComplete="current-password"
      onSubmit={loginUser}
    />
  );
}

const shop = (need: SignInNeed) => (
  <AuthProvider need={need}>
    <UserMenu />
    <Login />
  </AuthProvider>
);

async function open(need: SignInNeed) {
  const { rerender } = renderRouted(shop(need));
  await act(async () => undefined);
  return (next: SignInNeed) => act(async () => rerender(shop(next)));
}

it('A visitor who only reads does not load the sign-in, and one who opens the login does', async () => {
  vi.useFakeTimers();
  const openNext = await open('when asked');
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  expect(provider.observeShopper).not.toHaveBeenCalled();
  await openNext('when used');
  expect(provider.observeShopper).not.toHaveBeenCalled();
  dispatchEvent(new Event('keydown'));
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  await act(() => vi.dynamicImportSettled());
  expect(provider.observeShopper).toHaveBeenCalledOnce();
});

it('A shopper who was signed in last time is shown as signed in on every page', async () => {
  localStorage.setItem('signed-in', 'yes');
  signedIn = ada;
  await open('when asked');
  await findShown('button', 'User menu');
});

it.each([
  ['who signs in on another tab', () => new StorageEvent('storage', { key: 'signed-in' })],
  [
    'who signed in while the page was in the cache of the browser',
    () => Object.assign(new Event('pageshow'), { persisted: true }),
  ],
])('A shopper %s is shown as signed in', async (_, event) => {
  await open('when asked');
  expect(provider.observeShopper).not.toHaveBeenCalled();
  signedIn = ada;
  localStorage.setItem('signed-in', 'yes');
  act(() => void dispatchEvent(event()));
  await findShown('button', 'User menu');
});

it('What a shopper typed at the checkout is gone from the tab once they are signed in no longer', async () => {
  sessionStorage.setItem('checkout-typed', 'ada {"name":"Ada"}');
  await open('when asked');
  await soon(() => sessionStorage.getItem('checkout-typed')).toBeNull();
});

it('A shopper who logs in is observed from then on, and also after a logout', async () => {
  const openNext = await open('when asked');
  await typeIn('Email', 'ada@example.com');
  await typeIn('Password', 'a password');
  await press('Login');
  await findShown('button', 'User menu');
  await act(async () => report(null));
  expectNone('button', 'User menu');
  await openNext('at once');
  await act(async () => report(ada));
  expectShown('button', 'User menu');
  expect(provider.observeShopper).toHaveBeenCalledOnce();
});
