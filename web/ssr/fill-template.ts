import type { PageStatus } from '#app/route-file.ts';
import { embeddedJson } from '#lib/embedded-json.ts';
import { stylesFor } from './page-styles.ts';
import { shopNamePlace } from './shell-template.ts';

export interface PageParts {
  status: PageStatus;
  /** The document to fill, as `web/build` has written it. */
  template: string;
  /** The shop's name as HTML, for a document that has it outside of its body. */
  shopName?: string;
  /** For `<head>`. */
  head: string;
  /** For `#root`. */
  body: string;
  /** The page's API answers and the shop's settings, from which the browser goes on. */
  state: object;
}

/** @param template the build's document that the page names */
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
