import type { Request, RequestHandler, Response } from 'express';
import { type CallName, callDefinitions } from '../../shared/api-calls.ts';
import { queryText } from '../../shared/values/query-text.ts';
import { noteCaller } from '../logging/call-log.ts';
import { clientAddress } from '../rate-limit/client-address.ts';
import { type Api, type IncomingCall, readQuery, runCall } from './call-request.ts';
import { Reply } from './handler.ts';
import { readJson, readText } from './json-body.ts';
import { sendJson, sendText } from './send-answer.ts';
import { answerInTime } from './time-limit.ts';

export function queryOf({ originalUrl }: Request): URLSearchParams {
  const mark = originalUrl.indexOf('?');
  return new URLSearchParams(mark === -1 ? '' : originalUrl.slice(mark + 1));
}

export function incomingCall(request: Request, signal: AbortSignal): IncomingCall {
  return {
    params: request.params,
    query: queryOf(request),
    readJson: (rule) => readJson(request, rule),
    readText: (rule) => readText(request, rule),
    header: (name) => request.get(name),
    client: {
      ...clientAddress(request.get('X-Forwarded-For'), request.socket.remoteAddress),
      cookies: request.get('Cookie') ?? '',
    },
    signal,
    noteCaller: (caller) => noteCaller(request, caller),
  };
}

/** Only the CDN keeps an answer; browsers revalidate each time. */
export function cacheControl(cdnSeconds: number): string {
  return `public, max-age=0, must-revalidate, s-maxage=${cdnSeconds}`;
}

/** RFC 3986, 2.3: decodes unreserved characters, and writes the other escapes in capitals. */
function plainEscapes(address: string): string {
  return address.replace(/%[\da-f]{2}/gi, (encoded) => {
    const character = String.fromCharCode(Number.parseInt(encoded.slice(1), 16));
    return /[\w.~-]/.test(character) ? character : encoded.toUpperCase();
  });
}

/** A cache would fetch an answer again under any other address. */
export function ownAddress(address: string, query: object): string {
  const [path = '', ...rest] = address.split('?');
  const asked = rest.join('?');
  const given = Object.entries(query).filter(([, value]) => value !== undefined);
  const own = new URLSearchParams(Object.fromEntries(given.map(([name, value]) => [name, queryText(value)])));
  own.sort();
  const isOwn = String(new URLSearchParams(asked)) === String(own);
  const search = isOwn ? plainEscapes(asked) : String(own);
  return plainEscapes(path).replace(/\/+$/, '') + (search && `?${search}`);
}

async function answer(name: CallName, api: Api, request: Request, response: Response, signal: AbortSignal) {
  const call = incomingCall(request, signal);
  const { access, query, cdnSeconds, answerType } = callDefinitions[name];
  const isForCdn = cdnSeconds > 0 && !call.query.has('fresh');
  const own = isForCdn ? ownAddress(request.originalUrl, await readQuery(query, call.query)) : undefined;
  if (own !== undefined && own !== request.originalUrl) {
    response.set('Cache-Control', cacheControl(cdnSeconds)).redirect(own);
    return;
  }
  const result = await runCall(name, api, call);
  if (signal.aborted) return;
  const { value, options } = result instanceof Reply ? result : new Reply(result);
  const dependsOnCaller = access === 'public or admin';
  if (dependsOnCaller) response.vary('Authorization');
  const isForAll = !(dependsOnCaller && call.header('Authorization'));
  if (isForCdn && isForAll) response.set('Cache-Control', options.caching ?? cacheControl(cdnSeconds));
  if (options.etag) response.set('ETag', options.etag);
  if (options.next) response.links({ next: options.next });
  if (options.cookie) response.cookie(options.cookie.name, options.cookie.value, options.cookie.options);
  response.status(options.status ?? 200);
  const type = options.type ?? answerType;
  if (value instanceof Uint8Array) response.type(type).send(value);
  else if (type === 'application/json') await sendJson(response, value);
  else await sendText(response, type, value);
}

export function expressCall(name: CallName, api: Api): RequestHandler {
  return (request, response) =>
    answerInTime(response, (signal) => answer(name, api, request, response, signal));
}
