import type { ErrorRequestHandler, Request, RequestHandler, Response } from 'express';
import { ApiError, BadRequest, NotFound, Unavailable } from './api-errors.ts';
import { arrivalOf } from './arrivals.ts';
import { noteRefusal } from './call-log.ts';
import { isUnavailable } from './database-errors.ts';
import { reportError } from './error-report.ts';

/** What a call does: it answers through `response`, or throws. */
export type Endpoint = (request: Request, response: Response) => Promise<void>;

/** How long a call may take before it begins to answer, in milliseconds; a cold start comes on top of it. */
const patience = 8000;

/** Wraps a call so that it never hangs: a database that does not answer becomes a 503. */
export function endpoint(answer: Endpoint): RequestHandler {
  return async (request, response) => {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => {
        if (!response.headersSent) reject(new Unavailable());
      }, patience);
    });
    try {
      await Promise.race([answer(request, response), late]);
    } finally {
      clearTimeout(timer);
    }
  };
}

/** Comes before every route: what no answer of the shop goes without, errors included. */
export function prepareAnswer(securityHeaders: Readonly<Record<string, string>>): RequestHandler {
  return (_request, response, next) => {
    response.removeHeader('X-Powered-By');
    // Hosting drops cookies from answers that do not say private.
    response.set({ ...securityHeaders, 'Cache-Control': 'private, no-store' });
    next();
  };
}

/** Refuses an address that means nothing. */
export const refuseBadAddress: RequestHandler = (request, _response, next) => {
  if (!arrivalOf(request).decodable) {
    throw new BadRequest('bad-address', 'The address has percent signs that cannot be decoded');
  }
  next();
};

/** Comes after every route: there is nothing at this address. */
export const answerNotFound: RequestHandler = () => {
  throw new NotFound('This address');
};

function toApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  if (isUnavailable(error)) return new Unavailable();
  reportError('A call failed unexpectedly', error);
  return new ApiError(500, 'internal', 'Something went wrong in the shop');
}

/** Turns every error into `{error: {code, message}}`; what nobody expected is logged, and told to nobody. */
export const answerError: ErrorRequestHandler = (error: unknown, _request, response, _next) => {
  const told = toApiError(error);
  noteRefusal(response, told.code);
  if (response.headersSent) {
    // A list has broken off: only a cut connection tells the reader that it is not whole.
    response.destroy();
    return;
  }
  response.removeHeader('ETag');
  response
    .set({ 'Cache-Control': 'private, no-store', ...told.headers })
    .status(told.status)
    .json(told.body());
};
