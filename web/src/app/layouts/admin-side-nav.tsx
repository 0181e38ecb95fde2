import { type DashboardPage, dashboardPages } from '@bookstore/functions/shared/pages/dashboard-pages';
import { may } from '@bookstore/functions/shared/people/roles';
import type { ComponentType, CSSProperties } from 'react';
import { Link, useLocation } from 'react-router-dom';
import {
  ChartIcon,
  HistoryIcon,
  ImportIcon,
  ParcelIcon,
  PeopleIcon,
  PlusIcon,
  ShelfIcon,
} from '#components/icons/dashboard-icons.tsx';
import { dashboardPaths } from '#config/dashboard-paths.ts';
import { useAdminRole } from '#entities/session/admin-role.ts';

interface Entry {
  label: string;
  page: DashboardPage;
  Icon: ComponentType;
}

const entries: readonly Entry[] = [
  { label: 'Dashboard', page: dashboardPages.dashboard, Icon: ChartIcon },
  { label: 'Add Book', page: dashboardPages.addBook, Icon: PlusIcon },
  { label: 'Manage Books', page: dashboardPages.manageBooks, Icon: ShelfIcon },
  { label: 'Orders', page: dashboardPages.orderDesk, Icon: ParcelIcon },
  { label: 'Import', page: dashboardPages.importBooks, Icon: ImportIcon },
  { label: 'History', page: dashboardPages.history, Icon: HistoryIcon },
  { label: 'People', page: dashboardPages.people, Icon: PeopleIcon },
];

/** So many fit into one row of the smallest screens. */
const mostInRow = 5;

/** The pages below an entry that have none of their own. */
const pagesBelow: Record<string, string[]> = {
  [dashboardPaths.manageBooks]: [dashboardPaths.editBook(''), dashboardPaths.draft('')],
  [dashboardPaths.orderDesk]: [dashboardPaths.deskOrder('')],
};

/** Which entry leads to an address. */
function isCurrent(path: string, pathname: string): 'page' | 'true' | undefined {
  if (pathname.replace(/\/$/, '') === path) return 'page';
  return pagesBelow[path]?.some((below) => pathname.startsWith(below)) ? 'true' : undefined;
}

/** As many columns as make rows of about the same length. */
function columnsFor(count: number): CSSProperties {
  const rows = Math.ceil(count / mostInRow);
  return { gridTemplateColumns: `repeat(${Math.ceil(count / rows)}, minmax(0, 1fr))` };
}

/** The pages of the dashboard that a role includes: a column at the side, or rows at the top of small screens. */
export function AdminSideNav() {
  const { pathname } = useLocation();
  const role = useAdminRole();
  const shown = entries.filter(({ page }) => may(role, page.access));
  return (
    <nav aria-label="Dashboard" className="border-line md:w-28 md:px-1.5 md:border-r md:py-4 xl:w-56 xl:px-3">
      <ul
        style={columnsFor(shown.length)}
        className="grid gap-1 border-b border-line p-2 md:sticky md:top-20 md:flex md:flex-col md:border-0 md:p-0"
      >
        {shown.map(({ label, page: { path, camera = false }, Icon }) => (
          <li key={path}>
            <Link
              to={path}
              // A document of its own: only its headers let the form scan.
              reloadDocument={camera}
              aria-current={isCurrent(path, pathname)}
              className="flex min-h-12 flex-col items-center justify-center gap-1 rounded-lg px-1 py-1.5 text-center text-xs text-muted hover:bg-sunken hover:text-ink [&[aria-current]]:bg-sunken [&[aria-current]]:font-medium [&[aria-current]]:text-accent forced-colors:[&[aria-current]]:underline xl:flex-row xl:justify-start xl:gap-3 xl:px-3 xl:text-[0.9375rem]"
            >
              <Icon />
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
