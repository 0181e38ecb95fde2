import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { NavigationEffects } from '../../web/src/app/navigation-effects.tsx';
import { carriedCode } from '../../web/src/entities/offer/carried-code.ts';
import { field } from './on-screen.ts';
import { renderAt } from './render-at.tsx';

function Frame() {
  const { pathname, search } = useLocation();
  const words = new URLSearchParams(search).get('q') ?? '';
  return (
    <>
      <NavigationEffects />
      <input key={words} aria-label="Search books" defaultValue={words} />
      <main tabIndex={-1}>At {pathname}</main>
    </>
  );
}

it('A page that comes takes the focus, but not from a visitor who is typing into the search of the header', async () => {
  vi.stubGlobal('scrollTo', vi.fn());
  const router = createMemoryRouter([{ path: '*', element: <Frame /> }], { initialEntries: ['/login'] });
  render(<RouterProvider router={router} />);
  const user = userEvent.setup();
  const search = field('Search books');
  await user.type(search, '2201');
  router.navigate('/');
  expect(await screen.findByText('At /')).toBeInTheDocument();
  expect(search).toHaveFocus();
  await user.type(search, '56d7');
  router.navigate('/search?q=220156d7');
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
});

it('A link brings the code of its offer into the cart, and not into the address', async () => {
  vi.stubGlobal('scrollTo', vi.fn());
  renderAt('/search?q=emma#offer=sum-mer', { '*': <Frame /> }, { shop: { offers: true } });
  await waitFor(() => expect(carriedCode.get()).toBe('SUMMER'));
  expect(field('Search books')).toHaveValue('emma');
});
