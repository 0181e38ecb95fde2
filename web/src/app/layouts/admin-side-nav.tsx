import { type DashboardPage, dashboardPages } from '@bookstore/functions/shared/pages/dashboard-pages';
import { may } from '@bookstore/functions/shared/people/roles';
import { t } from '@bookstore/functions/shared/words/words';
import { type ComponentType, useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';
import {
  AccountIcon,
  BookmarkIcon,
  BoxIcon,
  CashIcon,
  ChartIcon,
  CountIcon,
  HistoryIcon,
  ImportIcon,
  OfferIcon,
  ParcelIcon,
  PenIcon,
  PeopleIcon,
  PlusIcon,
  ReviewIcon,
  SettingsIcon,
  ShelfIcon,
  StampIcon,
  ToOrderIcon,
  VoucherIcon,
} from '#components/icons/dashboard-icons.tsx';
import { CartIcon } from '#components/icons/icons.tsx';
import { dashboardPaths } from '#config/dashboard-paths.ts';
import { useShop } from '#config/shop.ts';
import { useAdminRole } from '#entities/session/admin-role.ts';

interface Entry {
  label: string;
  page: DashboardPage;
  /** Adds some room before it where the navigation is a column. */
  startsGroup?: true;
  /** The setting of the shop that this entry needs. */
  only?: 'reviews' | 'specialOrders' | 'bindingOrder' | 'redeems';
  Icon: ComponentType;
}

const entries: readonly Entry[] = [
  { label: t('Dashboard'), page: dashboardPages.dashboard, Icon: ChartIcon },
  { label: t('Add Book'), page: dashboardPages.addBook, Icon: PlusIcon, startsGroup: true },
  { label: t('Manage Books'), page: dashboardPages.manageBooks, Icon: ShelfIcon },
  { label: t('Shelves'), page: dashboardPages.shelfDesk, Icon: BookmarkIcon },
  { label: t('Authors'), page: dashboardPages.authors, Icon: PenIcon },
  { label: t('Publishers'), page: dashboardPages.publishers, Icon: StampIcon, only: 'bindingOrder' },
  { label: t('Reviews'), page: dashboardPages.reviews, Icon: ReviewIcon, only: 'reviews' },
  { label: t('Receive'), page: dashboardPages.receive, Icon: BoxIcon, startsGroup: true },
  { label: t('To order'), page: dashboardPages.toOrder, Icon: ToOrderIcon, only: 'specialOrders' },
  { label: t('Stocktake'), page: dashboardPages.stocktake, Icon: CountIcon },
  { label: t('New order'), page: dashboardPages.newOrder, Icon: CartIcon, startsGroup: true },
  { label: t('Orders'), page: dashboardPages.orderDesk, Icon: ParcelIcon },
  { label: t('Cash|page'), page: dashboardPages.cash, Icon: CashIcon },
  { label: t('Vouchers'), page: dashboardPages.voucherDesk, Icon: VoucherIcon, only: 'redeems' },
  { label: t('On account|nav'), page: dashboardPages.customers, Icon: AccountIcon },
  { label: t('Offers'), page: dashboardPages.offers, Icon: OfferIcon },
  { label: t('Import'), page: dashboardPages.importBooks, Icon: ImportIcon, startsGroup: true },
  { label: t('History'), page: dashboardPages.history, Icon: HistoryIcon },
  { label: t('People'), page: dashboardPages.people, Icon: PeopleIcon, startsGroup: true },
  { label: t('Settings'), page: dashboardPages.settings, Icon: SettingsIcon },
];

/** Pages without an entry of their own. */
const pagesBelow: Record<string, string[]> = {
  [dashboardPaths.manageBooks]: [dashboardPaths.editBook(''), dashboardPaths.draft('')],
  [dashboardPaths.shelfDesk]: [dashboardPaths.editShelf('')],
  [dashboardPaths.orderDesk]: [dashboardPaths.deskOrder('')],
  [dashboardPaths.voucherDesk]: [dashboardPaths.deskVoucher('')],
  [dashboardPaths.settings]: [dashboardPaths.settingsSection('')],
};

function isCurrent(path: string, pathname: string): 'page' | 'true' | undefined {
  if (pathname.replace(/\/$/, '') === path) return 'page';
  const isOwn = entries.some(({ page }) => page.path === pathname);
  return !isOwn && pagesBelow[path]?.some((below) => pathname.startsWith(below)) ? 'true' : undefined;
}

export function AdminSideNav() {
  const { pathname } = useLocation();
  const role = useAdminRole();
  const shop = useShop();
  const list = useRef<HTMLUListElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is another current entry.
  useEffect(() => {
    const current = list.current?.querySelector<HTMLElement>('[aria-current]');
    if (!current || !list.current) return;
    list.current.scrollLeft = current.offsetLeft - current.offsetWidth;
    list.current.scrollTop = current.offsetTop - list.current.clientHeight / 2;
  }, [pathname]);

  return (
    <nav
      aria-label="Dashboard"
      className="fixed inset-x-0 bottom-0 z-20 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] md:static md:w-28 md:border-t-0 md:border-e md:bg-transparent md:px-0.5 md:py-4 xl:w-56 xl:px-2 print:hidden"
    >
      <ul
        ref={list}
        className="relative flex gap-0.5 overflow-x-auto px-1.5 py-1 md:sticky md:top-20 md:max-h-[calc(100dvh-13rem)] md:flex-col md:overflow-x-visible md:overflow-y-auto md:overscroll-y-contain md:p-1 md:[scrollbar-width:thin] xl:max-h-[calc(100dvh-9.5rem)]"
      >
        {entries
          .filter(({ page, only }) => may(role, page.access) && (!only || shop[only]))
          .map(({ label, page: { path, camera = false }, Icon, startsGroup }) => (
            <li
              key={path}
              className={`min-w-max flex-1 md:min-w-0 md:flex-none ${startsGroup ? 'md:mt-1 md:border-t md:border-line md:pt-1.5' : ''}`}
            >
              <Link
                to={path}
                // Only a page loaded as its own document has the headers that allow scanning.
                reloadDocument={camera}
                aria-current={isCurrent(path, pathname)}
                className="flex min-h-12 min-w-17 flex-col items-center justify-center gap-1 rounded-lg px-1 py-1 text-center text-xs whitespace-nowrap text-balance text-muted hover:bg-sunken md:max-xl:whitespace-normal hover:text-ink md:min-h-11 md:py-1 [&[aria-current]]:bg-sunken [&[aria-current]]:font-medium [&[aria-current]]:text-accent forced-colors:[&[aria-current]]:underline xl:flex-row xl:justify-start xl:gap-3 xl:px-3 xl:text-[0.9375rem]"
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
