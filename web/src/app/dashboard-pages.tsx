import { Route, Routes } from 'react-router-dom';
import { dashboardPaths } from '#config/dashboard-paths.ts';
import { paths } from '#config/paths.ts';
import { lazyComponent } from '#lib/lazy-component.tsx';
import { RequireCapability } from './guards/require-capability.tsx';
import { AdminLayout } from './layouts/admin-layout.tsx';
import { ShopLayout } from './layouts/shop-layout.tsx';

// Apart from the shop's own pages, so that shoppers do not load the list of these files.
const AddBookRoute = lazyComponent(async () => (await import('./routes/add-book-route.tsx')).AddBookRoute);
const DashboardRoute = lazyComponent(
  async () => (await import('./routes/dashboard-route.tsx')).DashboardRoute,
);
const DraftPreviewRoute = lazyComponent(
  async () => (await import('./routes/draft-preview-route.tsx')).DraftPreviewRoute,
);
const DraftRoute = lazyComponent(async () => (await import('./routes/draft-route.tsx')).DraftRoute);
const EditBookRoute = lazyComponent(async () => (await import('./routes/edit-book-route.tsx')).EditBookRoute);
const HistoryRoute = lazyComponent(async () => (await import('./routes/history-route.tsx')).HistoryRoute);
const ImportRoute = lazyComponent(async () => (await import('./routes/import-route.tsx')).ImportRoute);
const ManageBooksRoute = lazyComponent(
  async () => (await import('./routes/manage-books-route.tsx')).ManageBooksRoute,
);
const NotFoundRoute = lazyComponent(async () => (await import('./routes/not-found-route.tsx')).NotFoundRoute);
const OrderDeskRoute = lazyComponent(
  async () => (await import('./routes/order-desk-route.tsx')).OrderDeskRoute,
);
const OrderDetailRoute = lazyComponent(
  async () => (await import('./routes/order-detail-route.tsx')).OrderDetailRoute,
);
const PeopleRoute = lazyComponent(async () => (await import('./routes/people-route.tsx')).PeopleRoute);
const PrintOrdersRoute = lazyComponent(
  async () => (await import('./routes/print-orders-route.tsx')).PrintOrdersRoute,
);

/** An address below the dashboard's: '/dashboard/orders' → 'orders'. */
const below = (path: string) => path.slice(paths.dashboard.length + 1);

/** The pages of the dashboard, each for those whose role includes it. */
export function DashboardPages() {
  return (
    <Routes>
      <Route element={<RequireCapability capability="orders" />}>
        <Route path={`${below(dashboardPaths.orderDesk)}/print`} element={<PrintOrdersRoute />} />
      </Route>
      <Route element={<RequireCapability capability="catalogue" />}>
        <Route element={<ShopLayout />}>
          <Route path="drafts/:id/preview" element={<DraftPreviewRoute />} />
        </Route>
      </Route>
      <Route element={<AdminLayout />}>
        <Route index element={<DashboardRoute />} />
        <Route path={below(dashboardPaths.history)} element={<HistoryRoute />} />
        <Route element={<RequireCapability capability="catalogue" />}>
          <Route path={below(dashboardPaths.addBook)} element={<AddBookRoute />} />
          <Route path="edit-book/:id" element={<EditBookRoute />} />
          <Route path="drafts/:id" element={<DraftRoute />} />
          <Route path={below(dashboardPaths.manageBooks)} element={<ManageBooksRoute />} />
          <Route path={below(dashboardPaths.importBooks)} element={<ImportRoute />} />
        </Route>
        <Route element={<RequireCapability capability="orders" />}>
          <Route path={below(dashboardPaths.orderDesk)} element={<OrderDeskRoute />} />
          <Route path={`${below(dashboardPaths.orderDesk)}/:id`} element={<OrderDetailRoute />} />
        </Route>
        <Route element={<RequireCapability capability="owner" />}>
          <Route path={below(dashboardPaths.people)} element={<PeopleRoute />} />
        </Route>
        <Route path="*" element={<NotFoundRoute />} />
      </Route>
    </Routes>
  );
}
