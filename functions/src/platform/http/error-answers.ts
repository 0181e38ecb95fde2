import type { ErrorRequestHandler, RequestHandler } from 'express';
import { noteRefusal } from '../logging/call-log.ts';
import { reportError } from '../logging/error-report.ts';
import { ApiError, BadRequest, NotFound, Unavailable } from './api-errors.ts';
import { isUnavailable } from './database-errors.ts';
import { rawRequestOf } from './raw-request.ts';
import { keepBody } from './request-body.ts';

/** Must come before every route: reads the request and sets the headers of every answer, errors included. */
export function prepareAnswer(securityHeaders: Readonly<Record<string, string>>): RequestHandler {
  return async (request, response, next) => {
    response.removeHeader('X-Powered-By');
    // Hosting drops cookies from answers that do not say private.
    response.set({ ...securityHeaders, 'Cache-Control': 'private, no-store' });
    await keepBody(request);
    next();
  };
}

/** Refuses an address with invalid percent escapes. */
export const refuseBadAddress: RequestHandler = (request, _response, next) => {
  if (!rawRequestOf(request).isDecodable) {
    throw new BadRequest('bad-address', 'The address has percent signs that cannot be decoded');
  }
  next();
};

/** Must come after every route. */
export const answerNotFound: RequestHandler = () => {
  throw new NotFound('This address');
};

/** An unexpected error is logged, and the caller learns nothing of it. */
export function toApiError(error: unknown, headline = 'A call failed unexpectedly'): ApiError {
  if (error instanceof ApiError) return error;
  if (isUnavailable(error)) return new Unavailable();
  reportError(headline, error);
  return new ApiError(500, 'internal', 'Something went wrong in the shop');
}

/** Answers every error as `{error: {code, message}}`. */
export const answerError: ErrorRequestHandler = (error: unknown, _request, response, _next) => {
  const apiError = toApiError(error);
  noteRefusal(response, apiError.code);
  if (response.headersSent) {
    // Part of a list is sent already: only a cut connection tells the reader that it is incomplete.
    response.destroy();
    return;
  }
  response.removeHeader('ETag');
  response
    .set({ 'Cache-Control': 'private, no-store', ...apiError.headers })
    .status(apiError.status)
    .json(apiError.body());
};
