import { publicPaths } from '@bookstore/functions/shared/shop/public-paths';

/** The addresses of the pages, without what only the dashboard knows: see dashboard-paths.ts. */
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
};

/** The pattern of the addresses of all books. */
export const bookPattern = '/books/:id';

/** The pattern of the addresses of all categories. */
export const categoryPattern = '/browse/:category';

/** The pattern of the addresses of all authors. */
export const authorPattern = '/authors/:slug';

/** The pattern of the addresses of all orders. */
export const orderPattern = '/orders/:id';
