import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { CallName } from '../../shared/api-calls.ts';
import { memoized } from '../../shared/values/memoized.ts';
import { languageRoot } from '../../shared/words/language-address.ts';
import type { Language } from '../../shared/words/languages.ts';
import { shopLanguage } from '../shop-language.ts';
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
  ) => Promise<{ status: number; template: string } | undefined>;
  fillTemplate: (template: string, page: object) => string;
  pagePattern: (path: string) => string | undefined;
}

/** A file of the web app's build in a language. */
const fileOf = (language: Language, name: string) =>
  new URL(`./web${languageRoot(language, shopLanguage)}/${name}`, import.meta.url);

/** A picture of web/public. */
export const readPublicFile = (name: string): Promise<Buffer> => readFile(fileOf(shopLanguage, name));

export function isBuilt(language: Language): boolean {
  return existsSync(fileOf(language, 'server.js'));
}

const loadWebApp = memoized(
  (language: Language): Promise<WebApp> =>
    import(fileOf(language, 'server.js').href).catch((cause: unknown) => {
      throw new Error('The built pages in functions/lib/web cannot be loaded: `npm run build` makes them', {
        cause,
      });
    }),
);

const loadTemplate = memoized((file: string) => readFile(new URL(file), 'utf8'));

/** A page as it is answered; a status other than 200 says that the address asks for what the shop does not have. */
export interface AnsweredPage {
  status: number;
  html: string;
}

/**
 * The page at an address, a path with its query, in a language, or its shell; undefined when the server has none there.
 * @param shop what its owner has set of it
 * @param delivery how it delivers
 * @param form what was sent to it without JavaScript, and what became of that
 */
export async function renderPage(
  language: Language,
  address: string,
  askApi: AskApi,
  shop: object,
  delivery: object,
  form?: object,
): Promise<AnsweredPage | undefined> {
  const app = await loadWebApp(language);
  const page = await app.renderPage(address, askApi, shop, delivery, form);
  if (!page) return undefined;
  const template = await loadTemplate(fileOf(language, `${page.template}.html`).href);
  return { status: page.status, html: app.fillTemplate(template, page) };
}

/** The pattern of the page at a path, such as '/books/:id', for the log. */
export async function pagePattern(path: string): Promise<string | undefined> {
  return (await loadWebApp(shopLanguage)).pagePattern(path);
}

/** The page without content: the browser then asks for it, and says so when it cannot be had. */
export async function emptyPage(language: Language): Promise<string> {
  return readFile(fileOf(language, 'app.html'), 'utf8');
}
