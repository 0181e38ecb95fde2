import { render, screen, within } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import type { ShopChanges } from '../../functions/src/shared/shop/shop-profile.ts';
import { AdminLayout } from '../../web/src/app/layouts/admin-layout.tsx';
import { ShopContext } from '../../web/src/config/shop.ts';
import { tokenOf } from './dashboard-token.ts';
import { answerFetch, json } from './fake-fetch.ts';
import { expectText, quietErrors, user } from './on-screen.ts';

// Counts with the first use of the page, by the database.
vi.mock('../../web/src/features/orders-bell/to-pack-count.tsx', () => ({ ToPackCount: () => null }));

// jsdom does not know the element `search`, which React complains of.
beforeEach(() => void quietErrors());

function show(shop: ShopChanges = {}) {
  localStorage.setItem('token', tokenOf({ role: 'owner' }));
  const sent = answerFetch(() => json({}));
  render(
    <ShopContext value={shop}>
      <MemoryRouter initialEntries={['/dashboard/cash']}>
        <Routes>
          <Route path="/dashboard" element={<AdminLayout />}>
            <Route path="cash" element={<p>The nested page</p>} />
          </Route>
        </Routes>
      </MemoryRouter>
    </ShopContext>,
  );
  return sent;
}

it('The header has a search box, a fixed name, role and photo, a bell and the log-out', () => {
  show();
  const header = within(screen.getAllByRole('banner')[0] ?? document.body);
  expect(header.getByText('Grace Simmons')).toBeInTheDocument();
  expect(header.getByText('Store Manager')).toBeInTheDocument();
  expect(header.getByRole('img', { name: 'Grace Simmons' })).toHaveAttribute(
    'src',
    expect.stringMatching(/./),
  );
  expect(header.getByRole('searchbox')).toHaveAttribute('placeholder', 'Search');
  expect(header.getByRole('link', { name: 'Notifications' })).toHaveAttribute(
    'href',
    '/dashboard/orders?status=placed',
  );
  expect(header.getByRole('button', { name: 'Log out' })).toBeVisible();
});

it('A shop without the sample manager names only who is signed in', () => {
  show({ sampleManager: false });
  const header = within(screen.getAllByRole('banner')[0] ?? document.body);
  expect(header.queryByText('Grace Simmons')).toBeNull();
  expect(header.queryByRole('img', { name: 'Grace Simmons' })).toBeNull();
  expect(header.getByText('Signed in as')).toBeInTheDocument();
});

it('The main area has its title, subtitle and two buttons around the nested page', () => {
  show();
  const main = within(screen.getByRole('main'));
  expect(main.getByRole('heading', { level: 1 })).toHaveTextContent('Dashboard');
  expect(main.getByText('Book Store Inventory')).toBeInTheDocument();
  expect(main.getByText('Manage Books')).toHaveAttribute('href', '/dashboard/manage-books');
  expect(main.getByText('Add New Book')).toHaveAttribute('href', '/dashboard/add-new-book');
  expect(main.getByText('The nested page')).toBeVisible();
});

it('The search box does nothing before anything is typed', async () => {
  const sent = show();
  await user.type(screen.getByRole('searchbox'), '{Enter}');
  expectText('The nested page');
  expect(sent.filter(({ path }) => /admin|search|q=/.test(path))).toEqual([]);
});
