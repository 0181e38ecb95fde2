import { once } from 'node:events';
import { type IncomingMessage, request as sendRequest } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { shopAddress } from '../emulators/project.ts';
import type { Answer, Request } from './cdn-cache.ts';

/** Headers that belong to one connection, or to a body's way over it. */
const connectionHeaders = ['connection', 'keep-alive', 'transfer-encoding', 'content-length'];

/** With these a browser asks only for what it does not have; a cache needs the whole answer. */
const conditionalHeaders = ['if-none-match', 'if-modified-since'];

function without<Value>(headers: Readonly<Record<string, Value>>, names: readonly string[]) {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !names.includes(name)));
}

export async function askHosting({ method, url, headers }: Request, body: Buffer): Promise<Answer> {
  const { hostname: host, port } = new URL(shopAddress);
  const sent = sendRequest({
    // A connection of its own: one that the emulator is about to close would lose the request.
    host,
    port,
    method,
    path: url,
    agent: false,
    headers: {
      ...without(headers, [...connectionHeaders, ...conditionalHeaders]),
      'accept-encoding': 'identity',
      ...(body.length > 0 ? { 'content-length': body.length } : {}),
    },
  });
  sent.end(body);
  const [answer]: IncomingMessage[] = await once(sent, 'response');
  if (answer === undefined) throw new Error(`Hosting did not answer ${url}`);
  const whole = await buffer(answer);
  return {
    status: answer.statusCode ?? 502,
    headers: { ...without(answer.headers, connectionHeaders), 'content-length': String(whole.length) },
    body: whole,
  };
}
