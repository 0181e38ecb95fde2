import type { ErrorRequestHandler } from 'express';
import express, { type Express } from 'express';
import { shopperPseudonym } from './admin/pseudonym.ts';
import { ApiError } from './http/api-errors.ts';
import { logCalls } from './http/call-log.ts';
import { isUnavailable } from './http/database-errors.ts';
import { answerNotFound, endpoint, prepareAnswer, refuseBadAddress } from './http/endpoint.ts';
import { reportError } from './http/error-report.ts';
import { pageHeaders } from './http/security-headers.ts';
import { emptyPage } from './pages/page-renderer.ts';
import { getPage } from './pages/page-routes.ts';

/** A page that cannot be rendered is left to the browser, which says what it knows of the failure. */
const answerEmptyPage: ErrorRequestHandler = async (error: unknown, _request, response, _next) => {
  const status = error instanceof ApiError ? error.status : isUnavailable(error) ? 503 : 500;
  if (status === 500) reportError('A page could not be rendered', error);
  response
    .status(status)
    .set('Cache-Control', 'private, no-store')
    .type('html')
    .send(await emptyPage());
};

/** The pages that come with their content: everybody's first ones. */
export function createPages(): Express {
  return express()
    .disable('x-powered-by')
    .enable('case sensitive routing')
    .use(logCalls(shopperPseudonym))
    .use(prepareAnswer(pageHeaders))
    .use(refuseBadAddress)
    .get(/.*/, endpoint(getPage))
    .use(answerNotFound)
    .use(answerEmptyPage);
}
