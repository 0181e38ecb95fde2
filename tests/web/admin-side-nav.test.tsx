import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { AdminSideNav } from '../../web/src/app/layouts/admin-side-nav.tsx';
import { renderRouted, textsOf } from './on-screen.ts';

it.each([
  ['/dashboard', 'Dashboard', 'page'],
  ['/dashboard/manage-books', 'Manage Books', 'page'],
  ['/dashboard/edit-book/kim', 'Manage Books', 'true'],
  ['/dashboard/orders/some-id', 'Orders', 'true'],
  ['/dashboard/settings', 'Settings', 'page'],
  ['/dashboard/settings/genres', 'Settings', 'true'],
])('The navigation marks one entry as current at %s: %s', (path, label, current) => {
  renderRouted(<AdminSideNav />, path);
  const links = screen.getAllByRole('link').filter((link) => link.hasAttribute('aria-current'));
  expect(textsOf(links)).toEqual([label]);
  expect(links[0]).toHaveAttribute('aria-current', current);
});
