import express, { type Express } from 'express';
import { deleteAdminSession, getAdminStats, postAdminLogin } from './admin/admin-routes.ts';
import { shopperPseudonym } from './admin/pseudonym.ts';
import { getBook, getBooks } from './books/book-routes.ts';
import { postBook, putBook, removeBook } from './books/inventory-routes.ts';
import { removeCover } from './covers/cover-routes.ts';
import { MethodNotAllowed } from './http/api-errors.ts';
import { fromOurApp } from './http/app-check.ts';
import { logCalls } from './http/call-log.ts';
import {
  answerError,
  answerNotFound,
  type Endpoint,
  endpoint,
  prepareAnswer,
  refuseBadAddress,
} from './http/endpoint.ts';
import { apiHeaders } from './http/security-headers.ts';
import { getOrders, postOrder } from './orders/order-routes.ts';

type Method = 'get' | 'post' | 'put' | 'delete';

/** Every call that the API answers. */
export const routes: readonly [Method, string, Endpoint][] = [
  ['post', '/api/auth/admin', fromOurApp(postAdminLogin)],
  ['delete', '/api/auth/admin', deleteAdminSession],
  ['get', '/api/admin', getAdminStats],
  ['get', '/api/books', getBooks],
  ['get', '/api/books/:id', getBook],
  ['post', '/api/books/create-book', postBook],
  ['put', '/api/books/edit/:id', putBook],
  ['delete', '/api/books/:id', removeBook],
  ['delete', '/api/covers/:fileName', removeCover],
  ['post', '/api/orders', fromOurApp(postOrder)],
  ['get', '/api/orders/email/:email', getOrders],
];

/** The shop's API. */
export function createApi(): Express {
  const api = express()
    .disable('x-powered-by')
    .disable('etag')
    .enable('case sensitive routing')
    .set('query parser', false);
  api.use(logCalls(shopperPseudonym), prepareAnswer(apiHeaders), refuseBadAddress);
  for (const [method, path, answer] of routes) api[method](path, endpoint(answer));
  for (const path of new Set(routes.map(([, path]) => path))) {
    const methods = routes.filter((route) => route[1] === path).map(([method]) => method.toUpperCase());
    api.all(path, () => {
      throw new MethodNotAllowed(methods);
    });
  }
  return api.use(answerNotFound).use(answerError);
}
