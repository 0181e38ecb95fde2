import type { Capability } from '../people/roles.ts';
import { t } from '../words/words.ts';
import { type dashboardRoot, type PageRow, pathsOf } from './page-row.ts';

/** Each page names the capability that a role needs to see it; every role includes `admin`. */
export type DashboardPage = Pick<PageRow, 'layout' | 'camera' | 'ownShell' | 'chunk'> & {
  title: string;
  /** Its PageHead says more than the title. */
  namesItself?: true;
  path: typeof dashboardRoot | `${typeof dashboardRoot}/${string}`;
  access: Capability;
};

const bookForm = { access: 'catalogue', camera: true, chunk: 'book-form' } as const;
const stockIn = { access: 'catalogue', camera: true, chunk: 'stock-in' } as const;

/**
 * Apart from the shop's pages, so that no shopper loads them. A page's file is named after its row: `addBook` is
 * web/src/app/routes/dashboard/add-book-route.tsx. `npm run hosting` writes into firebase.json which of them may use
 * the camera.
 */
export const dashboardPages = {
  dashboard: { title: t('Dashboard'), path: '/dashboard', access: 'admin', ownShell: true },
  addBook: { title: t('Add New Book'), path: '/dashboard/add-new-book', ...bookForm },
  editBook: { title: t('Update Book'), path: '/dashboard/edit-book/:id', ...bookForm },
  draft: { title: t('Draft'), path: '/dashboard/drafts/:id', ...bookForm },
  manageBooks: {
    title: t('Manage Books'),
    path: '/dashboard/manage-books',
    access: 'catalogue',
    chunk: 'inventory',
  },
  importBooks: { title: t('Import books'), path: '/dashboard/import', access: 'catalogue' },
  shelfDesk: { title: t('Shelves'), path: '/dashboard/shelves', access: 'catalogue', chunk: 'shelf-desk' },
  editShelf: { title: t('Shelf'), path: '/dashboard/shelves/:id', access: 'catalogue', chunk: 'shelf-desk' },
  authors: { title: t('Authors'), path: '/dashboard/authors', access: 'catalogue' },
  publishers: { title: t('Publishers'), path: '/dashboard/publishers', access: 'catalogue' },
  reviews: { title: t('Reviews'), path: '/dashboard/reviews', access: 'catalogue' },
  toOrder: { title: t('To order'), path: '/dashboard/to-order', access: 'catalogue' },
  receive: { title: t('Receive a delivery'), path: '/dashboard/receive', ...stockIn },
  stocktake: { title: t('Stocktake'), path: '/dashboard/stocktake', ...stockIn },
  orderDesk: { title: t('Orders'), path: '/dashboard/orders', access: 'orders', chunk: 'order-desk' },
  deskOrder: { title: t('Order'), path: '/dashboard/orders/:id', access: 'orders', chunk: 'order-desk' },
  printOrders: {
    title: t('Print orders'),
    path: '/dashboard/orders/print',
    access: 'orders',
    namesItself: true,
    layout: 'none',
    chunk: 'order-desk',
  },
  newOrder: { title: t('New order'), path: '/dashboard/orders/new', access: 'orders', camera: true },
  voucherDesk: { title: t('Vouchers'), path: '/dashboard/vouchers', access: 'orders', chunk: 'voucher-desk' },
  deskVoucher: {
    title: t('Voucher'),
    path: '/dashboard/vouchers/:id',
    access: 'orders',
    chunk: 'voucher-desk',
  },
  openItems: { title: t('Open items'), path: '/dashboard/cash/open-items', access: 'orders' },
  cash: { title: t('Cash|page'), path: '/dashboard/cash', access: 'orders' },
  customers: { title: t('Customers on account'), path: '/dashboard/customers', access: 'owner' },
  offers: { title: t('Offers'), path: '/dashboard/offers', access: 'owner' },
  history: { title: t('History'), path: '/dashboard/history', access: 'admin', chunk: 'staff' },
  people: { title: t('People'), path: '/dashboard/people', access: 'owner', chunk: 'staff' },
  settings: { title: t('Settings'), path: '/dashboard/settings', access: 'admin', chunk: 'staff' },
  settingsSection: {
    title: t('Settings'),
    path: '/dashboard/settings/:section',
    access: 'admin',
    namesItself: true,
    chunk: 'staff',
  },
} as const satisfies Record<string, DashboardPage>;

export const dashboardPaths = pathsOf(dashboardPages);
