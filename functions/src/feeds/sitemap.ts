import { type Markup, markup, when } from '../platform/markup.ts';

export interface Place {
  /** The whole address. */
  address: string;
  /** ISO instant of the last change; undefined where unknown. */
  changedAt?: string | undefined;
}

/** Per sitemap; the protocol allows 50,000. */
export const sitemapSize = 5000;

const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9';

const contents = ({ address, changedAt }: Place): Markup =>
  markup`<loc>${address}</loc>${when(changedAt, (instant) => markup`<lastmod>${instant}</lastmod>`)}`;

export function sitemap(pages: Iterable<Place>): string {
  const urls = Array.from(
    pages,
    (page) => markup`<url>${contents(page)}</url>
`,
  );
  return markup`<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="${namespace}">
${urls}</urlset>
`.text;
}

export function sitemapIndex(sitemaps: Iterable<Place>): string {
  const parts = Array.from(
    sitemaps,
    (part) => markup`<sitemap>${contents(part)}</sitemap>
`,
  );
  return markup`<?xml version="1.0" encoding="UTF-8"?>
<sitemapindex xmlns="${namespace}">
${parts}</sitemapindex>
`.text;
}
