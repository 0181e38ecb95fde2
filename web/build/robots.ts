import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { paths } from '../src/config/paths.ts';

/** The pages of one visitor and those of the shopkeeper; their addresses begin like this. */
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
