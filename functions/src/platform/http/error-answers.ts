import type { ErrorRequestHandler, RequestHandler } from 'express';
import { noteRefusal } from '../logging/call-log.ts';
import { reportError } from '../logging/error-report.ts';
import { ApiError, BadRequest, NotFound, Unavailable } from './api-errors.ts';
import { isUnavailable } from './database-errors.ts';
import { rawRequestOf } from './raw-request.ts';
import { keepBody } from './request-body.ts';

/** Must come before every route: sets the headers of every answer, errors included. */
export function prepareAnswer(securityHeaders: Readonly<Record<string, string>>): RequestHandler {
  return async (request, response, next) => {
    response.removeHeader('X-Powered-By');
    // Hosting drops cookies from answers that do not say private.
    response.set({ ...securityHeaders, 'Cache-Control': 'private, no-store' });
    await keepBody(request);
    next();
  };
}

/** Invalid percent escapes. */
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

/** The caller learns nothing of an unexpected error; the log does. */
export function toApiError(error: unknown, headline = 'A call failed unexpectedly'): ApiError {
  if (error instanceof ApiError) return error;
  if (isUnavailable(error)) return new Unavailable();
  reportError(headline, error);
  return new ApiError(500, 'internal', 'Something went wrong in the shop');
}

export const answerError: ErrorRequestHandler = (error: unknown, _request, response, _next) => {
  const apiError = toApiError(error);
  noteRefusal(response, apiError.code);
  if (response.headersSent) {
    // Only a cut connection tells the reader that a list is incomplete.
    response.destroy();
    return;
  }
  response.removeHeader('ETag');
  response
    .set({ 'Cache-Control': 'private, no-store', ...apiError.headers })
    .status(apiError.status)
    .json(apiError.body());
};
