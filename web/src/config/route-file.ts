import { dashboardRoot, type PageRow } from '@bookstore/functions/shared/pages/page-row';

/** The file of a page, named after its row of the page table, as `web/src/app` imports it. */
export function routeFile(name: string, { path, rendered }: PageRow): string {
  const folder = rendered ? 'rendered' : `${path}/`.startsWith(`${dashboardRoot}/`) ? 'dashboard' : 'shop';
  const words = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return `./routes/${folder}/${words}-route.tsx`;
}
