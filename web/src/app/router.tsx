import type { PageRow } from '@bookstore/functions/shared/pages/page-row';
import { shopPages } from '@bookstore/functions/shared/pages/shop-pages';
import { matchPath, Outlet, type RouteObject, useRoutes } from 'react-router-dom';
import { AsyncBoundary, pageFailure } from '#components/loading/async-boundary.tsx';
import { FullScreenSpinner } from '#components/loading/spinner.tsx';
import { paths } from '#config/paths.ts';
import type { SignInNeed } from '#features/auth/auth-provider.tsx';
import { lazyComponent } from '#lib/lazy-component.tsx';
import type { AppPage } from './app-page.ts';
import { RequireAdmin } from './guards/require-admin.tsx';
import { RequireShopper } from './guards/require-shopper.tsx';
import { ShopLayout } from './layouts/shop-layout.tsx';
import { LazyNotFound } from './lazy-not-found.ts';

/** The dashboard exists in the first language of the shop alone: builds of the others leave it out. */
const DashboardRouter = import.meta.env.VITE_LANGUAGE_ROOT
  ? LazyNotFound
  : lazyComponent(async () => {
      const [{ DashboardRouter: Loaded }, { beginDeskShop }] = await Promise.all([
        import('./dashboard-router.tsx'),
        import('#entities/shop/desk-shop.ts'),
      ]);
      await beginDeskShop();
      return Loaded;
    });

function routeTo({ path, access, ownShell, Page }: AppPage): RouteObject {
  const route = { path, element: <Page /> };
  const guard = <RequireShopper isShownBefore={ownShell === 'filled'} />;
  return access ? { element: guard, children: [route] } : route;
}

export function Router({ pages }: { pages: readonly AppPage[] }) {
  return useRoutes([
    {
      element: <ShopLayout />,
      children: [
        ...pages.filter(({ layout }) => !layout).map(routeTo),
        { path: '*', element: <LazyNotFound /> },
      ],
    },
    {
      element: (
        <AsyncBoundary loading={<FullScreenSpinner />} failure={pageFailure}>
          <Outlet />
        </AsyncBoundary>
      ),
      children: [
        ...pages.filter(({ layout }) => layout).map(routeTo),
        {
          element: <RequireAdmin />,
          children: [{ path: `${paths.dashboard}/*`, element: <DashboardRouter /> }],
        },
      ],
    },
  ]);
}

/** What a page needs to know of who is signed in. The rendered ones are the same for every visitor. */
export function signInNeed(pathname: string): SignInNeed {
  const page = Object.values<PageRow>(shopPages).find(({ path }) => matchPath(path, pathname));
  if (page?.access) return 'at once';
  return page?.rendered ? 'when asked' : 'when used';
}
