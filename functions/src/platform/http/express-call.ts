import type { Request, RequestHandler, Response } from 'express';
import { type CallName, callDefinitions } from '../../shared/api-calls.ts';
import { noteCaller } from '../logging/call-log.ts';
import { clientAddress } from '../rate-limit/client-address.ts';
import { type Api, type IncomingCall, runCall } from './call-request.ts';
import { Reply } from './handler.ts';
import { readJson } from './json-body.ts';
import { sendJson, sendText } from './send-answer.ts';
import { answerInTime } from './time-limit.ts';

/** What stands after the question mark of an address. */
export function queryOf({ originalUrl }: Request): URLSearchParams {
  const mark = originalUrl.indexOf('?');
  return new URLSearchParams(mark === -1 ? '' : originalUrl.slice(mark + 1));
}

function incomingCall(request: Request, signal: AbortSignal): IncomingCall {
  return {
    params: request.params,
    query: queryOf(request),
    readJson: (contentType) => readJson(request, contentType),
    header: (name) => request.get(name),
    client: {
      ...clientAddress(request.get('X-Forwarded-For'), request.socket.remoteAddress),
      cookies: request.get('Cookie') ?? '',
    },
    signal,
    noteCaller: (caller) => noteCaller(request, caller),
  };
}

/** How long Hosting's CDN keeps a public answer; browsers ask again each time. */
export function cacheControl(cdnSeconds: number): string {
  return `public, max-age=0, must-revalidate, s-maxage=${cdnSeconds}`;
}

async function answer(name: CallName, api: Api, request: Request, response: Response, signal: AbortSignal) {
  const call = incomingCall(request, signal);
  const result = await runCall(name, api, call);
  if (signal.aborted) return;
  const { value, options } = result instanceof Reply ? result : new Reply(result);
  const { cdnSeconds, answerType } = callDefinitions[name];
  if (cdnSeconds > 0 && !call.query.has('fresh')) response.set('Cache-Control', cacheControl(cdnSeconds));
  if (options.etag) response.set('ETag', options.etag);
  if (options.cookie) response.cookie(options.cookie.name, options.cookie.value, options.cookie.options);
  response.status(options.status ?? 200);
  if (value instanceof Uint8Array) response.type(answerType).send(value);
  else if (answerType === 'application/json') await sendJson(response, value);
  else await sendText(response, answerType, value);
}

/** Puts a call of the contract behind Express. */
export function expressCall(name: CallName, api: Api): RequestHandler {
  return (request, response) =>
    answerInTime(response, (signal) => answer(name, api, request, response, signal));
}
