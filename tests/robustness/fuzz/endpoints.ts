import fc from 'fast-check';
import { bent, idleQuestion, segments } from './addresses.ts';
import { bodiesOf } from './bodies.ts';
import { bookEdit, login, newBook, orderOf } from './good-fields.ts';
import type { Header } from './headers.ts';
import { listQuestions } from './list-questions.ts';
import { type FuzzRequest, requestsOf } from './requests.ts';
import type { World } from './world.ts';

/** Addresses of callers; the shop hears only so many wrong passwords from one. */
const callers = fc
  .integer({ min: 1, max: 250 })
  .map((last): Header[] => [['X-Forwarded-For', `203.0.113.${last}`]]);

const newKeys = fc.uuid().map((key): Header[] => [['Idempotency-Key', key]]);
const usedKeys = fc
  .integer({ min: 1, max: 3 })
  .map((n): Header[] => [['Idempotency-Key', `an-old-key-0000${n}`]]);

/** Requests for every endpoint of the API, by method and path as `functions/src/api.ts` names them, and the pages. */
export function endpointsOf(world: World): Record<string, fc.Arbitrary<FuzzRequest>> {
  const admin = fc.constant(world.admin);
  const idsOf = (books: World['doomed']) => books.map(({ _id }) => _id);
  const below = (folder: string, good: readonly string[]) =>
    bent(segments(good).map((segment) => `${folder}/${segment}`));
  const at = (path: string) => bent(fc.constant(path));
  const shopper = fc.constantFrom(...world.shoppers);
  const query = idleQuestion;
  return {
    'POST /api/auth/admin': requestsOf({
      method: 'POST',
      path: at('/api/auth/admin'),
      query,
      headers: callers,
      bodies: bodiesOf(login),
    }),
    'DELETE /api/auth/admin': requestsOf({
      method: 'DELETE',
      path: at('/api/auth/admin'),
      query,
      tokens: fc.constantFrom(...world.sessions),
    }),
    'GET /api/admin': requestsOf({ method: 'GET', path: at('/api/admin'), query, tokens: admin }),
    'GET /api/books': requestsOf({
      method: 'GET',
      path: at('/api/books'),
      query: listQuestions(world),
    }),
    'GET /api/books/:id': requestsOf({
      method: 'GET',
      path: below('/api/books', idsOf([...world.steady, ...world.edited])),
      query,
    }),
    'POST /api/books/create-book': requestsOf({
      method: 'POST',
      path: at('/api/books/create-book'),
      query,
      tokens: admin,
      bodies: bodiesOf(newBook),
    }),
    'PUT /api/books/edit/:id': requestsOf({
      method: 'PUT',
      path: below('/api/books/edit', idsOf(world.edited)),
      query,
      tokens: admin,
      bodies: bodiesOf(bookEdit),
    }),
    'DELETE /api/books/:id': requestsOf({
      method: 'DELETE',
      path: below('/api/books', idsOf(world.doomed)),
      query,
      tokens: admin,
    }),
    'DELETE /api/covers/:fileName': requestsOf({
      method: 'DELETE',
      path: below('/api/covers', world.covers),
      query,
      tokens: admin,
    }),
    'POST /api/orders': requestsOf({
      method: 'POST',
      path: at('/api/orders'),
      query,
      tokens: shopper.map(({ token }) => token),
      headers: fc.oneof({ arbitrary: newKeys, weight: 3 }, { arbitrary: usedKeys, weight: 1 }),
      bodies: bodiesOf(orderOf(world)),
    }),
    'GET /api/orders/email/:email': shopper.chain(({ email, token }) =>
      requestsOf({
        method: 'GET',
        path: below('/api/orders/email', [email, email.toUpperCase()]),
        query,
        tokens: fc.constant(token),
      }),
    ),
    'GET /': requestsOf({ method: 'GET', calledFunction: 'pages', path: at('/'), query }),
    'GET /books/:id': requestsOf({
      method: 'GET',
      calledFunction: 'pages',
      path: below('/books', idsOf([...world.steady, ...world.edited])),
      query,
    }),
  };
}
