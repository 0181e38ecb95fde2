import type { ShopChanges } from '@bookstore/functions/shared/shop/shop-profile';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { type InitialEntry, MemoryRouter, Route, Routes } from 'react-router-dom';
import { ShopContext } from '../../web/src/config/shop.ts';
import { AuthContext, type AuthState } from '../../web/src/features/auth/auth-context.ts';
import { renderRouted } from './on-screen.ts';
import { authState } from './signed-in.ts';

/** Pages by path, in a shop with these settings, for who is signed in. */
export function renderAt(
  entry: InitialEntry,
  pages: Readonly<Record<string, ReactNode>>,
  { shop = {}, auth = authState(null) }: { shop?: ShopChanges; auth?: AuthState } = {},
) {
  return render(
    <ShopContext value={shop}>
      <AuthContext value={auth}>
        <MemoryRouter initialEntries={[entry]}>
          <Routes>
            {Object.entries(pages).map(([path, page]) => (
              <Route key={path} path={path} element={page} />
            ))}
          </Routes>
        </MemoryRouter>
      </AuthContext>
    </ShopContext>,
  );
}

export const renderIn = (shop: ShopChanges, content: ReactNode) => renderRouted(content, '/', shop);
