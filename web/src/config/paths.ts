import { publicPaths } from '@bookstore/functions/shared/public-paths';

/** The address of every page. */
export const paths = {
  ...publicPaths,
  login: '/login',
  register: '/register',
  resetPassword: '/reset-password',
  cart: '/cart',
  checkout: '/checkout',
  orders: '/orders',
  order: (id: string) => `/orders/${encodeURIComponent(id)}`,
  search: '/search',
  searchFor: (words: string) => `/search?q=${encodeURIComponent(words)}`,
  admin: '/admin',
  dashboard: '/dashboard',
  addBook: '/dashboard/add-new-book',
  editBook: (id: string) => `/dashboard/edit-book/${encodeURIComponent(id)}`,
  manageBooks: '/dashboard/manage-books',
  importBooks: '/dashboard/import',
  importOf: (id: string) => `/dashboard/import?id=${encodeURIComponent(id)}`,
  orderDesk: '/dashboard/orders',
  ordersToPack: '/dashboard/orders?status=placed',
  deskOrder: (id: string) => `/dashboard/orders/${encodeURIComponent(id)}`,
  printOrders: (what: 'slips' | 'picking', ids: readonly string[]) =>
    `/dashboard/orders/print?what=${what}&ids=${ids.map(encodeURIComponent).join()}`,
};

/** The pattern of the addresses of all books. */
export const bookPattern = '/books/:id';

/** The pattern of the addresses of all categories. */
export const categoryPattern = '/browse/:category';

/** The pattern of the addresses of all authors. */
export const authorPattern = '/authors/:slug';

/** The pattern of the addresses of all orders. */
export const orderPattern = '/orders/:id';
