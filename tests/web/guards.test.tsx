import { act, screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { RequireAdmin } from '../../web/src/app/guards/require-admin.tsx';
import { RequireShopper } from '../../web/src/app/guards/require-shopper.tsx';
import { removeAdminToken } from '../../web/src/entities/session/admin-token.ts';
import { interruptedPage } from '../../web/src/entities/session/interrupted-page.ts';
import { AuthProvider } from '../../web/src/features/auth/auth-provider.tsx';
import { observeShopper, type Shopper } from '../../web/src/lib/firebase/auth.ts';
import { answerFetch, json, pathsOf, type SentRequest } from './fake-fetch.ts';
import { expectStatus, renderRouted } from './on-screen.ts';
import { ada } from './signed-in.ts';

let sent: SentRequest[];
let report: ((shopper: Shopper | null) => void) | undefined;
const stop = vi.fn();

/** What the authentication provider says of who is signed in. */
const provider = (shopper: Shopper | null) => act(async () => report?.(shopper));

beforeEach(() => {
  sent = answerFetch(() => json({}));
  report = undefined;
  vi.mocked(observeShopper).mockImplementation((listener) => {
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
  await waitFor(() => expect(report).toBeDefined());
  return { shown, view };
}

it("The page says 'Loading...' until the provider has answered, and never sends a signed-in shopper to the login", async () => {
  const { shown } = await open('/orders');
  expectStatus('Loading...');
  expect(shown).toEqual([]);
  await provider(ada);
  expect(screen.getByRole('heading')).toHaveTextContent('orders');
  expect(shown).toEqual(['orders']);
});

it('A shopper who signs out is sent to the login, and no path is stored then, nor after its page was reached', async () => {
  interruptedPage.set('/orders/emma');
  const { shown } = await open('/orders/emma');
  await provider(ada);
  expect(interruptedPage.get()).toBeNull();
  await provider(null);
  expect(shown).toEqual(['an order', 'login']);
  expect(interruptedPage.get()).toBeNull();
});

it('The provider is no longer observed when the shop is closed', async () => {
  const { view } = await open('/orders');
  view.unmount();
  expect(stop).toHaveBeenCalledOnce();
});

it('Any stored token passes the guard, since the server alone judges it, and the shop is asked for past the CDN', async () => {
  localStorage.setItem('token', 'garbage');
  const { shown } = await open('/dashboard');
  expect(shown).toEqual(['dashboard']);
  const addresses = () => pathsOf(sent);
  await waitFor(() => expect(addresses()).toContainEqual(expect.stringMatching(/^\/api\/shop\?fresh=/)));
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
  localStorage.setItem('token', 'a-token');
  const { shown } = await open('/dashboard');
  act(end);
  expect(shown).toEqual(['dashboard', 'home']);
});
