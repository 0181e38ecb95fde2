import type { PageStatus } from '#app/route-file.ts';
import { embeddedJson } from '#lib/embedded-json.ts';
import { stylesFor } from './page-styles.ts';
import { shopNamePlace } from './shell-template.ts';

/** A page as HTML. */
export interface PageParts {
  status: PageStatus;
  /** The document that it fills, as `web/build` has written it. */
  template: string;
  /** What the shop calls itself, as HTML, for a document that says so outside of its body. */
  shopName?: string;
  /** What belongs into `<head>`. */
  head: string;
  /** What belongs into `#root`. */
  body: string;
  /** The answers that the page shows and what the shop has set, from which the browser goes on. */
  state: object;
}

/** The whole document of a page. @param template the build's document that the page names */
export function fillTemplate(
  template: string,
  { head, body, state, shopName = '' }: Omit<PageParts, 'status' | 'template'>,
): string {
  // Functions, so that a '$' in a book's title stays a dollar sign.
  return (
    template
      .replace(/(?<=<style>).*?(?=<\/style>)/s, (styles) => stylesFor(template + body, styles))
      .replaceAll(shopNamePlace, () => shopName)
      // Of a shell, until the app sets one.
      .replace(/\s*<title[^>]*>.*?<\/title>/, (title) => (head.includes('<title>') ? '' : title))
      .replace('<!--head-->', () => head)
      .replace('<!--body-->', () => body)
      .replace('<!--data-->', () => embeddedJson(state))
  );
}
