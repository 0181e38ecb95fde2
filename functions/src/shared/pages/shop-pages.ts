import { type PageRow, pathsOf } from './page-row.ts';

/** A rendered page is the same for every visitor: caches keep it, so it takes no guard. */
interface RenderedPage extends Pick<PageRow, 'path' | 'indexed' | 'chunk'> {
  rendered: true;
  access?: never;
  layout?: never;
  ownShell?: never;
}

interface BrowserPage extends Pick<PageRow, 'path' | 'ownShell' | 'chunk'> {
  rendered?: never;
  indexed?: never;
  access?: 'shopper';
  layout?: 'none';
}

/**
 * The pages of the shop, a row each. The file of a page is named after its row: `resetPassword` is
 * web/src/app/routes/shop/reset-password-route.tsx, and in routes/rendered are those that the server renders.
 * `npm run hosting` writes the rows into firebase.json.
 */
export const shopPages = {
  home: { path: '/', rendered: true, indexed: true, chunk: 'storefront' },
  browse: { path: '/browse', rendered: true, indexed: true, chunk: 'lists' },
  category: { path: '/browse/:category', rendered: true, indexed: true, chunk: 'lists' },
  author: { path: '/authors/:slug', rendered: true, indexed: true, chunk: 'lists' },
  book: { path: '/books/:id', rendered: true, indexed: true, chunk: 'book' },
  search: { path: '/search', rendered: true, chunk: 'lists' },
  about: { path: '/about', rendered: true, indexed: true, chunk: 'plain' },
  privacy: { path: '/privacy', rendered: true, indexed: true, chunk: 'plain' },
  terms: { path: '/terms', rendered: true, indexed: true, chunk: 'plain' },
  login: { path: '/login', chunk: 'account' },
  register: { path: '/register', chunk: 'account' },
  resetPassword: { path: '/reset-password', chunk: 'account' },
  cart: { path: '/cart' },
  checkout: { path: '/checkout', access: 'shopper', ownShell: true },
  orders: { path: '/orders', access: 'shopper', ownShell: true, chunk: 'orders' },
  order: { path: '/orders/:id', access: 'shopper', chunk: 'orders' },
  adminLogin: { path: '/admin', layout: 'none' },
} as const satisfies Record<string, RenderedPage | BrowserPage>;

export const shopPaths = pathsOf(shopPages);
