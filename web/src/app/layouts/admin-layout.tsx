import { Link, Outlet, useLocation } from 'react-router-dom';
import { buttonClasses } from '#components/forms/control-classes.ts';
import { PlusIcon, ShelfIcon } from '#components/icons/dashboard-icons.tsx';
import { AdminHeader } from '#components/layout/admin-header.tsx';
import { ShortcutsSwitch } from '#components/layout/shortcuts-switch.tsx';
import { AsyncBoundary, pageFailure } from '#components/loading/async-boundary.tsx';
import { dashboardPaths } from '#config/dashboard-paths.ts';
import { useMay } from '#entities/session/admin-role.ts';
import { LogoutButton } from '#features/admin-session/logout-button.tsx';
import { DashboardSearch } from '#features/dashboard-search/dashboard-search.tsx';
import { OrdersBell } from '#features/orders-bell/orders-bell.tsx';
import { AdminSideNav } from './admin-side-nav.tsx';

/** Header, side navigation and title of every page of the dashboard. */
export function AdminLayout() {
  const { pathname } = useLocation();
  const [mayChangeBooks, mayProcessOrders] = [useMay('catalogue'), useMay('orders')];
  return (
    <div className="flex min-h-dvh flex-col bg-paper">
      <AdminHeader
        search={<DashboardSearch />}
        notifications={mayProcessOrders && <OrdersBell />}
        logout={<LogoutButton />}
      />
      <div className="flex flex-1 flex-col md:flex-row">
        <AdminSideNav />
        <main tabIndex={-1} className="min-w-0 flex-1 p-4 md:p-6 xl:p-8">
          <header className="mx-auto mb-6 flex max-w-7xl flex-wrap items-end justify-between gap-4">
            <div>
              <h1 className="text-3xl md:text-4xl" tabIndex={-1}>
                Dashboard
              </h1>
              <p className="mt-1 text-muted">Book Store Inventory</p>
            </div>
            {mayChangeBooks && (
              <div className="grid w-full grid-cols-[repeat(auto-fit,minmax(9.75rem,1fr))] gap-3 sm:flex sm:w-auto">
                <Link to={dashboardPaths.manageBooks} className={buttonClasses('secondary')}>
                  <ShelfIcon />
                  Manage Books
                </Link>
                {/* A document of its own: only its headers let the form scan. */}
                <Link to={dashboardPaths.addBook} reloadDocument className={buttonClasses()}>
                  <PlusIcon />
                  Add New Book
                </Link>
              </div>
            )}
          </header>
          <div className="mx-auto max-w-7xl">
            <AsyncBoundary key={pathname} failure={pageFailure}>
              <Outlet />
            </AsyncBoundary>
          </div>
          {/* On every page and at every width: `/` leads to the search wherever one is. */}
          <div className="mx-auto mt-8 flex max-w-7xl justify-end">
            <ShortcutsSwitch />
          </div>
        </main>
      </div>
    </div>
  );
}
