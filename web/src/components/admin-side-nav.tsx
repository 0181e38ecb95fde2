import { Link, useLocation } from 'react-router-dom';
import { dashboardPaths } from '#config/dashboard-paths.ts';
import { paths } from '#config/paths.ts';
import { ChartIcon, ImportIcon, ParcelIcon, PlusIcon, ShelfIcon } from './dashboard-icons.tsx';

const entries = [
  { label: 'Dashboard', path: paths.dashboard, Icon: ChartIcon },
  { label: 'Add Book', path: paths.addBook, Icon: PlusIcon },
  { label: 'Manage Books', path: paths.manageBooks, Icon: ShelfIcon },
  { label: 'Orders', path: paths.orderDesk, Icon: ParcelIcon },
  { label: 'Import', path: paths.importBooks, Icon: ImportIcon },
];

/** The pages below an entry that have none of their own. */
const pagesBelow: Record<string, string[]> = {
  [paths.manageBooks]: [paths.editBook(''), dashboardPaths.draft('')],
  [paths.orderDesk]: [paths.deskOrder('')],
};

/** Which entry leads to an address. */
function isCurrent(path: string, pathname: string): 'page' | 'true' | undefined {
  if (pathname.replace(/\/$/, '') === path) return 'page';
  return pagesBelow[path]?.some((below) => pathname.startsWith(below)) ? 'true' : undefined;
}

/** The dashboard's pages: a column at the side, or a row at the top of small screens. */
export function AdminSideNav() {
  const { pathname } = useLocation();
  return (
    <nav aria-label="Dashboard" className="border-line md:w-28 md:px-1.5 md:border-r md:py-4 xl:w-56 xl:px-3">
      <ul className="flex justify-center gap-1 border-b border-line p-2 md:p-0 md:sticky md:top-20 md:flex-col md:border-0">
        {entries.map(({ label, path, Icon }) => (
          <li key={path} className="flex-1 md:flex-none">
            <Link
              to={path}
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
