import type { PageRow } from '@bookstore/functions/shared/pages/page-row';

/** The name of the document that the server fills for a page that it renders: those of one file of JavaScript share it. */
export const documentOf = ({ chunk }: Pick<PageRow, 'chunk'>): string => (chunk ? `page-${chunk}` : 'page');

/** Where a shell says what the shop calls itself. */
export const shopNamePlace = '<!--shop-name-->';

/** A document with a place for the data from which the browser goes on. */
export function withPageData(html: string): string {
  return html.replace('<!--data-->', '<script id="page-data" type="application/json"><!--data--></script>');
}

/** A shell with places for what the shop has set: its name stands in the title, and where scripts are off. */
export function withShopData(html: string): string {
  const name = /<title[^>]*>(.*?)<\/title>/.exec(html)?.[1];
  if (!name) throw new Error('The app has no title');
  return withPageData(html.replaceAll(`>${name}<`, `>${shopNamePlace}<`));
}
