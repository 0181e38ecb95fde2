import { act, render, screen } from '@testing-library/react';
import { Link, MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { RequireShopper } from '../../web/src/app/guards/require-shopper.tsx';
import { AuthProvider } from '../../web/src/features/auth/auth-provider.tsx';
import { click, expectNone, expectShown, findAlert, findShown, link, press, soon } from './on-screen.ts';

const load = vi.hoisted(() => vi.fn());
vi.mock('../../web/src/lib/load-file.ts', () => ({ fileLoader: () => load }));

const provider = { observeShopper: (report: (shopper: null) => void) => report(null) };

beforeEach(() => {
  load
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    .mockResolvedValue([provider, { dropKeptOfOthers: vi.fn() }]);
});

function Shop() {
  const { pathname } = useLocation();
  return (
    <AuthProvider need={pathname === '/checkout' ? 'at once' : 'when used'}>
      <Link to="/checkout">Check out</Link>
      <Link to="/">Home</Link>
      <Routes>
        <Route path="/" element={<h1>Home</h1>} />
        <Route element={<RequireShopper />}>
          <Route path="/checkout" element={<h1>Checkout</h1>} />
        </Route>
        <Route path="/login" element={<h1>Login</h1>} />
      </Routes>
    </AuthProvider>
  );
}

async function open(path: string) {
  await act(async () =>
    render(<Shop />, { wrapper: (props) => <MemoryRouter {...props} initialEntries={[path]} /> }),
  );
}

it('A checkout whose sign-in code does not load says so and loads it with Try again', async () => {
  await open('/checkout');
  await findAlert('This page could not be loaded.');
  await press('Try again');
  await findShown('heading', 'Login');
  expect(load).toHaveBeenCalledTimes(2);
});

it('The rest of the shop goes on without the sign-in code, and the checkout loads it anew', async () => {
  await open('/checkout');
  await screen.findByRole('alert');
  load.mockClear();
  load.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await click(link('Home'));
  expectShown('heading', 'Home');
  expectNone('alert');
  dispatchEvent(new Event('keydown'));
  await soon(load).toHaveBeenCalledOnce();
  await click(link('Check out'));
  await findShown('heading', 'Login');
});
