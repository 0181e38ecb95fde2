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
  { route: 'GET /api/stock', method: 'GET', path: '/api/stock?ids=BOOK', options: {} },
  {
    route: 'POST /api/stock/:bookId',
    method: 'POST',
    path: '/api/stock/BOOK',
    options: { body: { onHand: 3 }, headers: { 'Idempotency-Key': 'the-admins-stock-key' } },
  },
  {
    route: 'GET /api/stock/:bookId/movements',
    method: 'GET',
    path: '/api/stock/BOOK/movements',
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
  { route: 'GET /api/orders/:id/mails', method: 'GET', path: '/api/orders/none/mails', options: {} },
  {
    route: 'POST /api/orders/:id/mails/:event',
    method: 'POST',
    path: '/api/orders/none/mails/placed',
    options: {},
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
  { route: 'DELETE /api/auth/admin', method: 'DELETE', path: '/api/auth/admin', options: {} },
];
