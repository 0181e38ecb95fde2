import express, { type ErrorRequestHandler, type Express, type RequestHandler } from 'express';
import { handlers } from './api.ts';
import { answerNotFound, prepareAnswer, refuseBadAddress, toApiError } from './http/error-answers.ts';
import { cacheControl } from './http/express-call.ts';
import { callInProcess } from './http/in-process-call.ts';
import { pageHeaders } from './http/security-headers.ts';
import { logCalls } from './logging/call-log.ts';
import { shopperPseudonym } from './logging/shopper-pseudonym.ts';
import { emptyPage, renderPage } from './pages/page-renderer.ts';
import { homeBookCount } from './shared/book-list.ts';

/** How long Hosting's CDN keeps a rendered page, in seconds. */
const cdnSeconds = 60;

function asOnCard(book: unknown): unknown {
  if (typeof book !== 'object' || book === null || !('description' in book)) return book;
  return { ...book, description: [...String(book.description)].slice(0, 81).join('') };
}

const getHomePage: RequestHandler = async (_request, response) => {
  const books = await callInProcess(handlers, 'GET /api/books', { query: { limit: homeBookCount } });
  const data = { [`/books?limit=${homeBookCount}`]: Array.isArray(books) ? books.map(asOnCard) : [] };
  const html = await renderPage('/', data);
  response.set('Cache-Control', cacheControl(cdnSeconds)).type('html').send(html);
};

const getBookPage: RequestHandler = async (request, response) => {
  const id = String(request.params.id);
  const book = await callInProcess(handlers, 'GET /api/books/:id', { params: { id } });
  const path = `/books/${encodeURIComponent(id)}`;
  const html = await renderPage(path, { [path]: book });
  response.set('Cache-Control', cacheControl(cdnSeconds)).type('html').send(html);
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
    .get('/', getHomePage)
    .use('/books', refuseBadAddress)
    .get('/books/:id', getBookPage)
    .use(answerNotFound)
    .use(answerEmptyPage);
}
