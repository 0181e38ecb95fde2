import { importRulesSchema } from '../../functions/src/shared/import/import-rules.ts';
import type { CallOptions } from './shop-api.ts';

/** A call that only the admin may make. */
export interface AdminCall {
  /** As the API lists it. */
  route: string;
  method: string;
  /** `BOOK` stands where a book's id belongs. */
  path: string;
  options: CallOptions;
}

/** What the admin writes into a book. */
export const adminBookFields = {
  title: 'T',
  description: 'D',
  category: 'fiction',
  oldPrice: 2,
  newPrice: 1,
};

/** The import of a file that was never uploaded. */
export const importRequest = {
  id: crypto.randomUUID(),
  fileName: 'books.csv',
  columns: ['title'],
  rules: importRulesSchema.getDefault(),
};

/** A change of a book that there is not. */
export const bulkRequest = {
  id: crypto.randomUUID(),
  change: { kind: 'percent', percent: 5 },
  selection: { ids: ['no-such-book'] },
};

/** A change of an order that there is not. */
function orderChange(route: string, body?: object): AdminCall {
  const [method = '', address = ''] = route.split(' ');
  const path = address.replace(':id', 'none').replace(':number', '1');
  return {
    route,
    method,
    path,
    options: { ...(body && { body }), headers: { 'Idempotency-Key': 'the-admins-change-key' } },
  };
}

/** Every call that only the admin may make; the last one ends the session. */
export const adminCalls: readonly AdminCall[] = [
  { route: 'GET /api/admin', method: 'GET', path: '/api/admin', options: {} },
  { route: 'GET /api/admin/books', method: 'GET', path: '/api/admin/books', options: {} },
  {
    route: 'POST /api/books/create-book',
    method: 'POST',
    path: '/api/books/create-book',
    options: { body: adminBookFields },
  },
  {
    route: 'PUT /api/books/edit/:id',
    method: 'PUT',
    path: '/api/books/edit/BOOK',
    options: { body: adminBookFields },
  },
  { route: 'DELETE /api/books/:id', method: 'DELETE', path: '/api/books/BOOK', options: {} },
  {
    route: 'POST /api/books/:id/restore',
    method: 'POST',
    path: '/api/books/BOOK/restore',
    options: {},
  },
  {
    route: 'DELETE /api/covers/:fileName',
    method: 'DELETE',
    path: '/api/covers/none.480w.avif',
    options: {},
  },
  { route: 'GET /api/drafts', method: 'GET', path: '/api/drafts', options: {} },
  { route: 'POST /api/drafts', method: 'POST', path: '/api/drafts', options: { body: { title: 'T' } } },
  { route: 'GET /api/drafts/:id', method: 'GET', path: '/api/drafts/none', options: {} },
  {
    route: 'PUT /api/drafts/:id',
    method: 'PUT',
    path: '/api/drafts/none',
    options: { body: { title: 'T' } },
  },
  { route: 'DELETE /api/drafts/:id', method: 'DELETE', path: '/api/drafts/none', options: {} },
  { route: 'POST /api/drafts/:id/publish', method: 'POST', path: '/api/drafts/none/publish', options: {} },
  { route: 'GET /api/admin/shelves', method: 'GET', path: '/api/admin/shelves', options: {} },
  { route: 'GET /api/admin/shelves/:id', method: 'GET', path: '/api/admin/shelves/none', options: {} },
  {
    route: 'POST /api/shelves',
    method: 'POST',
    path: '/api/shelves',
    options: { body: { title: 'T', slug: 't' } },
  },
  {
    route: 'PUT /api/shelves/:id',
    method: 'PUT',
    path: '/api/shelves/none',
    options: { body: { title: 'T', slug: 't' } },
  },
  { route: 'DELETE /api/shelves/:id', method: 'DELETE', path: '/api/shelves/none', options: {} },
  {
    route: 'POST /api/shelves/:id/restore',
    method: 'POST',
    path: '/api/shelves/none/restore',
    options: {},
  },
  { route: 'GET /api/stock', method: 'GET', path: '/api/stock?ids=BOOK', options: {} },
  {
    route: 'POST /api/stock/:bookId',
    method: 'POST',
    path: '/api/stock/BOOK',
    options: { body: { onHand: 3 }, headers: { 'Idempotency-Key': 'the-admins-stock-key' } },
  },
  {
    route: 'POST /api/stock/:bookId/damaged',
    method: 'POST',
    path: '/api/stock/BOOK/damaged',
    options: { body: { copies: 1 }, headers: { 'Idempotency-Key': 'the-admins-damage-key' } },
  },
  {
    route: 'GET /api/stock/:bookId/movements',
    method: 'GET',
    path: '/api/stock/BOOK/movements',
    options: {},
  },
  {
    route: 'GET /api/stock/scanned',
    method: 'GET',
    path: '/api/stock/scanned?isbns=9780141439587',
    options: {},
  },
  { route: 'GET /api/deliveries', method: 'GET', path: '/api/deliveries', options: {} },
  {
    route: 'POST /api/deliveries',
    method: 'POST',
    path: '/api/deliveries',
    options: {
      body: { bookIds: ['none'], copies: [1] },
      headers: { 'Idempotency-Key': 'the-admins-delivery-key' },
    },
  },
  {
    route: 'POST /api/stock-changes',
    method: 'POST',
    path: '/api/stock-changes',
    options: {
      body: { kind: 'add', copies: 1, selection: { ids: ['none'] } },
      headers: { 'Idempotency-Key': 'the-admins-stocks-key' },
    },
  },
  { route: 'GET /api/stocktakes', method: 'GET', path: '/api/stocktakes', options: {} },
  {
    route: 'POST /api/stocktakes',
    method: 'POST',
    path: '/api/stocktakes',
    options: {
      body: { scope: 'shelf', value: 'no such shelf' },
      headers: { 'Idempotency-Key': 'the-admins-stocktake-key' },
    },
  },
  { route: 'GET /api/stocktakes/:id', method: 'GET', path: '/api/stocktakes/none', options: {} },
  { route: 'DELETE /api/stocktakes/:id', method: 'DELETE', path: '/api/stocktakes/none', options: {} },
  {
    route: 'POST /api/stocktakes/:id/counts',
    method: 'POST',
    path: '/api/stocktakes/none/counts',
    options: {
      body: { bookIds: ['none'], copies: [1] },
      headers: { 'Idempotency-Key': 'the-admins-counting-key' },
    },
  },
  {
    route: 'POST /api/stocktakes/:id/book',
    method: 'POST',
    path: '/api/stocktakes/none/book',
    options: {},
  },
  {
    route: 'POST /api/stock-postings/:id/continue',
    method: 'POST',
    path: '/api/stock-postings/none/continue',
    options: {},
  },
  {
    route: 'POST /api/stock-postings/:id/undo',
    method: 'POST',
    path: '/api/stock-postings/none/undo',
    options: {},
  },
  { route: 'GET /api/books/export', method: 'GET', path: '/api/books/export', options: {} },
  { route: 'GET /api/imports', method: 'GET', path: '/api/imports', options: {} },
  { route: 'POST /api/imports', method: 'POST', path: '/api/imports', options: { body: importRequest } },
  {
    route: 'POST /api/bulk-changes',
    method: 'POST',
    path: '/api/bulk-changes',
    options: { body: bulkRequest },
  },
  { route: 'GET /api/imports/:id', method: 'GET', path: '/api/imports/none', options: {} },
  { route: 'GET /api/imports/:id/columns', method: 'GET', path: '/api/imports/none/columns', options: {} },
  { route: 'POST /api/imports/:id/start', method: 'POST', path: '/api/imports/none/start', options: {} },
  { route: 'POST /api/imports/:id/undo', method: 'POST', path: '/api/imports/none/undo', options: {} },
  { route: 'GET /api/imports/:id/faulty', method: 'GET', path: '/api/imports/none/faulty', options: {} },
  {
    route: 'GET /api/admin/isbn/:isbn',
    method: 'GET',
    path: '/api/admin/isbn/9780141439587',
    options: {},
  },
  { route: 'GET /api/admin/sales', method: 'GET', path: '/api/admin/sales', options: {} },
  { route: 'GET /api/orders', method: 'GET', path: '/api/orders?ids=none', options: {} },
  {
    route: 'GET /api/orders/export',
    method: 'GET',
    path: '/api/orders/export?from=2000-01-01&to=2000-01-02',
    options: {},
  },
  orderChange('POST /api/orders/:id/lines', { bookId: 'none', from: 'ordered', to: 'taken-out' }),
  orderChange('POST /api/orders/:id/parcels', { bookIds: ['none'] }),
  orderChange('PUT /api/orders/:id/parcels/:number', { from: 'shipped', to: 'delivered' }),
  orderChange('PUT /api/orders/:id/recipient', { email: 'nora@example.com' }),
  orderChange('POST /api/orders/:id/messages', { text: 'T' }),
  orderChange('POST /api/orders/:id/discounts', { cents: 1, reason: 'R' }),
  orderChange('DELETE /api/orders/:id/discounts/:number'),
  orderChange('POST /api/orders/:id/notes', { text: 'T' }),
  { route: 'GET /api/orders/:id/notes', method: 'GET', path: '/api/orders/none/notes', options: {} },
  { route: 'GET /api/orders/:id/cash', method: 'GET', path: '/api/orders/none/cash', options: {} },
  {
    route: 'POST /api/orders/:id/cash',
    method: 'POST',
    path: '/api/orders/none/cash',
    options: {
      body: { kind: 'taken', cents: 1 },
      headers: { 'Idempotency-Key': 'the-admins-cash-key' },
    },
  },
  { route: 'GET /api/cash', method: 'GET', path: '/api/cash?day=1900-01-01', options: {} },
  {
    route: 'POST /api/cash/:day/close',
    method: 'POST',
    path: '/api/cash/none/close',
    options: {
      body: { countedCents: 0, expectedCents: 0 },
      headers: { 'Idempotency-Key': 'the-admins-close-key' },
    },
  },
  {
    route: 'POST /api/cash/:day/reopen',
    method: 'POST',
    path: '/api/cash/none/reopen',
    options: { body: { reason: 'R' }, headers: { 'Idempotency-Key': 'the-admins-reopen-key' } },
  },
  {
    route: 'GET /api/cash/export',
    method: 'GET',
    path: '/api/cash/export?from=1900-01-01&to=1900-01-02',
    options: {},
  },
  { route: 'GET /api/invoices', method: 'GET', path: '/api/invoices?ids=none', options: {} },
  {
    route: 'GET /api/invoices/export',
    method: 'GET',
    path: '/api/invoices/export?from=1900-01-01&to=1900-01-02',
    options: {},
  },
  {
    route: 'GET /api/invoices/journal',
    method: 'GET',
    path: '/api/invoices/journal?from=1900-01-01&to=1900-01-02',
    options: {},
  },
  { route: 'GET /api/orders/counts', method: 'GET', path: '/api/orders/counts', options: {} },
  { route: 'GET /api/orders/picking', method: 'GET', path: '/api/orders/picking?ids=none', options: {} },
  { route: 'GET /api/mails/failed', method: 'GET', path: '/api/mails/failed', options: {} },
  { route: 'GET /api/orders/:id/mails', method: 'GET', path: '/api/orders/none/mails', options: {} },
  {
    route: 'POST /api/orders/:id/mails/:event',
    method: 'POST',
    path: '/api/orders/none/mails/placed',
    options: {},
  },
  {
    route: 'PUT /api/admin/password',
    method: 'PUT',
    path: '/api/admin/password',
    options: { body: { oldPassword: 'wrong', password: 'another-of-twelve' } },
  },
  { route: 'GET /api/audit', method: 'GET', path: '/api/audit', options: {} },
  {
    route: 'POST /api/audit/:id/restore',
    method: 'POST',
    path: '/api/audit/none/restore',
    options: {},
  },
  { route: 'GET /api/people', method: 'GET', path: '/api/people', options: {} },
  {
    route: 'POST /api/people',
    method: 'POST',
    path: '/api/people',
    options: { body: { name: 'owner', password: 'not a new person', role: 'orders' } },
  },
  { route: 'PUT /api/people/:id', method: 'PUT', path: '/api/people/none', options: { body: {} } },
  { route: 'DELETE /api/people/:id', method: 'DELETE', path: '/api/people/none', options: {} },
  { route: 'GET /api/settings', method: 'GET', path: '/api/settings', options: {} },
  {
    route: 'GET /api/settings/past/:id',
    method: 'GET',
    path: '/api/settings/past/none',
    options: {},
  },
  { route: 'GET /api/settings/mail', method: 'GET', path: '/api/settings/mail', options: {} },
  { route: 'GET /api/genres', method: 'GET', path: '/api/genres', options: {} },
  { route: 'PUT /api/settings', method: 'PUT', path: '/api/settings', options: { body: {} } },
  { route: 'GET /api/opening', method: 'GET', path: '/api/opening', options: {} },
  { route: 'PUT /api/opening', method: 'PUT', path: '/api/opening', options: { body: {} } },
  { route: 'DELETE /api/auth/admin', method: 'DELETE', path: '/api/auth/admin', options: {} },
];
