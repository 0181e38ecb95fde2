import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { listen } from '../fixtures/listen.ts';
import { askHosting } from './ask-hosting.ts';
import { type Answer, CdnCache, type Request } from './cdn-cache.ts';

export interface CdnProxy {
  /** Without a slash at the end. */
  address: string;
  /** Drops all answers, as if the minute for which they are kept had passed. */
  purge(): void;
  /** While cut, ends every connection without an answer. */
  cut(isCut: boolean): void;
  close(): Promise<void>;
}

export type Ask = (request: Request, body: Buffer) => Promise<Answer>;

/**
 * A cache in front of Hosting's emulator, which has none, on a free port. Its clock stands still: what it keeps must
 * not depend on how quick a test is.
 * @param between stands between browsers and the cache, and may answer in its place
 */
export async function openCdnProxy(between: (ask: Ask) => Ask = (ask) => ask): Promise<CdnProxy> {
  const cache = new CdnCache(() => 0);
  const ask = between((request, body) => cache.answer(request, () => askHosting(request, body)));

  async function answer(asked: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = 'GET', url = '/', headers } = asked;
    const { status, headers: given, body } = await ask({ method, url, headers }, await buffer(asked));
    response.writeHead(status, given).end(method === 'HEAD' ? undefined : body);
  }

  let isCut = false;
  const server = createServer((asked, response) => {
    if (isCut) return void response.destroy();
    answer(asked, response).catch((error: unknown) => {
      // A page that was left no longer waits.
      if (!response.destroyed) console.error(`The CDN could not answer ${asked.url}:`, error);
      response.destroy();
    });
  });
  const port = await listen(server);
  return {
    address: `http://127.0.0.1:${port}`,
    purge: () => cache.purge(),
    cut: (next) => {
      isCut = next;
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
