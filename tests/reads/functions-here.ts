import { createServer, type RequestListener } from 'node:http';
import { type ApiFunction, functionOf } from '../../functions/src/shared/api-functions.ts';
import type { PageRow } from '../../functions/src/shared/pages/page-row.ts';
import { shopPages } from '../../functions/src/shared/pages/shop-pages.ts';
import { splitLanguage } from '../../functions/src/shared/words/language-address.ts';
import { listen } from '../fixtures/listen.ts';

/** The built functions, served on a port of this process. */
export interface FunctionsHere {
  address: string;
  /** @throws Error unless the answer is a success */
  ask(path: string, headers?: Record<string, string>, init?: RequestInit): Promise<Response>;
  close(): void;
}

const takesForm = new Set(
  Object.values<PageRow>(shopPages).flatMap((page) => (page.takesForm ? [page.path] : [])),
);

const isSetting = /^\/api\/(?:settings|shelves|publishers)\b/;

const deployed = new URL('../../functions/lib/index.js', import.meta.url);

/**
 * Serves the deployed bundle of `npm run build` within this process instead of the Functions emulator's, so that its
 * database operations can be counted. Needs the web app's build, too, for the pages.
 * @param afterSetting called after a change that an instance caches for a while
 */
export async function serveFunctionsHere(
  bundle = deployed,
  afterSetting: () => void = () => undefined,
): Promise<FunctionsHere> {
  const functions: Record<ApiFunction | 'pages', RequestListener> = await import(bundle.href);
  const server = createServer((request, response) => {
    const [path = ''] = (request.url ?? '').split('?');
    if (request.method !== 'GET' && isSetting.test(path)) response.once('finish', afterSetting);
    const page = takesForm.has(splitLanguage(path).path) ? 'orders' : 'pages';
    functions[path.startsWith('/api') ? functionOf(path) : page](request, response);
  });
  const address = `http://127.0.0.1:${await listen(server)}`;
  // On a busy computer it would end a connection just as the next call comes on it.
  server.keepAliveTimeout = 0;
  server.unref();

  const ask: FunctionsHere['ask'] = async (path, headers = {}, init = {}) => {
    const answer = await fetch(address + path, { ...init, headers });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${text.slice(0, 200)}`);
    return new Response(text, { headers: answer.headers });
  };
  return { address, ask, close: () => server.close() };
}
