import { dashboardRoot } from '@bookstore/functions/shared/pages/page-row';
import { shopPaths } from '@bookstore/functions/shared/pages/shop-pages';

/** Without those of the dashboard: see dashboard-paths.ts. */
export const paths = {
  ...shopPaths,
  searchFor: (words: string) => `${shopPaths.search}?q=${encodeURIComponent(words)}`,
  series: (slug: string) => `${shopPaths.browse}?series=${encodeURIComponent(slug)}`,
  dashboard: dashboardRoot,
};
