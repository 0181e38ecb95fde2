import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { expect, it } from 'vitest';
import { AdminLayout } from '../../web/src/app/layouts/admin-layout.tsx';
import { storeAdminToken } from '../../web/src/entities/session/admin-token.ts';
import { tokenOf } from './dashboard-token.ts';
import { named, press, quietErrors, renderRouted } from './on-screen.ts';

it('The key of the search can be turned off and on on any page, also by a role without orders', async () => {
  // jsdom does not know the element `search`, which React complains of.
  quietErrors();
  storeAdminToken(tokenOf({ admin: true, role: 'catalogue' }), 'wanda');
  renderRouted(
    <Routes>
      <Route element={<AdminLayout />}>
        <Route index element="The page" />
      </Route>
    </Routes>,
  );
  const user = userEvent.setup();
  const box = named('searchbox', 'Search the dashboard');
  await press('Turn keyboard shortcuts off');
  await user.keyboard('/');
  expect(box).not.toHaveFocus();
  await press('Turn keyboard shortcuts on');
  await user.keyboard('/');
  expect(box).toHaveFocus();
});
