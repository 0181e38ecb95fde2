import { type Role, roleNames } from '@bookstore/functions/shared/people/roles';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { AdminSideNav } from '../../web/src/app/layouts/admin-side-nav.tsx';
import { roleOf } from '../../web/src/entities/session/admin-role.ts';
import { storeAdminToken } from '../../web/src/entities/session/admin-token.ts';
import { tokenOf } from './dashboard-token.ts';
import { renderRouted, textsOf } from './on-screen.ts';

it('The role of a token is the one that it names, or the owner’s when it names none', () => {
  for (const role of roleNames) expect(roleOf(tokenOf({ role }))).toBe(role);
  const without = [tokenOf({}), tokenOf({ role: 'constructor' }), 'garbage', 'a.b.c', '', null];
  expect(without.map(roleOf)).toEqual(without.map(() => 'owner'));
});

it.each<[Role, string]>([
  [
    'owner',
    'Dashboard, Add Book, Manage Books, Shelves, Authors, Receive, Stocktake, New order, Orders, Cash, On account, Offers, Import, History, People, Settings',
  ],
  [
    'catalogue',
    'Dashboard, Add Book, Manage Books, Shelves, Authors, Receive, Stocktake, Import, History, Settings',
  ],
  ['orders', 'Dashboard, New order, Orders, Cash, History, Settings'],
  [
    'both',
    'Dashboard, Add Book, Manage Books, Shelves, Authors, Receive, Stocktake, New order, Orders, Cash, Import, History, Settings',
  ],
])('The navigation links to the pages that the role %s includes', (role, entries) => {
  storeAdminToken(tokenOf({ admin: true, role, note: 'ÿ>?' }), 'wanda');
  renderRouted(<AdminSideNav />);
  expect(textsOf(screen.getAllByRole('link')).join(', ')).toBe(entries);
});
