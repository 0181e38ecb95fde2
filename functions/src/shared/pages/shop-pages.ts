import { type PageRow, pathsOf } from './page-row.ts';

/** The same for every visitor: caches keep it, so it takes no guard. */
interface RenderedPage
  extends Pick<PageRow, 'path' | 'parameters' | 'indexed' | 'takesForm' | 'optional' | 'chunk'> {
  rendered: true;
  access?: never;
  layout?: never;
  ownShell?: never;
}

interface BrowserPage extends Pick<PageRow, 'path' | 'ownShell' | 'chunk'> {
  rendered?: never;
  indexed?: never;
  takesForm?: never;
  optional?: never;
  access?: 'shopper';
  layout?: 'none';
}

/** Query parameters of a list, always in this order, so that caches know a page by one address. */
export const listParameters = [
  'q',
  'literal',
  'category',
  'author',
  'series',
  'audience',
  'price',
  'decade',
  'available',
  'rating',
  'sort',
  'page',
  'view',
] as const;

const list = { rendered: true, parameters: listParameters, chunk: 'lists' } as const;

/**
 * A page's file is named after its row: `resetPassword` is web/src/app/routes/shop/reset-password-route.tsx; those that
 * the server renders are in routes/rendered. `npm run hosting` writes the rows into firebase.json.
 */
export const shopPages = {
  home: { path: '/', rendered: true, indexed: true, chunk: 'home' },
  browse: { path: '/browse', ...list, indexed: true },
  category: { path: '/browse/:category', ...list, indexed: true },
  author: { path: '/authors/:slug', ...list, chunk: 'author', indexed: true },
  book: { path: '/books/:id', rendered: true, indexed: true, chunk: 'book' },
  shelves: { path: '/shelves', rendered: true, indexed: true, chunk: 'shelves' },
  shelf: { path: '/shelves/:slug', rendered: true, indexed: true, chunk: 'shelves' },
  search: { path: '/search', ...list },
  about: { path: '/about', rendered: true, indexed: true, chunk: 'plain' },
  privacy: { path: '/privacy', rendered: true, indexed: true, chunk: 'plain' },
  terms: { path: '/terms', rendered: true, indexed: true, chunk: 'plain' },
  withdrawal: { path: '/right-of-withdrawal', rendered: true, optional: true, chunk: 'law' },
  imprint: { path: '/imprint', rendered: true, optional: true, chunk: 'law' },
  accessibility: { path: '/accessibility', rendered: true, optional: true, chunk: 'law' },
  withdraw: { path: '/withdraw', rendered: true, optional: true, takesForm: true },
  newsletter: {
    path: '/newsletter',
    rendered: true,
    optional: true,
    takesForm: true,
    parameters: ['token'],
    chunk: 'mailing',
  },
  unsubscribe: {
    path: '/unsubscribe',
    rendered: true,
    takesForm: true,
    parameters: ['token'],
    chunk: 'mailing',
  },
  vouchers: { path: '/vouchers', rendered: true, optional: true, chunk: 'vouchers' },
  voucher: { path: '/vouchers/:id', access: 'shopper', chunk: 'vouchers' },
  choice: { path: '/choice', rendered: true, takesForm: true, parameters: ['token'] },
  login: { path: '/login', chunk: 'account' },
  register: { path: '/register', chunk: 'account' },
  resetPassword: { path: '/reset-password', chunk: 'account' },
  cart: { path: '/cart' },
  wishlist: { path: '/wishlist', chunk: 'wishes' },
  sharedWishlist: { path: '/wishlists/:code', chunk: 'wishes' },
  checkout: { path: '/checkout', access: 'shopper', ownShell: 'filled' },
  orders: { path: '/orders', access: 'shopper', ownShell: true, chunk: 'orders' },
  order: { path: '/orders/:id', access: 'shopper', chunk: 'orders' },
  payment: { path: '/orders/:id/payment', access: 'shopper', chunk: 'payment' },
  payLink: { path: '/pay/:id', chunk: 'payment' },
  account: { path: '/account', access: 'shopper' },
  adminLogin: { path: '/admin', layout: 'none' },
} as const satisfies Record<string, RenderedPage | BrowserPage>;

export const shopPaths = pathsOf(shopPages);
