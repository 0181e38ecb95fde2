import { readFile } from 'node:fs/promises';
import type { CallName } from '../../shared/api-calls.ts';
import type { InProcessInput } from './in-process-call.ts';

/** Answers a call of the API in this process. */
export type AskApi = (name: CallName, input: InProcessInput) => Promise<unknown>;

/** The web app's server bundle, which `npm run build -w web` puts beside this function's own (see web/ssr). */
interface WebApp {
  renderPage: (
    address: string,
    askApi: AskApi,
    shop: object,
    delivery: object,
    form?: object,
  ) => Promise<{ status: number } | undefined>;
  fillTemplate: (template: string, page: object) => string;
  pagePattern: (path: string) => string | undefined;
}

const folder = new URL('./web/', import.meta.url);

let webApp: Promise<WebApp> | undefined;
let template: Promise<string> | undefined;

// Both belong to the deployed code, not to a request: they are loaded once for each instance.
function loadWebApp(): Promise<WebApp> {
  webApp ??= import(new URL('server.js', folder).href).catch((cause: unknown) => {
    throw new Error('The built pages in functions/lib/web cannot be loaded: `npm run build` makes them', {
      cause,
    });
  });
  return webApp;
}

function loadTemplate(): Promise<string> {
  template ??= readFile(new URL('page.html', folder), 'utf8');
  return template;
}

/** A page as it is answered; a status other than 200 says that the address asks for what the shop does not have. */
export interface AnsweredPage {
  status: number;
  html: string;
}

/**
 * The page at an address, a path with its query; undefined when the server renders none there.
 * @param shop what the shop says of itself
 * @param delivery how it delivers
 * @param form what was sent to it without JavaScript, and what became of that
 */
export async function renderPage(
  address: string,
  askApi: AskApi,
  shop: object,
  delivery: object,
  form?: object,
): Promise<AnsweredPage | undefined> {
  const [app, template] = await Promise.all([loadWebApp(), loadTemplate()]);
  const page = await app.renderPage(address, askApi, shop, delivery, form);
  return page && { status: page.status, html: app.fillTemplate(template, page) };
}

/** The pattern of the page at a path, such as '/books/:id', for the log. */
export async function pagePattern(path: string): Promise<string | undefined> {
  return (await loadWebApp()).pagePattern(path);
}

/** The page without content: the browser then asks for it, and says so when it cannot be had. */
export async function emptyPage(): Promise<string> {
  return readFile(new URL('app.html', folder), 'utf8');
}
