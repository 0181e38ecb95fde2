import type { PageRow } from '@bookstore/functions/shared/pages/page-row';

/** The document of a rendered page: pages of one JavaScript file share it. */
export const documentOf = ({ chunk }: Pick<PageRow, 'chunk'>): string => (chunk ? `page-${chunk}` : 'page');

/** Where a shell has the shop's name. */
export const shopNamePlace = '<!--shop-name-->';

/** With a place for the data from which the browser goes on. */
export function withPageData(html: string): string {
  return html.replace('<!--data-->', '<script id="page-data" type="application/json"><!--data--></script>');
}

/** With places for the shop's settings: its name stands in the title, and where scripts are off. */
export function withShopData(html: string): string {
  const name = /<title[^>]*>(.*?)<\/title>/.exec(html)?.[1];
  if (!name) throw new Error('The app has no title');
  return withPageData(html.replaceAll(`>${name}<`, `>${shopNamePlace}<`));
}
