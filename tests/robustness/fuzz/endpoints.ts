import fc from 'fast-check';
import type { Schema } from 'yup';
import { type CallName, callDefinitions, callNames } from '../../../functions/src/shared/api-calls.ts';
import { type Access, defaults, methodAndPath } from '../../../functions/src/shared/call-definition.ts';
import { queries, segments, sometimesChanged, unexpectedQuery } from './addresses.ts';
import { bodiesOf } from './bodies.ts';
import type { FuzzData } from './fuzz-data.ts';
import {
  bookEdit,
  cashClosing,
  cashNote,
  cashReopening,
  countsOf,
  cspReport,
  damagedCopiesOf,
  deliveryOf,
  deviceLinkOf,
  discount,
  draft,
  login,
  manyStocksOf,
  newBook,
  newStocktake,
  orderLineOf,
  orderOf,
  orderParcelOf,
  orderStep,
  orderText,
  parcelEdit,
  recipientOf,
  shelfOf,
  stockChange,
} from './good-fields.ts';
import type { Header } from './headers.ts';
import {
  adminBookQueries,
  archiveQueries,
  auditQueries,
  cashQueries,
  catalogueQueries,
  dayQueries,
  listQueries,
  orderIdQueries,
  ownOrderQueries,
  scannedQueries,
  shelfQueries,
  stockQueries,
  suggestionQueries,
} from './list-queries.ts';
import { type FuzzRequest, requestsOf } from './requests.ts';
import { goodText } from './texts.ts';

/** Addresses of callers; the shop accepts only so many wrong passwords from one. */
const callers = fc
  .integer({ min: 1, max: 250 })
  .map((last): Header[] => [['X-Forwarded-For', `203.0.113.${last}`]]);

const newKeys = fc.uuid().map((key): Header[] => [['Idempotency-Key', key]]);
const usedKeys = fc
  .integer({ min: 1, max: 3 })
  .map((n): Header[] => [['Idempotency-Key', `an-old-key-0000${n}`]]);

type Parts = Omit<Parameters<typeof requestsOf>[0], 'method'>;

/** What a call has of its own beside what the contract says of it. */
interface Special extends Partial<Parts> {
  /** What may stand in the place of the first parameter of its path. */
  given?: readonly string[];
}

const idsOf = (books: FuzzData['edited']) => books.map(({ _id }) => _id);

/** What may stand behind the beginning of a path. */
function givenOf(data: FuzzData): Record<string, readonly string[]> {
  return {
    '/api/admin/isbn/': ['9780141439587', '0-14-143947-7', '978-3-16-148410-0'],
    '/api/admin/shelves/': data.shelves,
    '/api/audit/': data.entries,
    '/api/books/': idsOf([...data.steady, ...data.edited]),
    '/api/books/edit/': idsOf(data.edited),
    '/api/cash/': ['2026-11-22', '1999-12-31'],
    '/api/covers/': data.covers,
    '/api/drafts/': data.drafts.edited,
    '/api/imports/': [data.importId],
    '/api/invoices/': ['INV-2026-00001'],
    '/api/orders/': data.orders,
    '/api/settings/past/': data.entries,
    '/api/shelves/': data.shelves,
    '/api/stock/': idsOf(data.edited),
    '/api/stock-postings/': [data.postingId],
    '/api/stocktakes/': [data.stocktakeId],
    '/api/texts/': ['privacy', 'none'],
  };
}

function specialsOf(data: FuzzData): Partial<Record<CallName, Special>> {
  return {
    'POST /api/auth/admin': { headers: callers, bodies: bodiesOf(login) },
    'POST /api/auth/device': { bodies: bodiesOf(deviceLinkOf(data)) },
    'POST /api/csp-reports': { bodies: bodiesOf(cspReport) },
    'DELETE /api/auth/admin': { tokens: fc.constantFrom(...data.sessions) },
    'GET /api/admin/books': { query: adminBookQueries },
    'GET /api/books': { query: listQueries(data) },
    'GET /api/catalogue': { query: catalogueQueries },
    'GET /api/suggestions': { query: suggestionQueries },
    'POST /api/books/create-book': { bodies: bodiesOf(newBook) },
    'PUT /api/books/edit/:id': { bodies: bodiesOf(bookEdit) },
    'DELETE /api/books/:id': { given: idsOf(data.deletable) },
    'POST /api/books/:id/restore': { given: data.restorable },
    'POST /api/drafts': { bodies: bodiesOf(draft) },
    'PUT /api/drafts/:id': { bodies: bodiesOf(draft) },
    'DELETE /api/drafts/:id': { given: data.drafts.deletable },
    'POST /api/drafts/:id/publish': { given: data.drafts.publishable },
    'GET /api/shelves': { query: shelfQueries },
    'GET /api/shelves/:slug': { given: ['staff-picks', 'été', 'none'] },
    'POST /api/shelves': { bodies: bodiesOf(shelfOf(data)) },
    'PUT /api/shelves/:id': { bodies: bodiesOf(shelfOf(data)) },
    'POST /api/orders': { bodies: bodiesOf(orderOf(data)) },
    'GET /api/stock': { query: stockQueries(data) },
    'POST /api/stock/:bookId': { bodies: bodiesOf(stockChange) },
    'POST /api/stock/:bookId/damaged': { bodies: bodiesOf(damagedCopiesOf(data)) },
    'GET /api/stock/scanned': { query: scannedQueries },
    'POST /api/deliveries': { bodies: bodiesOf(deliveryOf(data)) },
    'POST /api/stock-changes': { bodies: bodiesOf(manyStocksOf(data)) },
    'POST /api/stocktakes': { bodies: bodiesOf(newStocktake) },
    'DELETE /api/stocktakes/:id': { given: [data.discardedId] },
    'POST /api/stocktakes/:id/counts': { bodies: bodiesOf(countsOf(data)) },
    'POST /api/stocktakes/:id/book': { given: [data.bookedId] },
    'GET /api/orders': { query: orderIdQueries(data) },
    'GET /api/orders/export': { query: dayQueries },
    'POST /api/orders/:id/status': { bodies: bodiesOf(orderStep) },
    'POST /api/orders/:id/lines': { bodies: bodiesOf(orderLineOf(data)) },
    'POST /api/orders/:id/parcels': { bodies: bodiesOf(orderParcelOf(data)) },
    'PUT /api/orders/:id/parcels/:number': { bodies: bodiesOf(parcelEdit) },
    'PUT /api/orders/:id/recipient': { bodies: bodiesOf(recipientOf(data)) },
    'POST /api/orders/:id/messages': { bodies: bodiesOf(orderText) },
    'POST /api/orders/:id/discounts': { bodies: bodiesOf(discount) },
    'POST /api/orders/:id/notes': { bodies: bodiesOf(orderText) },
    'POST /api/orders/:id/cash': { bodies: bodiesOf(cashNote) },
    'GET /api/cash': { query: cashQueries },
    'POST /api/cash/:day/close': { bodies: bodiesOf(cashClosing) },
    'POST /api/cash/:day/reopen': { bodies: bodiesOf(cashReopening) },
    'GET /api/cash/export': { query: dayQueries },
    'GET /api/invoices': { query: orderIdQueries(data) },
    'GET /api/invoices/export': { query: archiveQueries },
    'GET /api/invoices/journal': { query: dayQueries },
    'GET /api/orders/picking': { query: orderIdQueries(data) },
    'GET /api/settings/mail': { query: queries(['mailGreeting', 'mailEnd'], goodText(40)) },
    'GET /api/audit': { query: auditQueries(data) },
  };
}

/** Paths with one of the given values in the place of their first parameter; a later one has one value only. */
function pathsOf(path: string, given: readonly string[] | undefined): fc.Arbitrary<string> {
  const [, before = path, after = ''] = /^(.*?):\w+(.*)$/.exec(path) ?? [];
  if (before === path) return sometimesChanged(fc.constant(path));
  if (given === undefined) throw new Error(`Nothing is known that may stand in ${path}`);
  const rest = after.replace(':number', '1').replace(':event', 'placed');
  return sometimesChanged(segments(given).map((segment) => `${before}${segment}${rest}`));
}

/**
 * They work on a file or on many books, for a while: tests/api/imports.test.ts and bulk-changes.test.ts give them odd
 * files, changes, ids and moments. And of people there can only be a few, each at the price of a hash: see
 * tests/api/people.test.ts. The settings say which orders are refused: see tests/api/settings.test.ts. The list of first
 * steps is closed for good, and mails the owner: see tests/api/opening.test.ts.
 */
const elsewhere =
  /^(?:POST \/api\/(?:imports|bulk-changes)|(?:POST|PUT|DELETE) \/api\/people|PUT \/api\/(?:admin\/password|settings|opening))/;

const ownOrders = 'GET /api/orders/email/:email';

function tokensFor(access: Access, data: FuzzData): Partial<Parts> {
  const admin = fc.constant(data.admin);
  const shopper = fc.constantFrom(...data.shoppers.map(({ token }) => token));
  if (access === 'public') return {};
  if (access === 'shopper') return { tokens: shopper };
  if (access !== 'shopper or orders') return { tokens: admin };
  return { tokens: fc.oneof({ arbitrary: admin, weight: 4 }, shopper) };
}

/** Whether a query has parameters beside `fresh`, which every call is tried with. */
function hasFields(query: Schema): boolean {
  const described = query.describe();
  return 'fields' in described && Object.keys(Object(described.fields)).some((name) => name !== 'fresh');
}

/** What the contract says of a call. @throws Error where the body or the query that it takes would never be tried */
function partsOf(name: CallName, data: FuzzData, special: Special = {}): Parameters<typeof requestsOf>[0] {
  const { method, path } = methodAndPath(name);
  const { access, headers, contentType, body, query } = callDefinitions[name];
  const takes = { bodies: body !== defaults.body, query: hasFields(query) };
  if ((takes.bodies && !special.bodies) || (takes.query && !special.query)) {
    throw new Error(`${name} takes a body or a query that stands nowhere in specialsOf`);
  }
  const { given = givenOf(data)[path.replace(/:.*$/, '')], ...rest } = special;
  const keys = fc.oneof({ arbitrary: newKeys, weight: 3 }, { arbitrary: usedKeys, weight: 1 });
  return {
    ...{ method: method.toUpperCase(), path: pathsOf(path, given), query: unexpectedQuery, contentType },
    ...tokensFor(access, data),
    ...(headers.some((header) => header === 'Idempotency-Key') && { headers: keys }),
    ...rest,
  };
}

/** Requests for the calls of the API, by their names in the contract, and for two pages. */
export function endpointsOf(data: FuzzData): Record<string, fc.Arbitrary<FuzzRequest>> {
  const specials = specialsOf(data);
  const names = callNames.filter((name) => !elsewhere.test(name) && name !== ownOrders);
  const ofShopper = fc.constantFrom(...data.shoppers).chain(({ email, token }) => {
    const special = {
      given: [email, email.toUpperCase()],
      query: ownOrderQueries,
      tokens: fc.constant(token),
    };
    return requestsOf(partsOf(ownOrders, data, special));
  });
  const page = { method: 'GET', query: unexpectedQuery, calledFunction: 'pages' } as const;
  return {
    ...Object.fromEntries(names.map((name) => [name, requestsOf(partsOf(name, data, specials[name]))])),
    [ownOrders]: ofShopper,
    'GET /': requestsOf({ ...page, path: pathsOf('/', undefined) }),
    'GET /books/:id': requestsOf({ ...page, path: pathsOf('/books/:id', givenOf(data)['/api/books/']) }),
  };
}
