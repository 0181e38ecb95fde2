import { defaultFrame } from '@bookstore/functions/shared/shop/shop-profile';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { BackToPageCard } from '../../web/src/app/back-to-page-card.tsx';
import { RequireAdmin } from '../../web/src/app/guards/require-admin.tsx';
import { RequireShopper } from '../../web/src/app/guards/require-shopper.tsx';
import { Page as CheckoutPage } from '../../web/src/app/routes/shop/checkout-route.tsx';
import { Page as LoginPage } from '../../web/src/app/routes/shop/login-route.tsx';
import { Page as RegisterPage } from '../../web/src/app/routes/shop/register-route.tsx';
import { Page as ResetPasswordPage } from '../../web/src/app/routes/shop/reset-password-route.tsx';
import { removeAdminToken } from '../../web/src/entities/session/admin-token.ts';
import { interruptedPage } from '../../web/src/entities/session/interrupted-page.ts';
import { AuthContext, type AuthState, useAuth } from '../../web/src/features/auth/auth-context.ts';
import { AuthProvider, type SignInNeed } from '../../web/src/features/auth/auth-provider.tsx';
import { Avatar } from '../../web/src/features/auth/avatar.tsx';
import { CredentialsForm } from '../../web/src/features/auth/credentials-form.tsx';
import { ResetPasswordForm } from '../../web/src/features/auth/reset-password-form.tsx';
import { UserMenu } from '../../web/src/features/auth/user-menu.tsx';
import { addToCart, clearCart } from '../../web/src/features/cart/cart-store.ts';
import { showFailure, showToast } from '../../web/src/lib/alerts.ts';
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
import { keepToken } from './dashboard-token.ts';
import { answerFetch, json, refusal } from './fake-fetch.ts';
import {
  button,
  click,
  expectAlert,
  expectFocus,
  expectLink,
  expectNone,
  expectNoText,
  expectShown,
  expectStatus,
  expectText,
  expectValue,
  expectWords,
  field,
  fillIn,
  findAlert,
  findLink,
  findShown,
  link,
  named,
  press,
  renderRouted,
  soon,
  textsOf,
  typeIn,
  user,
  waitForText,
} from './on-screen.ts';
import { renderAt } from './render-at.tsx';
import { ada, authState } from './signed-in.ts';

let listener: ((shopper: Shopper | null) => void) | undefined;
const stop = vi.fn();

const report = (shopper: Shopper | null) => act(async () => listener?.(shopper));

beforeEach(() => {
  listener = undefined;
  vi.mocked(observeShopper).mockImplementation((observer) => {
    listener = observer;
    return stop;
  });
});

describe('The form of the login', () => {
  const submit = vi.fn<(email: string, password: string) => Promise<void>>();
  const failure = 'Please provide a valid email and password';

  function show(label = 'Login', autoComplete: 'current-password' | 'new-password' = 'current-password') {
    submit.mockResolvedValue();
    render(
      <CredentialsForm
        submitLabel={label}
        failure={failure}
        passwordAutoComplete={autoComplete}
        onSubmit={submit}
      />,
    );
    return { email: field('Email'), password: field('Password'), button: button(label) };
  }

  it('The form requires e-mail and password before it is sent', async () => {
    const { email, password } = show();
    await press('Login');
    await waitForText('Email is required');
    expectText('Password is required');
    expect(email).toBeInvalid();
    expect(password).toHaveAccessibleDescription('Password is required');
    await typeIn(email, '   ');
    await press('Login');
    expect(submit).not.toHaveBeenCalled();
  });

  it('The form sends the e-mail without the spaces around it and the password as it is', async () => {
    show();
    await typeIn('Email', ' ada@example.com ');
    await typeIn('Password', ' two words ');
    await user.keyboard('{Enter}');
    expect(submit).toHaveBeenCalledExactlyOnceWith('ada@example.com', ' two words ');
  });

  it('A failure is shown, keeps the fields and disappears with the next try', async () => {
    show();
    submit.mockRejectedValueOnce(new Error('refused'));
    fillIn({ Email: 'ada@example.com', Password: 'wrong' });
    await press('Login');
    await waitForText(failure);
    expectNoText(/could not be reached/);
    expectValue('Email', 'ada@example.com');
    expectValue('Password', 'wrong');
    expect(console.warn).toHaveBeenCalledOnce();
    await press('Login');
    expectNoText(failure);
  });

  const noNetwork = Object.assign(new Error('No network'), { code: 'auth/network-request-failed' });

  it.each([
    ['the provider was not reached', noNetwork],
    ['its code did not load', new TypeError('Failed to fetch dynamically imported module')],
  ])('The form names the connection as the cause when %s', async (_cause, error) => {
    show();
    submit.mockRejectedValueOnce(error);
    fillIn({ Email: 'a', Password: 'b' });
    await press('Login');
    await waitForText(failure);
    expectAlert(/The shop could not be reached/);
  });

  it('The rule for a new password is shown before and after it is broken', async () => {
    const { password } = show('Register', 'new-password');
    expect(password).toHaveAccessibleDescription('At least 6 characters.');
    await press('Register');
    await soon(password).toHaveAccessibleDescription('At least 6 characters. Password is required');
  });

  it('The form ignores further presses while it is busy', async () => {
    const { button } = show();
    const { promise, resolve } = Promise.withResolvers<void>();
    submit.mockReturnValue(promise);
    fillIn({ Email: 'ada@example.com', Password: 'secret' });
    await user.dblClick(button);
    await click(button);
    expect(button).toHaveAttribute('aria-busy', 'true');
    resolve();
    await soon(button).toHaveAttribute('aria-busy', 'false');
    expect(submit).toHaveBeenCalledOnce();
  });

  it('The password is shown only on demand', async () => {
    const { password } = show();
    expect(password).toHaveAttribute('type', 'password');
    await press('Show password');
    expect(password).toHaveAttribute('type', 'text');
    await press('Hide password');
    expect(password).toHaveAttribute('type', 'password');
  });
});

describe('A new password', () => {
  const request = vi.fn<(email: string) => Promise<void>>();

  function show(typed = 'ada@example.com', refusal?: Error) {
    request.mockResolvedValue();
    if (refusal) request.mockRejectedValueOnce(refusal);
    const auth = authState(null, { requestNewPassword: request });
    renderAt('/', { '/': <ResetPasswordForm email={typed} /> }, { auth });
  }
  const send = () => press('Send the mail');

  it.each([
    ['  ', 'Email is required'],
    ['notamail', /^Enter a whole e-mail address/],
    ['ada@', /^Enter a whole e-mail address/],
    ['ada @example.com', /^Enter a whole e-mail address/],
  ])('The form does not send “%s”, and says: %s', async (text, problem) => {
    show(text);
    await send();
    await waitForText(problem);
    expect(field('Email')).toBeInvalid();
    expectValue('Email', text.trim());
    expect(request).not.toHaveBeenCalled();
  });

  it("The form shows the provider's answer about an address", async () => {
    show('ada@example', Object.assign(new Error('No'), { code: 'auth/invalid-email' }));
    await send();
    await soon(field('Email')).toHaveAccessibleDescription(/^Enter a whole e-mail address/);
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  });

  it('The form names the connection as the cause when the provider was not reached', async () => {
    show(undefined, Object.assign(new Error('No network'), { code: 'auth/network-request-failed' }));
    await send();
    await waitFor(() => expectAlert(/^The shop could not be reached/));
  });

  it('The form says when the mail could not be sent, keeps the address and sends it with the next try', async () => {
    show(undefined, new Error('offline'));
    await send();
    await findAlert('The mail could not be sent. Please check the address and try again.');
    expectValue('Email', 'ada@example.com');
    expect(console.warn).toHaveBeenCalledOnce();
    await send();
    await waitForText(/^If there is an account for this address/);
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
    expect(request).toHaveBeenLastCalledWith('ada@example.com');
  });
});

describe('The pages of the login', () => {
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
    await click(link('Forgot your password?'));
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
      expectWords(named('region', 'Your cart waits'), '2 books, $14.50.');
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
      expect.stringMatching(
        /inside this app\. Open this page in your browser, .* or sign in with your e-mail/,
      ),
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
});

describe('The way back', () => {
  beforeEach(() => {
    for (const enter of [signIn, register]) vi.mocked(enter).mockImplementation(() => report(ada));
    vi.mocked(signOutShopper).mockImplementation(() => report(null));
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
    await soon(() => listener).toBeDefined();
    await report(shopper);
  }

  async function enter(button: string) {
    fillIn({ Email: 'ada@example.com', Password: 'paper-and-ink' });
    await press(button);
  }

  const expectPlace = (path: string) =>
    soon(() => document.querySelector('output')).toHaveTextContent(new RegExp(`^${path}$`));

  it.each([
    ['/checkout', 'Log in to check out.', 'To the checkout'],
    ['/orders', 'Log in to see your orders.', 'To your orders'],
    ['/orders/emma', 'Log in to see this order.', 'To your order'],
  ])('A visitor of %s reads “%s”, is led home, and from there by %s', async (path, reason, wayBack) => {
    addToCart(makeBook());
    answerFetch([makeBook()]);
    await open(path, null);
    await waitForText(reason);
    await enter('Login');
    await expectPlace('/');
    await click(link(wayBack));
    await expectPlace(path);
  });

  it('A registration leads back to where it was needed', async () => {
    const path = '/orders/emma';
    await open(path, null);
    await click(await findLink('Register'));
    await enter('Register');
    await expectPlace(path);
  });

  it('Login and registration that nothing led to lead home', async () => {
    await open('/login', null);
    expectNoText(/^Log in to/);
    await click(link('Register'));
    await enter('Register');
    await expectPlace('/');
  });

  it('An address that has an account leads from the registration to the login, which keeps it', async () => {
    vi.mocked(register).mockRejectedValue(Object.assign(new Error(), { code: 'auth/email-already-in-use' }));
    await open('/orders', null);
    await click(await findLink('Register'));
    await enter('Register');
    await findAlert('please provide a valid email and password');
    await click(link('log in with it'));
    expectValue('Email', 'ada@example.com');
    await enter('Login');
    await expectPlace('/');
  });

  it('The login says who is signed in already', async () => {
    await open('/login', ada);
    expectWords(screen.getByText('ada@example.com').parentElement, /^You are signed in as/);
    expectLink('your orders', '/orders');
  });

  describe('a session that was ended elsewhere', () => {
    const ended = {
      'the API knows it': () => undefined,
      'Firebase knows it and logs the shopper out': () =>
        vi.mocked(shopperToken).mockImplementationOnce(async () => {
          await report(null);
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
        await typeIn('City', 'Cork');
        await click(screen.getByRole('checkbox'));
        // The form has fetched the last order when it was idle: the session ends for what comes after that.
        await soon(shopperToken).toHaveBeenCalled();
        end();
        await press('Place an Order');
        await expectPlace('/login');
        await waitForText(/^Please log in again: /);
        await soon(showFailure).toHaveBeenCalledExactlyOnceWith(
          'Failed to place an order',
          expect.stringMatching(/^Please log in again: /),
        );
        await enter('Login');
        await expectPlace('/');
        await click(link('To the checkout'));
        expectValue(await screen.findByLabelText('City'), 'Cork');
      },
    );
  });
});

describe('The guards', () => {
  beforeEach(() => void answerFetch({}));

  /** Every page that was ever shown, in order. */
  async function open(path: string) {
    const pages: string[] = [];
    function Page({ name }: { name: string }) {
      if (pages.at(-1) !== name) pages.push(name);
      return <h1>{name}</h1>;
    }
    const view = renderRouted(
      <AuthProvider need="at once">
        <Routes>
          <Route element={<RequireShopper />}>
            <Route path="/orders" element={<Page name="orders" />} />
            <Route path="/orders/:id" element={<Page name="an order" />} />
          </Route>
          <Route element={<RequireAdmin />}>
            <Route path="/dashboard/*" element={<Page name="dashboard" />} />
          </Route>
          <Route path="/login" element={<Page name="login" />} />
          <Route path="/admin" element={<Page name="admin login" />} />
          <Route path="/" element={<Page name="home" />} />
        </Routes>
      </AuthProvider>,
      path,
    );
    await soon(() => listener).toBeDefined();
    return { pages, view };
  }

  it("The page says 'Loading...' until the provider has answered, and never sends a signed-in shopper to the login", async () => {
    const { pages } = await open('/orders');
    expectStatus('Loading...');
    expect(pages).toEqual([]);
    await report(ada);
    expectWords(screen.getByRole('heading'), 'orders');
    expect(pages).toEqual(['orders']);
  });

  it('A shopper who signs out is sent to the login, and no path is stored then, nor after its page was reached', async () => {
    interruptedPage.set('/orders/emma');
    const { pages } = await open('/orders/emma');
    await report(ada);
    expect(interruptedPage.get()).toBeNull();
    await report(null);
    expect(pages).toEqual(['an order', 'login']);
    expect(interruptedPage.get()).toBeNull();
  });

  it('The provider is no longer observed when the shop is closed', async () => {
    const { view } = await open('/orders');
    view.unmount();
    expect(stop).toHaveBeenCalledOnce();
  });

  it('Any stored token passes the guard, since the server alone judges it', async () => {
    keepToken('garbage');
    const { pages } = await open('/dashboard');
    expect(pages).toEqual(['dashboard']);
  });

  it.each([
    ['ends', removeAdminToken],
    [
      'ends in another tab',
      () => {
        localStorage.removeItem('token');
        window.dispatchEvent(new StorageEvent('storage', { key: 'token' }));
      },
    ],
  ])('The home page opens when the session %s', async (_, end) => {
    keepToken('a-token');
    const { pages } = await open('/dashboard');
    act(end);
    expect(pages).toEqual(['dashboard', 'home']);
  });
});

describe('The menu of the shopper', () => {
  const logout = vi.fn<() => Promise<void>>();
  let become: (shopper: Shopper | null) => void;

  function show(currentUser: Shopper | null) {
    const state = authState(currentUser, { logout });
    const shop = (auth: AuthState) => (
      <MemoryRouter>
        <AuthContext value={auth}>
          <nav aria-label="Account">
            <UserMenu />
          </nav>
          <button type="button">Elsewhere</button>
          <main tabIndex={-1}>A page</main>
        </AuthContext>
      </MemoryRouter>
    );
    const { rerender } = render(shop(state));
    become = (shopper) => rerender(shop({ ...state, currentUser: shopper }));
    logout.mockImplementation(async () => become(null));
  }

  async function open() {
    show(ada);
    const opener = button('User menu');
    expect(opener).toHaveAttribute('aria-expanded', 'false');
    await click(opener);
    expect(opener).toHaveAttribute('aria-expanded', 'true');
    return { opener, menu: screen.getByRole('list') };
  }

  it('The menu of an anonymous visitor is a link to the login, which takes no focus', () => {
    show(null);
    expectLink('Login', '/login');
    expectNone('button', 'User menu');
    expectFocus(document.body);
  });

  it('The menu of a shopper has its entries and LogOut, and closes when one of them is chosen', async () => {
    const { menu, opener } = await open();
    const links = within(menu).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Dashboard', '/dashboard'],
      ['Orders', '/orders'],
      ['Cart Page', '/cart'],
      ['Check Out', '/checkout'],
      ['Your account', '/account'],
    ]);
    const entries = within(menu).getAllByRole('listitem');
    expect(textsOf(entries.slice(-2))).toEqual(['LogOut', 'Your account']);
    await click(link('Orders'));
    expectNone('list');
    expect(opener).toHaveAttribute('aria-expanded', 'false');
  });

  it('LogOut closes the menu, signs out, says so and leaves a link to the login', async () => {
    const { menu } = await open();
    within(menu).getByRole('button', { name: 'LogOut' }).focus();
    await user.keyboard('{Enter}');
    expect(menu).not.toBeInTheDocument();
    expect(logout).toHaveBeenCalledOnce();
    await soon(showToast).toHaveBeenCalledExactlyOnceWith('You are logged out');
    expectFocus(named('link', 'Login'));
  });

  it('Escape closes the menu and gives the focus back; a press outside, on the avatar and the focus that leaves close it, too', async () => {
    const { opener } = await open();
    const elsewhere = button('Elsewhere');
    await user.tab();
    await user.keyboard('{Escape}');
    expectNone('list');
    expectFocus(opener);
    for (const leave of [
      () => click(elsewhere),
      () => click(opener),
      async () => fireEvent.focusIn(elsewhere),
    ]) {
      await click(opener);
      // As a page does that opens after a login.
      act(() => screen.getByRole('main').focus());
      expect(screen.getByRole('list')).toBeVisible();
      await leave();
      expectNone('list');
    }
  });

  it('The focus stays where it is when another tab logs out, also after an earlier logout here', async () => {
    await open();
    await press('LogOut');
    expectFocus(await findLink('Login'));
    become(ada);
    const elsewhere = button('Elsewhere');
    elsewhere.focus();
    become(null);
    expectShown('link', 'Login');
    expectFocus(elsewhere);
  });

  it('A logout that fails says so, and the shopper stays', async () => {
    await open();
    logout.mockRejectedValue(new Error('The database of the browser is broken'));
    await press('LogOut');
    await soon(showFailure).toHaveBeenCalledWith('You are still logged in', expect.any(String));
    expectFocus(button('User menu'));
  });

  it("The avatar is the shopper's picture, or else a letter", () => {
    show({ ...ada, photoURL: 'https://example.com/ada.png' });
    const avatar = button('User menu');
    expect(avatar.querySelector('img')).toHaveAttribute('src', 'https://example.com/ada.png');
    for (const [shopper, letter] of [
      [{ ...ada, displayName: 'Grace' }, 'G'],
      [ada, 'a'],
      [{ ...ada, email: null }, '?'],
    ] as const) {
      become(shopper);
      expectWords(avatar, letter);
    }
  });
});

it('An avatar whose photo cannot be loaded shows the first letter instead of an empty ring', () => {
  const shopper = { ...ada, photoURL: 'https://gone.example/a.png' };
  const { container } = render(<Avatar shopper={shopper} />);
  const photo = container.querySelector('img');
  if (!photo) throw new Error('There is no photo');
  fireEvent.error(photo);
  expect(container.querySelector('img')).toBeNull();
  expect(screen.getByText('a')).toBeInTheDocument();
});

describe('The need of a sign-in', () => {
  let signedIn: Shopper | null;

  beforeEach(() => {
    signedIn = null;
    vi.mocked(observeShopper).mockImplementation((observer) => {
      listener = observer;
      observer(signedIn);
      return stop;
    });
    vi.mocked(signIn).mockImplementation(() => {
      signedIn = ada;
      return report(ada);
    });
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
    expect(observeShopper).not.toHaveBeenCalled();
    await openNext('when used');
    expect(observeShopper).not.toHaveBeenCalled();
    dispatchEvent(new Event('keydown'));
    await act(() => vi.advanceTimersByTimeAsync(10_000));
    await act(() => vi.dynamicImportSettled());
    expect(observeShopper).toHaveBeenCalledOnce();
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
    expect(observeShopper).not.toHaveBeenCalled();
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
    await report(null);
    expectNone('button', 'User menu');
    await openNext('at once');
    await report(ada);
    expectShown('button', 'User menu');
    expect(observeShopper).toHaveBeenCalledOnce();
  });
});
