import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { CallName } from '../../shared/api-calls.ts';
import { memoized } from '../../shared/values/memoized.ts';
import { languageRoot } from '../../shared/words/language-address.ts';
import type { Language } from '../../shared/words/languages.ts';
import { shopLanguage } from '../shop-language.ts';
import type { InProcessInput } from './in-process-call.ts';

export type AskApi = (name: CallName, input: InProcessInput) => Promise<unknown>;

/** The server bundle, which `npm run build -w web` puts beside this function's own (see web/ssr). */
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

const fileOf = (language: Language, name: string) =>
  new URL(`./web${languageRoot(language, shopLanguage)}/${name}`, import.meta.url);

/** From web/public. */
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

export interface AnsweredPage {
  status: number;
  html: string;
}

/** Undefined when the server has no such page. @param form what was sent without JavaScript, and the outcome */
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

/** '/books/:id', for the log. */
export async function pagePattern(path: string): Promise<string | undefined> {
  return (await loadWebApp(shopLanguage)).pagePattern(path);
}

/** Without content, which the browser then loads. */
export async function emptyPage(language: Language): Promise<string> {
  return readFile(fileOf(language, 'app.html'), 'utf8');
}
