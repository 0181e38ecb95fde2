import { dashboardRoot, type PageRow, pathAt } from '../../../functions/src/shared/pages/page-row.ts';
import { shopPages, shopPaths } from '../../../functions/src/shared/pages/shop-pages.ts';

const pages = Object.entries<PageRow>(shopPages).filter(([, { optional }]) => !optional);
const isOne = ({ path }: PageRow) => !path.includes(':');

/** With an id that the shop does not have, where one is needed. */
const addressOf = ([name, { path }]: [string, PageRow]) => pathAt(path, `no-such-${name}`);

/** One for each page, there whatever the shop has: the shell does not know its content. */
export const pagesThere: readonly string[] = [
  ...pages.filter(([, page]) => isOne(page) || !page.rendered).map(addressOf),
  shopPaths.category('fiction'),
  dashboardRoot,
];

export const pagesNotThere: readonly string[] = [
  '/no/such/page',
  ...pages.filter(([, page]) => !isOne(page) && page.rendered).map(addressOf),
];
