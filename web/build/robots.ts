import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { paths } from '../src/config/paths.ts';

/** Pages that are about one visitor, or nobody's but the shopkeeper's; their addresses begin like this. */
const privateAreas = [
  paths.admin,
  paths.cart,
  paths.checkout,
  paths.dashboard,
  paths.login,
  paths.orders,
  paths.register,
  paths.resetPassword,
];

/** What search engines are told before they come. @param shop its address, which a sitemap's must begin with */
export function robotsText(shop: string): string {
  const disallowed = privateAreas.map((area) => `Disallow: ${area}\n`);
  return `User-agent: *\n${disallowed.join('')}\nSitemap: ${shop}/sitemap.xml\n`;
}

/**
 * Writes robots.txt as a file, which Hosting serves whatever becomes of the functions: to a search engine one that cannot
 * be had means that it must stay away.
 */
export async function writeRobots(clientFolder: string, shop: string): Promise<void> {
  await writeFile(path.join(clientFolder, 'robots.txt'), robotsText(shop));
}
