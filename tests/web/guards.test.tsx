import { act, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { RequireAdmin } from '../../web/src/app/guards/require-admin.tsx';
import { RequireShopper } from '../../web/src/app/guards/require-shopper.tsx';
import { waitingPage } from '../../web/src/app/waiting-page.ts';
import { removeAdminToken } from '../../web/src/entities/session/admin-token.ts';
import { AuthProvider } from '../../web/src/features/auth/auth-provider.tsx';
import { observeShopper, type Shopper } from '../../web/src/lib/firebase/auth.ts';
import { holds } from '../promises/holds.ts';

vi.mock('../../web/src/lib/firebase/auth.ts', () => ({ observeShopper: vi.fn() }));

const ada: Shopper = { uid: 'ada', email: 'ada@example.com', displayName: null, photoURL: null };

let report: ((shopper: Shopper | null) => void) | undefined;
const stop = vi.fn();

/** What the authentication provider says of who is signed in. */
const provider = (shopper: Shopper | null) => act(async () => report?.(shopper));

beforeEach(() => {
  report = undefined;
  vi.mocked(observeShopper)
    .mockReset()
    .mockImplementation((listener) => {
      report = listener;
      return stop;
    });
});

/** Every page that was ever shown, in order. */
async function open(path: string) {
  const shown: string[] = [];
  function Page({ name }: { name: string }) {
    if (shown.at(-1) !== name) shown.push(name);
    return <h1>{name}</h1>;
  }
  const view = render(
    <MemoryRouter initialEntries={[path]}>
      <AuthProvider urgent>
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
      </AuthProvider>
    </MemoryRouter>,
  );
  await waitFor(() => expect(report).toBeDefined());
  return { shown, view };
}

describe("the shoppers' guard", () => {
  it("says 'Loading...' until the provider has spoken, and never leads a signed-in shopper to the login", async () => {
    const { shown } = await open('/orders');
    expect(screen.getByRole('status')).toHaveTextContent('Loading...');
    expect(shown).toEqual([]);
    await provider(ada);
    expect(screen.getByRole('heading')).toHaveTextContent('orders');
    expect(shown).toEqual(['orders']);
  });

  it('leads anonymous visitors to the login, once that is known', async () => {
    const { shown } = await open('/orders');
    expect(screen.getByText('Loading...')).toBeVisible();
    await provider(null);
    expect(shown).toEqual(['login']);
  });

  it('leads to the login when the shopper signs out', holds('states/auth'), async () => {
    const { shown } = await open('/orders');
    await provider(ada);
    await provider(null);
    expect(shown).toEqual(['orders', 'login']);
  });

  it('remembers the order that somebody was on the way to', async () => {
    await open('/orders/emma');
    await provider(null);
    expect(waitingPage.get()).toBe('/orders/emma');
  });

  it('remembers nothing that was reached, nor where somebody has logged out', async () => {
    waitingPage.set('/orders/emma');
    await open('/orders/emma');
    await provider(ada);
    expect(waitingPage.get()).toBeNull();
    await provider(null);
    expect(waitingPage.get()).toBeNull();
  });

  it('leaves the provider alone when the shop is closed', async () => {
    const { view } = await open('/orders');
    view.unmount();
    expect(stop).toHaveBeenCalledOnce();
  });
});

describe("the admin's guard", () => {
  it('leads to the admin login without a token, wherever in the dashboard', async () => {
    for (const path of ['/dashboard', '/dashboard/no-such-page']) {
      const { shown, view } = await open(path);
      expect(shown).toEqual(['admin login']);
      view.unmount();
    }
  });

  it('lets any stored text through: whether it is worth anything, the server knows', async () => {
    localStorage.setItem('token', 'garbage');
    const { shown } = await open('/dashboard');
    expect(shown).toEqual(['dashboard']);
  });

  it('leads home when the session ends inside', async () => {
    localStorage.setItem('token', 'a-token');
    const { shown } = await open('/dashboard');
    act(removeAdminToken);
    expect(shown).toEqual(['dashboard', 'home']);
  });

  it('hears of a log-out in another tab', async () => {
    localStorage.setItem('token', 'a-token');
    const { shown } = await open('/dashboard');
    localStorage.removeItem('token');
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'token' })));
    expect(shown).toEqual(['dashboard', 'home']);
  });
});
