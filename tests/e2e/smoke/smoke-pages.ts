import { dashboardRoot, type PageRow, pathAt } from '../../../functions/src/shared/pages/page-row.ts';
import { shopPages, shopPaths } from '../../../functions/src/shared/pages/shop-pages.ts';

const pages = Object.entries<PageRow>(shopPages).filter(([, { optional }]) => !optional);
const isOne = ({ path }: PageRow) => !path.includes(':');

/** An address of a page; where it needs an id, with one that the shop does not have. */
const addressOf = ([name, { path }]: [string, PageRow]) => pathAt(path, `no-such-${name}`);

/** Addresses that the shop has whatever is in it, one for each page. The shell does not know what the shop has. */
export const pagesThere: readonly string[] = [
  ...pages.filter(([, page]) => isOne(page) || !page.rendered).map(addressOf),
  shopPaths.category('fiction'),
  dashboardRoot,
];

/** Addresses that the shop does not have. */
export const pagesNotThere: readonly string[] = [
  '/no/such/page',
  ...pages.filter(([, page]) => !isOne(page) && page.rendered).map(addressOf),
];
