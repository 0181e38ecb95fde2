import type { PageStatus } from '#app/route-file.ts';
import { embeddedJson } from '#lib/embedded-json.ts';
import { stylesFor } from './page-styles.ts';

/** A page as HTML. */
export interface PageParts {
  status: PageStatus;
  /** What belongs into `<head>`. */
  head: string;
  /** What belongs into `#root`. */
  body: string;
  /** The dehydrated query cache, from which the browser goes on. */
  state: object;
}

/** The whole document of a page. @param template the build's page.html */
export function fillTemplate(template: string, { head, body, state }: Omit<PageParts, 'status'>): string {
  // Functions, so that a '$' in a book's title stays a dollar sign.
  return template
    .replace(/(?<=<style>).*?(?=<\/style>)/s, (styles) => stylesFor(template + body, styles))
    .replace('<!--head-->', () => head)
    .replace('<!--body-->', () => body)
    .replace('<!--data-->', () => embeddedJson(state));
}
