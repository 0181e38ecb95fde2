import { may, type Role, roleNames, roles } from '@bookstore/functions/shared/people/roles';
import { render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { RequireCapability } from '../../web/src/app/guards/require-capability.tsx';
import { AdminSideNav } from '../../web/src/app/layouts/admin-side-nav.tsx';
import { roleOf } from '../../web/src/entities/session/admin-role.ts';
import { storeAdminToken } from '../../web/src/entities/session/admin-token.ts';
import { tokenOf } from './dashboard-token.ts';
import { renderRouted } from './on-screen.ts';

const signIn = (role: Role) => storeAdminToken(tokenOf({ admin: true, role, note: 'ÿ>?' }), 'wanda');

describe('the role of a token', () => {
  it('The role of a token is the one that it names, or the owner’s when it names none', () => {
    for (const role of roleNames) expect(roleOf(tokenOf({ role }))).toBe(role);
    const without = [tokenOf({}), tokenOf({ role: 'constructor' }), 'garbage', 'a.b.c', '', null];
    expect(without.map(roleOf)).toEqual(without.map(() => 'owner'));
  });
});

describe.each<[Role, string]>([
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
])('the role %s', (role, entries) => {
  beforeEach(() => signIn(role));

  it('The navigation links to the pages that the role includes', () => {
    renderRouted(<AdminSideNav />);
    const shown = screen.getAllByRole('link').map(({ textContent }) => textContent);
    expect(shown.join(', ')).toBe(entries);
  });

  it.each(['catalogue', 'orders', 'owner'] as const)(
    'The dashboard opens a page for %s or says why not',
    (capability) => {
      render(
        <MemoryRouter>
          <Routes>
            <Route element={<RequireCapability capability={capability} />}>
              <Route index element="The page" />
            </Route>
          </Routes>
        </MemoryRouter>,
      );
      const isOpen = may(role, capability);
      const { label } = roles[role];
      const sentence = screen.queryByText(`Your role, ${label}, does not include this page.`);
      expect(screen.queryByText('The page') !== null).toBe(isOpen);
      expect(sentence !== null).toBe(!isOpen);
    },
  );
});
