import { t } from '@bookstore/functions/shared/words/words';
import { Outlet, useLocation } from 'react-router-dom';
import { AdminHeader } from '#components/layout/admin-header.tsx';
import { ShortcutsSwitch } from '#components/layout/shortcuts-switch.tsx';
import { AsyncBoundary, pageFailure } from '#components/loading/async-boundary.tsx';
import { dashboardPaths } from '#config/dashboard-paths.ts';
import { version } from '#config/version.ts';
import { useMay } from '#entities/session/admin-role.ts';
import { KeptForms } from '#features/admin-session/kept-forms.tsx';
import { LogoutButton } from '#features/admin-session/logout-button.tsx';
import { SignedInAs } from '#features/admin-session/signed-in-as.tsx';
import { UnsavedOffer } from '#features/admin-session/unsaved-offer.tsx';
import { DashboardSearch } from '#features/dashboard-search/dashboard-search.tsx';
import { OfferedUndo } from '#features/order-undo/offered-undo.tsx';
import { OrdersBell } from '#features/orders-bell/orders-bell.tsx';
import { useShortcuts } from '#lib/browser/shortcuts.ts';
import { AdminSideNav } from './admin-side-nav.tsx';
import { AdminTitle } from './admin-title.tsx';

/** The sections of the settings share a key, so that the list beside them stays mounted. */
function placeOf(pathname: string): string {
  return pathname.startsWith(dashboardPaths.settingsSection('')) ? dashboardPaths.settings : pathname;
}

export function AdminLayout() {
  const { pathname } = useLocation();
  const mayProcessOrders = useMay('orders');
  // Only a page loaded as its own document has the headers that allow scanning.
  useShortcuts(mayProcessOrders ? { n: () => location.assign(dashboardPaths.newOrder) } : {});
  return (
    <KeptForms>
      <div data-dashboard className="flex min-h-dvh flex-col bg-paper">
        <AdminHeader
          search={<DashboardSearch />}
          signedIn={<SignedInAs />}
          notifications={mayProcessOrders && <OrdersBell />}
          logout={<LogoutButton />}
        />
        <div className="flex flex-1 flex-col md:flex-row">
          <AdminSideNav />
          <main tabIndex={-1} className="min-w-0 flex-1 p-3 pb-24 sm:p-4 md:p-6 xl:px-8 print:p-0">
            <OfferedUndo />
            <UnsavedOffer />
            <AdminTitle isOverview={pathname === dashboardPaths.dashboard} />
            {/* So high that a loading page moves nothing below. */}
            <div className="mx-auto min-h-[70dvh] max-w-7xl print:min-h-0">
              <AsyncBoundary key={placeOf(pathname)} failure={pageFailure}>
                <Outlet />
              </AsyncBoundary>
            </div>
            {/* On every page and at every width, since `/` focuses the search everywhere. */}
            <div className="mx-auto mt-8 flex max-w-7xl flex-wrap items-center justify-between gap-4 lg:justify-end print:hidden">
              <div className="lg:hidden">
                <SignedInAs />
              </div>
              <p className="text-sm text-muted">{t('Version {version}', { version })}</p>
              <ShortcutsSwitch />
            </div>
          </main>
        </div>
      </div>
    </KeptForms>
  );
}
