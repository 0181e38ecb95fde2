import type { IncomingMessage } from 'node:http';
import type { Request, RequestHandler, Response } from 'express';
import { type LogSeverity, write } from 'firebase-functions/logger';
import type { CallerEvidence } from '../../shared/callers.ts';

type Caller = Parameters<CallerEvidence['noteCaller']>[0];

const callers = new WeakMap<IncomingMessage, Caller>();

/** Notes who is calling, for the call's line in the log: a shopper by a pseudonym, a person of the dashboard by the id. */
export function noteCaller(request: Request, caller: Caller): void {
  callers.set(request, caller);
}

/** Notes the code of a refusal, for the call's line in the log. */
export function noteRefusal(response: Response, code: string): void {
  response.locals.refusal = code;
}

function severityOf(status: number, whole: boolean): LogSeverity {
  if (status >= 500) return 'ERROR';
  return status >= 400 || !whole ? 'WARNING' : 'INFO';
}

/** Notes the pattern of the address, for a call that Express knows by none. */
export function noteRoute(response: Response, pattern: string | undefined): void {
  response.locals.route = pattern;
}

/** '/api/books/:id'; the address itself may carry an e-mail, and addresses that are none may carry anything. */
function routeOf(request: Request, response: Response): string {
  const pattern: unknown = response.locals.route ?? request.route?.path;
  return typeof pattern === 'string' ? pattern : 'none';
}

/**
 * Writes one line for every call, when it is over: what was asked for and how it went, and nothing that a caller
 * has sent.
 */
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
