import { createServer, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { checkEnvironment, createApi } from '../../../functions/src/api.ts';
import type { ApiFunction } from '../../../functions/src/shared/api-functions.ts';
import { listen } from '../../fixtures/listen.ts';

/** The API, or one function's answers, on a port of its own, without anything in front of it. */
export interface LocalServer {
  address: string;
  close(): void;
}

export async function serveApi(only?: ApiFunction): Promise<LocalServer> {
  checkEnvironment();
  const server = createServer(createApi(only));
  return { address: `http://127.0.0.1:${await listen(server)}`, close: () => server.close() };
}

/** Sends headers and a body exactly as they are; fetch would add to them. */
export function send(
  address: string,
  method: string,
  headers: Record<string, string>,
  body = '',
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const sending = request(address, { method, headers }, (answer) => {
      const status = answer.statusCode ?? 0;
      text(answer).then((sent) => resolve(new Response(status === 304 ? null : sent, { status })), reject);
    });
    sending.on('error', reject);
    sending.end(body);
  });
}
