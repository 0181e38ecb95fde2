import {
  type CallInput,
  type CallName,
  callDefinitions,
  callNames,
} from '../../functions/src/shared/api-calls.ts';
import { methodAndPath } from '../../functions/src/shared/call-definition.ts';
import { importRulesSchema } from '../../functions/src/shared/import/import-rules.ts';
import { capabilities } from '../../functions/src/shared/people/roles.ts';
import { type CallOptions, call } from './shop-api.ts';

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

const bookFields = { ...adminBookFields, coverImage: '', trending: false };
const draftFields = { ...bookFields };
/** Of a book that the shop does not have: no shelf is added. */
const shelfFields = {
  title: 'T',
  slug: 't',
  text: '',
  isPublished: false,
  homePlace: 0,
  books: [{ bookId: 'no-such-thing', note: '', by: '' }],
};
const recipient = {
  name: '',
  phone: '',
  email: '',
  address: { street: '', city: '', country: '', state: '', zipcode: '' },
};
export const missing = 'no-such-thing';

/** What a request carries, but for its sender. */
export interface Sample {
  params?: Record<string, string>;
  query?: object;
  body?: unknown;
}

interface Asked {
  email: string;
  bookId: string;
}

/**
 * One request for each call of the contract, about what the shop does not have unless these are its own: a new call
 * does not compile before it is here.
 */
export function sampleCalls({ email, bookId }: Asked): Record<CallName, Sample> {
  const samples: { [Name in CallName]: CallInput<Name> } = {
    'POST /api/auth/admin': { body: { username: 'unknown', password: 'not the password' } },
    'POST /api/auth/device': { body: { code: 'no such code' } },
    'DELETE /api/auth/admin': {},
    'GET /api/admin': {},
    'GET /api/admin/sales': {},
    'GET /api/admin/isbn/:isbn': { params: { isbn: '9780141439587' } },
    'GET /api/admin/books': { query: { q: 'emma' } },
    'GET /api/books': { query: { limit: 1 } },
    'GET /api/books/export': {},
    'GET /api/books/:id': { params: { id: bookId } },
    'GET /api/catalogue': { query: { page: 1 } },
    'GET /api/bookcase': {},
    'GET /api/suggestions': { query: { q: 'emma' } },
    'GET /api/books/:id/related': { params: { id: bookId } },
    'GET /api/books/:id/reviews': { params: { id: bookId } },
    'POST /api/reviews/:key/reports': { params: { key: missing } },
    'GET /api/admin/reviews': { query: { list: 'waiting' } },
    'GET /api/admin/reviews/counts': {},
    'POST /api/admin/reviews/:key/status': {
      params: { key: missing },
      body: { to: 'published', reason: '' },
    },
    'POST /api/admin/reviews/:key/undo': { params: { key: missing } },
    'PUT /api/admin/reviews/:key/reply': { params: { key: missing }, body: { text: 'T' } },
    'DELETE /api/admin/reviews/:key/reports': { params: { key: missing } },
    'GET /api/account/reviews': {},
    'PUT /api/account/reviews/:bookId': {
      params: { bookId: missing },
      body: { stars: 5, text: 'T', name: 'N' },
    },
    'DELETE /api/account/reviews/:bookId': { params: { bookId: missing } },
    'GET /api/books/:id/drawn-cover': { params: { id: bookId } },
    'POST /api/books/create-book': { body: bookFields },
    'PUT /api/books/edit/:id': { params: { id: bookId }, body: bookFields },
    'DELETE /api/books/:id': { params: { id: bookId } },
    'POST /api/books/:id/restore': { params: { id: bookId } },
    'GET /api/drafts': {},
    'POST /api/drafts': { body: draftFields },
    'GET /api/drafts/:id': { params: { id: missing } },
    'PUT /api/drafts/:id': { params: { id: missing }, body: draftFields },
    'DELETE /api/drafts/:id': { params: { id: missing } },
    'POST /api/drafts/:id/publish': { params: { id: missing } },
    'GET /api/shelves': { query: { home: true } },
    'GET /api/shelves/:slug': { params: { slug: missing } },
    'GET /api/admin/shelves': {},
    'GET /api/admin/shelves/:id': { params: { id: missing } },
    'POST /api/shelves': { body: shelfFields },
    'PUT /api/shelves/:id': { params: { id: missing }, body: shelfFields },
    'DELETE /api/shelves/:id': { params: { id: missing } },
    'POST /api/shelves/:id/restore': { params: { id: missing } },
    'GET /api/publishers': { query: { q: missing } },
    'PUT /api/publishers': {
      body: { publisher: missing, maker: '', postalAddress: '', electronicAddress: '' },
    },
    'GET /api/stock': { query: { ids: [bookId] } },
    'POST /api/stock/:bookId': { params: { bookId }, body: { onHand: 1 } },
    'POST /api/stock/:bookId/damaged': { params: { bookId }, body: { copies: 1, orderId: undefined } },
    'GET /api/stock/:bookId/movements': { params: { bookId } },
    'GET /api/stock/scanned': { query: { isbns: ['9780141439587'] } },
    'GET /api/to-order': {},
    'GET /api/to-order/export': {},
    'PUT /api/to-order': { body: { bookIds: [missing], copies: [1] } },
    'POST /api/to-order/given': { body: { bookIds: [missing] } },
    'GET /api/deliveries': {},
    'POST /api/deliveries': { body: { bookIds: [missing], copies: [1], supplier: '', note: '' } },
    'POST /api/stock-changes': {
      body: { kind: 'add', copies: 1, selection: { ids: [missing], filter: undefined } },
    },
    'GET /api/stocktakes': {},
    'POST /api/stocktakes': { body: { scope: 'shelf', value: 'no such shelf' } },
    'GET /api/stocktakes/:id': { params: { id: missing } },
    'DELETE /api/stocktakes/:id': { params: { id: missing } },
    'POST /api/stocktakes/:id/counts': { params: { id: missing }, body: { bookIds: [missing], copies: [1] } },
    'POST /api/stocktakes/:id/book': { params: { id: missing } },
    'POST /api/stock-postings/:id/continue': { params: { id: missing } },
    'POST /api/stock-postings/:id/undo': { params: { id: missing } },
    'GET /api/imports': {},
    'POST /api/imports': { body: importRequest },
    'GET /api/imports/:id': { params: { id: missing } },
    'GET /api/imports/:id/columns': { params: { id: missing } },
    'POST /api/imports/:id/start': { params: { id: missing } },
    'POST /api/imports/:id/undo': { params: { id: missing } },
    'POST /api/imports/:id/cancel': { params: { id: missing } },
    'GET /api/imports/:id/faulty': { params: { id: missing } },
    'POST /api/bulk-changes': { body: bulkRequest },
    'DELETE /api/covers/:fileName': { params: { fileName: `${missing}.avif` } },
    'GET /api/covers/:fileName/preview': { params: { fileName: `${missing}.avif` } },
    'POST /api/orders': { body: { ...recipient, productIds: [missing], totalPrice: '0.00' } },
    'POST /api/payments': { body: { ...recipient, productIds: [missing], totalPrice: '0.00' } },
    'POST /api/payments/events': { body: '{}' },
    'GET /api/payments/provider': {},
    'GET /api/payments/held': {},
    'GET /api/payments/:id': { params: { id: missing } },
    'POST /api/payments/:id/check': { params: { id: missing } },
    'POST /api/payments/:id/again': { params: { id: missing } },
    'POST /api/payments/:id/cash': { params: { id: missing } },
    'POST /api/payments/:id/release': { params: { id: missing } },
    'POST /api/payments/:id/refund': { params: { id: missing } },
    'POST /api/payments/:id/settled': { params: { id: missing }, body: { note: 'Given back' } },
    'GET /api/orders/email/:email': { params: { email: email } },
    'GET /api/orders': { query: { ids: [missing] } },
    'POST /api/orders/:id/lines': {
      params: { id: missing },
      body: { bookId: missing, from: 'ordered', to: 'taken-out', reason: 'other', isMailed: true },
    },
    'POST /api/orders/:id/missing': { params: { id: missing }, body: { bookId: missing, suggestion: '' } },
    'POST /api/choices': { body: { token: missing, choice: 'wait' as const } },
    'POST /api/orders/:id/parcels': {
      params: { id: missing },
      body: { bookIds: [missing], carrier: '', trackingCode: '' },
    },
    'PUT /api/orders/:id/parcels/:number': {
      params: { id: missing, number: '1' },
      body: {
        from: 'shipped',
        to: 'delivered',
        carrier: undefined,
        trackingCode: undefined,
        cashCents: undefined,
        cashWay: 'cash',
        reason: '',
        isMailed: true,
      },
    },
    'PUT /api/orders/:id/recipient': {
      params: { id: missing },
      body: { ...recipient, email: email, isMailed: false },
    },
    'POST /api/orders/:id/messages': { params: { id: missing }, body: { text: 'Hello' } },
    'POST /api/orders/:id/discounts': {
      params: { id: missing },
      body: { cents: 100, basisPoints: undefined, reason: 'A bent corner', isMailed: true },
    },
    'DELETE /api/orders/:id/discounts/:number': { params: { id: missing, number: '1' } },
    'GET /api/orders/:id/notes': { params: { id: missing } },
    'POST /api/orders/:id/notes': { params: { id: missing }, body: { text: 'Rings twice' } },
    'GET /api/orders/:id/cash': { params: { id: missing } },
    'POST /api/orders/:id/cash': {
      params: { id: missing },
      body: { kind: 'taken', cents: 1, way: 'cash', reference: '', note: '' },
    },
    'GET /api/cash': { query: { day: '1900-01-01' } },
    'POST /api/cash/:day/close': {
      params: { day: missing },
      body: { countedCents: 0, expectedCents: 0, note: '' },
    },
    'POST /api/cash/:day/reopen': { params: { day: missing }, body: { reason: 'A note was missing' } },
    'GET /api/cash/export': { query: { from: '1900-01-01', to: '1900-01-02' } },
    'GET /api/invoices': { query: { ids: [missing] } },
    'GET /api/invoices/export': { query: { from: '1900-01-01', to: '1900-01-02' } },
    'GET /api/invoices/journal': { query: { from: '1900-01-01', to: '1900-01-02' } },
    'GET /api/invoices/:number': { params: { number: missing } },
    'GET /api/orders/counts': {},
    'GET /api/orders/picking': { query: { ids: [missing] } },
    'GET /api/orders/slips': { query: { ids: [missing] } },
    'GET /api/orders/export': { query: { from: '2000-01-01', to: '2000-01-02' } },
    'POST /api/orders/:id/status': {
      params: { id: missing },
      body: { from: 'placed', to: 'cancelled', note: '', carrier: '', trackingCode: '', isUndo: false },
    },
    'GET /api/mails/failed': {},
    'GET /api/withdrawals/unknown': {},
    'POST /api/withdrawals/unknown/:id': { params: { id: missing }, body: { isDone: true } },
    'GET /api/orders/:id/mails': { params: { id: missing } },
    'POST /api/orders/:id/mails/:event': { params: { id: missing, event: 'placed' } },
    'GET /api/account': {},
    'PUT /api/account': { body: { name: 'Nora' } },
    'GET /api/account/export': {},
    'POST /api/account/sign-out': {},
    'GET /api/account/lists': {},
    'PUT /api/account/lists': { body: { sentAt: 0, cart: [], wishes: [] } },
    'GET /api/account/wishlist-link': {},
    'PUT /api/account/wishlist-link': { body: { name: 'Robin' } },
    'DELETE /api/account/wishlist-link': {},
    'GET /api/wishlists/:code': { params: { code: missing } },
    'DELETE /api/account': {},
    'GET /api/people': {},
    'POST /api/people': { body: { name: 'New', password: 'short', role: 'orders' } },
    'PUT /api/people/:id': { params: { id: missing }, body: { disabled: true } },
    'DELETE /api/people/:id': { params: { id: missing } },
    'PUT /api/admin/password': { body: { oldPassword: 'a', password: 'a-new-one-of-twelve' } },
    'GET /api/shop': {},
    'GET /api/delivery': {},
    'GET /api/opening': {},
    'PUT /api/opening': { body: {} },
    'GET /api/version': {},
    'GET /api/texts/:name': { params: { name: missing } },
    'GET /api/settings': {},
    'PUT /api/settings': { body: {} },
    'GET /api/settings/past/:id': { params: { id: missing } },
    'POST /api/settings/mail': { body: { mailGreeting: 'Dear {name}' } },
    'GET /api/genres': {},
    'GET /api/audit': {},
    'POST /api/audit/:id/restore': { params: { id: missing } },
    'POST /api/withdrawals': {
      body: { name: 'Emma', number: '0000-0000', email: 'nobody@shop.example', books: '' },
    },
    'GET /api/account/newsletter': {},
    'PUT /api/account/newsletter': { body: { isWanted: false } },
    'POST /api/newsletter': { body: { email: 'nobody@shop.example' } },
    'POST /api/newsletter/confirm': { body: { token: missing } },
    'GET /api/newsletter': {},
    'GET /api/newsletter/export': {},
    'POST /api/unsubscribes': { body: { token: missing } },
    'POST /api/csp-reports': { body: { 'csp-report': {} } },
  };
  return samples;
}

/** Sends a request of {@link sampleCalls}. */
export function sendSample(name: CallName, { params, query, body }: Sample, from: CallOptions) {
  const { method, path } = methodAndPath(name);
  const address = Object.entries(params ?? {}).reduce(
    (text, [key, value]) => text.replace(`:${key}`, encodeURIComponent(value)),
    path,
  );
  const texts = (values: object = {}) => Object.entries(values).map(([key, value]) => [key, `${value}`]);
  return call(method.toUpperCase(), `${address}?${new URLSearchParams(texts(query))}`, {
    ...from,
    ...(body !== undefined && { body }),
  });
}

const ofDashboard = callNames.filter((name) => callDefinitions[name].access in capabilities);
const endOfSession = 'DELETE /api/auth/admin';

/** The calls that only people of the dashboard may make, whatever their role; the last one ends the session. */
export const dashboardCalls: readonly CallName[] = [
  ...ofDashboard.filter((name) => name !== endOfSession),
  endOfSession,
];
