import { Route, Routes } from 'react-router-dom';
import { dashboardPaths } from '#config/dashboard-paths.ts';
import { paths } from '#config/paths.ts';
import { lazyComponent } from '#lib/lazy-component.tsx';
import { RequireCapability } from './guards/require-capability.tsx';
import { AdminLayout } from './layouts/admin-layout.tsx';

// Apart from the shop's own pages, whose readers never open these: even the list of their files has a weight.
const AddBookRoute = lazyComponent(async () => (await import('./routes/add-book-route.tsx')).AddBookRoute);
const DashboardRoute = lazyComponent(
  async () => (await import('./routes/dashboard-route.tsx')).DashboardRoute,
);
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
        <Route path={`${below(paths.orderDesk)}/print`} element={<PrintOrdersRoute />} />
      </Route>
      <Route element={<AdminLayout />}>
        <Route index element={<DashboardRoute />} />
        <Route path={below(dashboardPaths.history)} element={<HistoryRoute />} />
        <Route element={<RequireCapability capability="catalogue" />}>
          <Route path={below(paths.addBook)} element={<AddBookRoute />} />
          <Route path="edit-book/:id" element={<EditBookRoute />} />
          <Route path={below(paths.manageBooks)} element={<ManageBooksRoute />} />
          <Route path={below(paths.importBooks)} element={<ImportRoute />} />
        </Route>
        <Route element={<RequireCapability capability="orders" />}>
          <Route path={below(paths.orderDesk)} element={<OrderDeskRoute />} />
          <Route path={`${below(paths.orderDesk)}/:id`} element={<OrderDetailRoute />} />
        </Route>
        <Route element={<RequireCapability capability="owner" />}>
          <Route path={below(dashboardPaths.people)} element={<PeopleRoute />} />
        </Route>
        <Route path="*" element={<NotFoundRoute />} />
      </Route>
    </Routes>
  );
}
