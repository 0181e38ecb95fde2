import { readFile } from 'node:fs/promises';
import { stylesFor } from './page-styles.ts';

/** Answers a call of the API, named as in the contract, without HTTP. */
export type AskApi = (name: string, input: { params?: Record<string, string> }) => Promise<unknown>;

/** The web app's server bundle, which `npm run build -w web` puts beside this function's own. */
interface WebApp {
  /** Renders the page at a path; undefined when the server renders none there. */
  renderPage: (
    path: string,
    askApi: AskApi,
  ) => Promise<{ head: string; body: string; state: object } | undefined>;
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
function embeddable(state: object): string {
  return JSON.stringify(state).replaceAll('<', '\\u003c');
}

/** The whole HTML of the page at a path, with its data for the browser to go on from; undefined when there is none. */
export async function renderPage(path: string, askApi: AskApi): Promise<string | undefined> {
  const [app, html] = await Promise.all([loadWebApp(), loadTemplate()]);
  const page = await app.renderPage(path, askApi);
  if (!page) return undefined;
  const { head, body, state } = page;
  // Functions, so that a '$' in a book's title stays a dollar sign.
  return html
    .replace(/(?<=<style>).*?(?=<\/style>)/s, (styles) => stylesFor(html + body, styles))
    .replace('<!--head-->', () => head)
    .replace('<!--body-->', () => body)
    .replace('<!--data-->', () => embeddable(state));
}

/** The page without content: the browser then asks for it, and says so when it cannot be had. */
export async function emptyPage(): Promise<string> {
  return readFile(new URL('app.html', folder), 'utf8');
}
