import { type DashboardPage, dashboardPages } from '@bookstore/functions/shared/pages/dashboard-pages';
import type { PageRow } from '@bookstore/functions/shared/pages/page-row';
import { type ComponentType, useEffect } from 'react';
import { type RouteObject, useRoutes } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import { ensurePresentShop } from '#entities/shop/desk-shop.ts';
import { StayQuestion } from '#features/admin-session/stay-question.tsx';
import { lazyPages } from './app-page.ts';
import { RequireCapability } from './guards/require-capability.tsx';
import { AdminLayout } from './layouts/admin-layout.tsx';
import { LazyNotFound } from './lazy-not-found.ts';
import { PageHead } from './page-head.tsx';

const pages = lazyPages<DashboardPage>(
  dashboardPages,
  import.meta.glob<ComponentType>('./routes/dashboard/*-route.tsx', { import: 'Page' }),
);

function routesWith(layout: PageRow['layout']): RouteObject[] {
  return pages
    .filter((page: PageRow) => page.layout === layout)
    .map(({ path, access, title, namesItself, Page }) => ({
      element: <RequireCapability capability={access} />,
      children: [
        {
          // The router of the shop has matched the first part.
          path: path.slice(paths.dashboard.length + 1),
          element: (
            <>
              {!namesItself && <PageHead title={title} />}
              <Page />
            </>
          ),
        },
      ],
    }));
}

const routes: RouteObject[] = [
  ...routesWith('none'),
  {
    element: <AdminLayout />,
    children: [...routesWith(undefined), { path: '*', element: <LazyNotFound /> }],
  },
];

export function DashboardRouter() {
  // At once: later the session may have ended. A full page load has fetched it already.
  useEffect(() => void ensurePresentShop(), []);
  return (
    <>
      <StayQuestion />
      {useRoutes(routes)}
    </>
  );
}
