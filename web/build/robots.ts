import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { dashboardRoot, type PageRow } from '@bookstore/functions/shared/pages/page-row';
import { shopPages } from '@bookstore/functions/shared/pages/shop-pages';

/** Path prefixes of pages of one visitor and of the shopkeeper. */
const privateAreas = Object.values<PageRow>(shopPages)
  .filter(({ rendered, path }) => !rendered && !path.includes(':'))
  .map(({ path }) => path)
  .concat(dashboardRoot)
  .sort();

/** @param shop its address, with which a sitemap's must begin */
export function robotsText(shop: string): string {
  const disallowed = privateAreas.map((area) => `Disallow: ${area}\n`);
  return `User-agent: *\n${disallowed.join('')}\nSitemap: ${shop}/sitemap.xml\n`;
}

/** A file, which Hosting serves even when the functions fail: search engines that cannot read it stay away. */
export async function writeRobots(clientFolder: string, shop: string): Promise<void> {
  await writeFile(path.join(clientFolder, 'robots.txt'), robotsText(shop));
}
