import fc from 'fast-check';
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

/** Requests for every endpoint of the API, by method and path as `functions/src/api.ts` names them, and the pages. */
export function endpointsOf(data: FuzzData): Record<string, fc.Arbitrary<FuzzRequest>> {
  const query = unexpectedQuery;
  const tokens = fc.constant(data.admin);
  const at = (path: string) => sometimesChanged(fc.constant(path));
  const below = (folder: string, good: readonly string[]) =>
    sometimesChanged(segments(good).map((segment) => `${folder}/${segment}`));
  const ofOrder = (rest: string) =>
    sometimesChanged(segments(data.orders).map((id) => `/api/orders/${id}${rest}`));
  const ofDay = (rest: string) =>
    sometimesChanged(segments(['2026-11-22', '1999-12-31']).map((day) => `/api/cash/${day}${rest}`));
  const ofImport = (rest: string) =>
    sometimesChanged(segments([data.importId]).map((id) => `/api/imports/${id}${rest}`));
  const idsOf = (books: FuzzData['edited']) => books.map(({ _id }) => _id);
  const readable = idsOf([...data.steady, ...data.edited]);
  const shopper = fc.constantFrom(...data.shoppers);
  const keys = fc.oneof({ arbitrary: newKeys, weight: 3 }, { arbitrary: usedKeys, weight: 1 });
  const ownOrders = shopper.chain(({ email, token }) =>
    requestsOf({
      method: 'GET',
      path: below('/api/orders/email', [email, email.toUpperCase()]),
      query: ownOrderQueries,
      tokens: fc.constant(token),
    }),
  );
  const parts: Record<string, Parts> = {
    'POST /api/auth/admin': { path: at('/api/auth/admin'), headers: callers, bodies: bodiesOf(login) },
    'POST /api/auth/device': { path: at('/api/auth/device'), bodies: bodiesOf(deviceLinkOf(data)) },
    'POST /api/csp-reports': {
      path: at('/api/csp-reports'),
      contentType: 'application/csp-report',
      bodies: bodiesOf(cspReport),
    },
    'DELETE /api/auth/admin': { path: at('/api/auth/admin'), tokens: fc.constantFrom(...data.sessions) },
    'GET /api/admin': { path: at('/api/admin'), tokens },
    'GET /api/admin/isbn/:isbn': {
      path: below('/api/admin/isbn', ['9780141439587', '0-14-143947-7', '978-3-16-148410-0']),
      tokens,
    },
    'GET /api/admin/books': { path: at('/api/admin/books'), tokens, query: adminBookQueries },
    'GET /api/books': { path: at('/api/books'), query: listQueries(data) },
    'GET /api/books/:id': { path: below('/api/books', readable) },
    'GET /api/catalogue': { path: at('/api/catalogue'), query: catalogueQueries },
    'GET /api/suggestions': { path: at('/api/suggestions'), query: suggestionQueries },
    'GET /api/books/:id/related': {
      path: sometimesChanged(segments(readable).map((id) => `/api/books/${id}/related`)),
    },
    'POST /api/books/create-book': { path: at('/api/books/create-book'), tokens, bodies: bodiesOf(newBook) },
    'PUT /api/books/edit/:id': {
      path: below('/api/books/edit', idsOf(data.edited)),
      tokens,
      bodies: bodiesOf(bookEdit),
    },
    'DELETE /api/books/:id': { path: below('/api/books', idsOf(data.deletable)), tokens },
    'POST /api/books/:id/restore': {
      path: sometimesChanged(segments(data.restorable).map((id) => `/api/books/${id}/restore`)),
      tokens,
    },
    'GET /api/drafts': { path: at('/api/drafts'), tokens },
    'POST /api/drafts': { path: at('/api/drafts'), tokens, bodies: bodiesOf(draft) },
    'GET /api/drafts/:id': { path: below('/api/drafts', data.drafts.edited), tokens },
    'PUT /api/drafts/:id': {
      path: below('/api/drafts', data.drafts.edited),
      tokens,
      bodies: bodiesOf(draft),
    },
    'DELETE /api/drafts/:id': { path: below('/api/drafts', data.drafts.deletable), tokens },
    'POST /api/drafts/:id/publish': {
      path: sometimesChanged(segments(data.drafts.publishable).map((id) => `/api/drafts/${id}/publish`)),
      tokens,
    },
    'GET /api/shelves': { path: at('/api/shelves'), query: shelfQueries },
    'GET /api/shelves/:slug': { path: below('/api/shelves', ['staff-picks', 'été', 'none']) },
    'GET /api/admin/shelves': { path: at('/api/admin/shelves'), tokens },
    'GET /api/admin/shelves/:id': { path: below('/api/admin/shelves', data.shelves), tokens },
    'POST /api/shelves': { path: at('/api/shelves'), tokens, headers: keys, bodies: bodiesOf(shelfOf(data)) },
    'PUT /api/shelves/:id': {
      path: below('/api/shelves', data.shelves),
      tokens,
      bodies: bodiesOf(shelfOf(data)),
    },
    'DELETE /api/shelves/:id': { path: below('/api/shelves', data.shelves), tokens },
    'POST /api/shelves/:id/restore': {
      path: sometimesChanged(segments(data.shelves).map((id) => `/api/shelves/${id}/restore`)),
      tokens,
    },
    'DELETE /api/covers/:fileName': { path: below('/api/covers', data.covers), tokens },
    'GET /api/covers/:fileName/preview': {
      path: sometimesChanged(segments(data.covers).map((cover) => `/api/covers/${cover}/preview`)),
    },
    'POST /api/orders': {
      path: at('/api/orders'),
      tokens: shopper.map(({ token }) => token),
      headers: keys,
      bodies: bodiesOf(orderOf(data)),
    },
    'GET /api/admin/sales': { path: at('/api/admin/sales'), tokens },
    'GET /api/stock': { path: at('/api/stock'), tokens, query: stockQueries(data) },
    'POST /api/stock/:bookId': {
      path: below('/api/stock', idsOf(data.edited)),
      tokens,
      headers: keys,
      bodies: bodiesOf(stockChange),
    },
    'POST /api/stock/:bookId/damaged': {
      path: sometimesChanged(segments(idsOf(data.edited)).map((id) => `/api/stock/${id}/damaged`)),
      tokens,
      headers: keys,
      bodies: bodiesOf(damagedCopiesOf(data)),
    },
    'GET /api/stock/:bookId/movements': {
      path: sometimesChanged(segments(idsOf(data.edited)).map((id) => `/api/stock/${id}/movements`)),
      tokens,
    },
    'GET /api/stock/scanned': { path: at('/api/stock/scanned'), tokens, query: scannedQueries },
    'GET /api/deliveries': { path: at('/api/deliveries'), tokens },
    'POST /api/deliveries': {
      path: at('/api/deliveries'),
      tokens,
      headers: keys,
      bodies: bodiesOf(deliveryOf(data)),
    },
    'POST /api/stock-changes': {
      path: at('/api/stock-changes'),
      tokens,
      headers: keys,
      bodies: bodiesOf(manyStocksOf(data)),
    },
    'GET /api/stocktakes': { path: at('/api/stocktakes'), tokens },
    'POST /api/stocktakes': {
      path: at('/api/stocktakes'),
      tokens,
      headers: keys,
      bodies: bodiesOf(newStocktake),
    },
    'GET /api/stocktakes/:id': { path: below('/api/stocktakes', [data.stocktakeId]), tokens },
    'DELETE /api/stocktakes/:id': { path: below('/api/stocktakes', [data.discardedId]), tokens },
    'POST /api/stocktakes/:id/counts': {
      path: sometimesChanged(segments([data.stocktakeId]).map((id) => `/api/stocktakes/${id}/counts`)),
      tokens,
      headers: keys,
      bodies: bodiesOf(countsOf(data)),
    },
    'POST /api/stocktakes/:id/book': {
      path: sometimesChanged(segments([data.bookedId]).map((id) => `/api/stocktakes/${id}/book`)),
      tokens,
    },
    'POST /api/stock-postings/:id/continue': {
      path: sometimesChanged(segments([data.postingId]).map((id) => `/api/stock-postings/${id}/continue`)),
      tokens,
    },
    'POST /api/stock-postings/:id/undo': {
      path: sometimesChanged(segments([data.postingId]).map((id) => `/api/stock-postings/${id}/undo`)),
      tokens,
    },
    'GET /api/orders': { path: at('/api/orders'), tokens, query: orderIdQueries(data) },
    'GET /api/imports': { path: at('/api/imports'), tokens },
    'GET /api/imports/:id': { path: below('/api/imports', [data.importId]), tokens },
    'GET /api/imports/:id/columns': { path: ofImport('/columns'), tokens },
    'GET /api/imports/:id/faulty': { path: ofImport('/faulty'), tokens },
    'GET /api/books/export': { path: at('/api/books/export'), tokens },
    'GET /api/orders/export': { path: at('/api/orders/export'), tokens, query: dayQueries },
    'POST /api/orders/:id/status': {
      path: ofOrder('/status'),
      tokens: fc.oneof(
        { arbitrary: tokens, weight: 4 },
        shopper.map(({ token }) => token),
      ),
      headers: keys,
      bodies: bodiesOf(orderStep),
    },
    'POST /api/orders/:id/lines': {
      path: ofOrder('/lines'),
      tokens,
      headers: keys,
      bodies: bodiesOf(orderLineOf(data)),
    },
    'POST /api/orders/:id/parcels': {
      path: ofOrder('/parcels'),
      tokens,
      headers: keys,
      bodies: bodiesOf(orderParcelOf(data)),
    },
    'PUT /api/orders/:id/parcels/:number': {
      path: ofOrder('/parcels/1'),
      tokens,
      headers: keys,
      bodies: bodiesOf(parcelEdit),
    },
    'PUT /api/orders/:id/recipient': {
      path: ofOrder('/recipient'),
      tokens,
      headers: keys,
      bodies: bodiesOf(recipientOf(data)),
    },
    'POST /api/orders/:id/messages': {
      path: ofOrder('/messages'),
      tokens,
      headers: keys,
      bodies: bodiesOf(orderText),
    },
    'POST /api/orders/:id/discounts': {
      path: ofOrder('/discounts'),
      tokens,
      headers: keys,
      bodies: bodiesOf(discount),
    },
    'DELETE /api/orders/:id/discounts/:number': { path: ofOrder('/discounts/1'), tokens, headers: keys },
    'GET /api/orders/:id/notes': { path: ofOrder('/notes'), tokens },
    'POST /api/orders/:id/notes': {
      path: ofOrder('/notes'),
      tokens,
      headers: keys,
      bodies: bodiesOf(orderText),
    },
    'GET /api/orders/:id/cash': { path: ofOrder('/cash'), tokens },
    'POST /api/orders/:id/cash': {
      path: ofOrder('/cash'),
      tokens,
      headers: keys,
      bodies: bodiesOf(cashNote),
    },
    'GET /api/cash': { path: at('/api/cash'), tokens, query: cashQueries },
    'POST /api/cash/:day/close': {
      path: ofDay('/close'),
      tokens,
      headers: keys,
      bodies: bodiesOf(cashClosing),
    },
    'POST /api/cash/:day/reopen': {
      path: ofDay('/reopen'),
      tokens,
      headers: keys,
      bodies: bodiesOf(cashReopening),
    },
    'GET /api/cash/export': { path: at('/api/cash/export'), tokens, query: dayQueries },
    'GET /api/invoices': { path: at('/api/invoices'), tokens, query: orderIdQueries(data) },
    'GET /api/invoices/export': { path: at('/api/invoices/export'), tokens, query: dayQueries },
    'GET /api/invoices/journal': { path: at('/api/invoices/journal'), tokens, query: dayQueries },
    'GET /api/invoices/:number': { path: at('/api/invoices/INV-2026-00001'), tokens },
    'GET /api/orders/counts': { path: at('/api/orders/counts'), tokens },
    'GET /api/orders/picking': { path: at('/api/orders/picking'), tokens, query: orderIdQueries(data) },
    'GET /api/mails/failed': { path: at('/api/mails/failed'), tokens },
    'GET /api/shop': { path: at('/api/shop') },
    'GET /api/delivery': { path: at('/api/delivery') },
    'GET /api/opening': { path: at('/api/opening'), tokens },
    'GET /api/version': { path: at('/api/version') },
    'GET /api/genres': { path: at('/api/genres'), tokens },
    'GET /api/texts/:name': {
      path: sometimesChanged(fc.constantFrom('/api/texts/privacy', '/api/texts/none')),
    },
    'GET /api/settings': { path: at('/api/settings'), tokens },
    'GET /api/settings/mail': {
      path: at('/api/settings/mail'),
      tokens,
      query: queries(['mailGreeting', 'mailEnd'], goodText(40)),
    },
    'GET /api/settings/past/:id': {
      path: sometimesChanged(segments(data.entries).map((id) => `/api/settings/past/${id}`)),
      tokens,
    },
    'GET /api/orders/:id/mails': { path: ofOrder('/mails'), tokens },
    'POST /api/orders/:id/mails/:event': { path: ofOrder('/mails/placed'), tokens },
    'GET /api/audit': { path: at('/api/audit'), tokens, query: auditQueries(data) },
    'POST /api/audit/:id/restore': {
      path: sometimesChanged(segments(data.entries).map((id) => `/api/audit/${id}/restore`)),
      tokens,
    },
    'GET /api/people': { path: at('/api/people'), tokens },
    'GET /': { path: at('/'), calledFunction: 'pages' },
    'GET /books/:id': { path: below('/books', readable), calledFunction: 'pages' },
  };
  const requests = Object.entries(parts).map(([name, one]) => {
    const [method = ''] = name.split(' ');
    return [name, requestsOf({ method, query, ...one })] as const;
  });
  return { ...Object.fromEntries(requests), 'GET /api/orders/email/:email': ownOrders };
}
