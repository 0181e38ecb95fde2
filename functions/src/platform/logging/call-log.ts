import type { IncomingMessage } from 'node:http';
import type { Request, RequestHandler, Response } from 'express';
import { type LogSeverity, write } from 'firebase-functions/logger';
import type { CallerEvidence } from '../../shared/callers.ts';

type Caller = Parameters<CallerEvidence['noteCaller']>[0];

const callers = new WeakMap<IncomingMessage, Caller>();

/** A shopper is logged by a pseudonym, a person of the dashboard by the id. */
export function noteCaller(request: Request, caller: Caller): void {
  callers.set(request, caller);
}

export function noteRefusal(response: Response, code: string): void {
  response.locals.refusal = code;
}

function severityOf(status: number, whole: boolean): LogSeverity {
  if (status >= 500) return 'ERROR';
  return status >= 400 || !whole ? 'WARNING' : 'INFO';
}

/** For a call whose pattern Express does not know. */
export function noteRoute(response: Response, pattern: string | undefined): void {
  response.locals.route = pattern;
}

/** '/api/books/:id'. Never the address itself: it may carry an e-mail, or anything when no route matches. */
function routeOf(request: Request, response: Response): string {
  const pattern: unknown = response.locals.route ?? request.route?.path;
  return typeof pattern === 'string' ? pattern : 'none';
}

/** One line for every finished call, without anything that the caller has sent. */
export const logCalls: RequestHandler = (request, response, next) => {
  const start = performance.now();
  response.once('close', () => {
    const { method } = request;
    const { statusCode: status, writableFinished: whole } = response;
    const [route, code] = [routeOf(request, response), response.locals.refusal];
    write({
      severity: severityOf(status, whole),
      message: `${method} ${route} ${status}`,
      method,
      route,
      status,
      milliseconds: Math.round(performance.now() - start),
      ...callers.get(request),
      ...(typeof code === 'string' ? { code } : {}),
      // The caller has gone, or the answer broke off.
      ...(whole ? {} : { whole }),
    });
  });
  next();
};
