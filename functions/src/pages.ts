import express, { type ErrorRequestHandler, type Express, type RequestHandler } from 'express';
import { handlers } from './api.ts';
import { NotFound, Unavailable } from './http/api-errors.ts';
import { answerNotFound, prepareAnswer, refuseBadAddress, toApiError } from './http/error-answers.ts';
import { cacheControl, queryOf } from './http/express-call.ts';
import { callInProcess } from './http/in-process-call.ts';
import { pageHeaders } from './http/security-headers.ts';
import { logCalls, noteRoute } from './logging/call-log.ts';
import { shopperPseudonym } from './logging/shopper-pseudonym.ts';
import { type AskApi, emptyPage, pagePattern, renderPage } from './pages/page-renderer.ts';

/** How long Hosting's CDN keeps a rendered page, in seconds. */
const cdnSeconds = 60;

/** How long the calls of a page may take, in milliseconds; as long as one of the API's. */
const timeoutMilliseconds = 8000;

const askApi: AskApi = (name, input) => callInProcess(handlers, name, input);

/** Any page that comes with its content. A database that does not answer becomes a 503. */
const getPage: RequestHandler = async (request, response) => {
  const { path } = request;
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Unavailable()), timeoutMilliseconds);
  });
  noteRoute(response, await pagePattern(path));
  try {
    const page = await Promise.race([renderPage(`${path}?${queryOf(request)}`, askApi), late]);
    if (page === undefined) throw new NotFound('This address');
    if (page.status === 200) response.set('Cache-Control', cacheControl(cdnSeconds));
    response.status(page.status).type('html').send(page.html);
  } finally {
    clearTimeout(timer);
  }
};

/** A page that cannot be rendered is left to the browser, which says what it knows of the failure. */
const answerEmptyPage: ErrorRequestHandler = async (error: unknown, _request, response, _next) => {
  response
    .status(toApiError(error, 'A page could not be rendered').status)
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
    .get(/.*/, getPage)
    .use(answerNotFound)
    .use(answerEmptyPage);
}
