import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { dashboardRoot, type PageRow } from '@bookstore/functions/shared/pages/page-row';
import { shopPages } from '@bookstore/functions/shared/pages/shop-pages';

/** The pages of one visitor and those of the shopkeeper; their addresses begin like this. */
const privateAreas = Object.values<PageRow>(shopPages)
  .filter(({ rendered, path }) => !rendered && !path.includes(':'))
  .map(({ path }) => path)
  .concat(dashboardRoot)
  .sort();

/** The text of robots.txt. @param shop its address, which a sitemap's must begin with */
export function robotsText(shop: string): string {
  const disallowed = privateAreas.map((area) => `Disallow: ${area}\n`);
  return `User-agent: *\n${disallowed.join('')}\nSitemap: ${shop}/sitemap.xml\n`;
}

/**
 * Writes robots.txt as a file, which Hosting serves also when the functions fail: a search engine that cannot read it
 * stays away.
 */
export async function writeRobots(clientFolder: string, shop: string): Promise<void> {
  await writeFile(path.join(clientFolder, 'robots.txt'), robotsText(shop));
}
