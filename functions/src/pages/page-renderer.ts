import { readFile } from 'node:fs/promises';
import { stylesFor } from './page-styles.ts';

/** What a page shows: the API's answers by their path below /api, for example '/books/emma'. */
export type PageData = Record<string, unknown>;

/** The web app's server bundle, which `npm run build -w web` puts beside this function's own. */
interface WebApp {
  /** Renders the page at a path to what belongs into `<head>` and into `#root`. */
  renderPage: (path: string, data: PageData) => { head: string; body: string };
}

const folder = new URL('./web/', import.meta.url);

let webApp: Promise<WebApp> | undefined;
let template: Promise<string> | undefined;

// Both belong to the deployed code, not to a request: they are loaded once for each instance.
function loadWebApp(): Promise<WebApp> {
  webApp ??= import(new URL('server.js', folder).href);
  return webApp;
}

function loadTemplate(): Promise<string> {
  template ??= readFile(new URL('page.html', folder), 'utf8');
  return template;
}

/** JSON that can stand in a script element: '<' would let it end there. */
function embeddable(data: PageData): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}

/** The whole HTML of the page at a path, with its data for the browser to go on from. */
export async function renderPage(path: string, data: PageData): Promise<string> {
  const [app, html] = await Promise.all([loadWebApp(), loadTemplate()]);
  const { head, body } = app.renderPage(path, data);
  // Functions, so that a '$' in a book's title stays a dollar sign.
  return html
    .replace(/(?<=<style>).*?(?=<\/style>)/s, (styles) => stylesFor(html + body, styles))
    .replace('<!--head-->', () => head)
    .replace('<!--body-->', () => body)
    .replace('<!--data-->', () => embeddable(data));
}

/** The page without content: the browser then asks for it, and says so when it cannot be had. */
export async function emptyPage(): Promise<string> {
  return readFile(new URL('app.html', folder), 'utf8');
}
