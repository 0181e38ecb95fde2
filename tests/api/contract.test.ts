import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { beginSession } from '../../functions/src/auth/session-store.ts';
import {
  type CallInput,
  type CallName,
  callDefinitions,
  callNames,
} from '../../functions/src/shared/api-calls.ts';
import { type Access, methodAndPath } from '../../functions/src/shared/call-definition.ts';
import { givenRoles, type Role, roleNames } from '../../functions/src/shared/people/roles.ts';
import { idTokenOf, registerShopper, type SignedInShopper } from './accounts.ts';
import { adminBookFields, bulkRequest, importRequest } from './admin-calls.ts';
import { call } from './shop-api.ts';
import { addWorker, removeWorker, type SignedInWorker, sessionOf } from './workers.ts';

// Walks the contract: every call by every kind of caller. A new call does not compile here without its sample, and
// is then judged by the access that it declares.

const bookFields = { ...adminBookFields, coverImage: '', trending: false };
const draftFields = { ...bookFields };
/** Of a book that the shop does not have: no shelf is added. */
const shelfFields = {
  ...{ title: 'T', slug: 't', text: '', isPublished: false, homePlace: 0 },
  books: [{ bookId: 'no-such-thing', note: '', by: '' }],
};
const recipient = {
  name: '',
  phone: '',
  email: '',
  address: { street: '', city: '', country: '', state: '', zipcode: '' },
};
const missing = 'no-such-thing';

/** Of a file that was never uploaded. */
function samplesOf(owner: SignedInShopper): Record<CallName, Sample> {
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
    'GET /api/books/:id': { params: { id: missing } },
    'GET /api/catalogue': { query: { page: 1 } },
    'GET /api/suggestions': { query: { q: 'emma' } },
    'GET /api/books/:id/related': { params: { id: missing } },
    'POST /api/books/create-book': { body: bookFields },
    'PUT /api/books/edit/:id': { params: { id: missing }, body: bookFields },
    'DELETE /api/books/:id': { params: { id: missing } },
    'POST /api/books/:id/restore': { params: { id: missing } },
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
    'GET /api/stock': { query: { ids: [missing] } },
    'POST /api/stock/:bookId': {
      params: { bookId: missing },
      body: { onHand: 1 },
      headers: { 'Idempotency-Key': crypto.randomUUID() },
    },
    'POST /api/stock/:bookId/damaged': {
      params: { bookId: missing },
      body: { copies: 1, orderId: undefined },
      headers: { 'Idempotency-Key': crypto.randomUUID() },
    },
    'GET /api/stock/:bookId/movements': { params: { bookId: missing } },
    'GET /api/stock/scanned': { query: { isbns: ['9780141439587'] } },
    'GET /api/deliveries': {},
    'POST /api/deliveries': {
      body: { bookIds: [missing], copies: [1], supplier: '', note: '' },
      headers: { 'Idempotency-Key': crypto.randomUUID() },
    },
    'POST /api/stock-changes': {
      body: { kind: 'add', copies: 1, selection: { ids: [missing], filter: undefined } },
      headers: { 'Idempotency-Key': crypto.randomUUID() },
    },
    'GET /api/stocktakes': {},
    'POST /api/stocktakes': {
      body: { scope: 'shelf', value: 'no such shelf' },
      headers: { 'Idempotency-Key': crypto.randomUUID() },
    },
    'GET /api/stocktakes/:id': { params: { id: missing } },
    'DELETE /api/stocktakes/:id': { params: { id: missing } },
    'POST /api/stocktakes/:id/counts': {
      params: { id: missing },
      body: { bookIds: [missing], copies: [1] },
      headers: { 'Idempotency-Key': crypto.randomUUID() },
    },
    'POST /api/stocktakes/:id/book': { params: { id: missing } },
    'POST /api/stock-postings/:id/continue': { params: { id: missing } },
    'POST /api/stock-postings/:id/undo': { params: { id: missing } },
    'GET /api/imports': {},
    'POST /api/imports': { body: importRequest },
    'GET /api/imports/:id': { params: { id: missing } },
    'GET /api/imports/:id/columns': { params: { id: missing } },
    'POST /api/imports/:id/start': { params: { id: missing } },
    'POST /api/imports/:id/undo': { params: { id: missing } },
    'GET /api/imports/:id/faulty': { params: { id: missing } },
    'POST /api/bulk-changes': { body: bulkRequest },
    'DELETE /api/covers/:fileName': { params: { fileName: `${missing}.avif` } },
    'GET /api/covers/:fileName/preview': { params: { fileName: `${missing}.avif` } },
    'POST /api/orders': {
      body: { ...recipient, productIds: [missing], totalPrice: '0.00' },
      headers: { 'Idempotency-Key': crypto.randomUUID() },
    },
    'GET /api/orders/email/:email': { params: { email: owner.email } },
    'GET /api/orders': { query: { ids: [missing] } },
    'POST /api/orders/:id/lines': {
      params: { id: missing },
      body: { bookId: missing, from: 'ordered', to: 'taken-out', reason: 'other', isMailed: true },
      headers: { 'Idempotency-Key': crypto.randomUUID() },
    },
    'POST /api/orders/:id/parcels': {
      params: { id: missing },
      body: { bookIds: [missing], carrier: '', trackingCode: '' },
      headers: { 'Idempotency-Key': crypto.randomUUID() },
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
      headers: { 'Idempotency-Key': crypto.randomUUID() },
    },
    'PUT /api/orders/:id/recipient': {
      params: { id: missing },
      body: { ...recipient, email: owner.email, isMailed: false },
      headers: { 'Idempotency-Key': crypto.randomUUID() },
    },
    'POST /api/orders/:id/messages': {
      params: { id: missing },
      body: { text: 'Hello' },
      headers: { 'Idempotency-Key': crypto.randomUUID() },
    },
    'POST /api/orders/:id/discounts': {
      params: { id: missing },
      body: { cents: 100, basisPoints: undefined, reason: 'A bent corner', isMailed: true },
      headers: { 'Idempotency-Key': crypto.randomUUID() },
    },
    'DELETE /api/orders/:id/discounts/:number': {
      params: { id: missing, number: '1' },
      headers: { 'Idempotency-Key': crypto.randomUUID() },
    },
    'GET /api/orders/:id/notes': { params: { id: missing } },
    'POST /api/orders/:id/notes': {
      params: { id: missing },
      body: { text: 'Rings twice' },
      headers: { 'Idempotency-Key': crypto.randomUUID() },
    },
    'GET /api/orders/:id/cash': { params: { id: missing } },
    'POST /api/orders/:id/cash': {
      params: { id: missing },
      body: { kind: 'taken', cents: 1, way: 'cash', reference: '', note: '' },
      headers: { 'Idempotency-Key': crypto.randomUUID() },
    },
    'GET /api/cash': { query: { day: '1900-01-01' } },
    'POST /api/cash/:day/close': {
      params: { day: missing },
      body: { countedCents: 0, expectedCents: 0, note: '' },
      headers: { 'Idempotency-Key': crypto.randomUUID() },
    },
    'POST /api/cash/:day/reopen': {
      params: { day: missing },
      body: { reason: 'A note was missing' },
      headers: { 'Idempotency-Key': crypto.randomUUID() },
    },
    'GET /api/cash/export': { query: { from: '1900-01-01', to: '1900-01-02' } },
    'GET /api/invoices': { query: { ids: [missing] } },
    'GET /api/invoices/export': { query: { from: '1900-01-01', to: '1900-01-02' } },
    'GET /api/invoices/journal': { query: { from: '1900-01-01', to: '1900-01-02' } },
    'GET /api/invoices/:number': { params: { number: missing } },
    'GET /api/orders/counts': {},
    'GET /api/orders/picking': { query: { ids: [missing] } },
    'GET /api/orders/export': { query: { from: '2000-01-01', to: '2000-01-02' } },
    'POST /api/orders/:id/status': {
      params: { id: missing },
      body: { from: 'placed', to: 'cancelled', note: '', carrier: '', trackingCode: '', isUndo: false },
      headers: { 'Idempotency-Key': crypto.randomUUID() },
    },
    'GET /api/mails/failed': {},
    'GET /api/orders/:id/mails': { params: { id: missing } },
    'POST /api/orders/:id/mails/:event': { params: { id: missing, event: 'placed' } },
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
    'GET /api/settings/mail': { query: { mailGreeting: 'Dear {name}' } },
    'GET /api/genres': {},
    'GET /api/audit': {},
    'POST /api/audit/:id/restore': { params: { id: missing } },
    'POST /api/csp-reports': { body: { 'csp-report': {} } },
  };
  return samples;
}

interface Sample {
  params?: Record<string, string>;
  query?: object;
  body?: unknown;
  headers?: object;
}

/** Sends a call of the contract with a bearer token and answers the status and the error's code. */
async function send(name: CallName, input: Sample, token: string | undefined) {
  const { method, path } = methodAndPath(name);
  const params = Object.entries(input.params ?? {});
  const query = new URLSearchParams(
    Object.entries(input.query ?? {}).map(([key, value]) => [key, `${value}`]),
  );
  const address = params.reduce(
    (text, [key, value]) => text.replace(`:${key}`, encodeURIComponent(value)),
    path,
  );
  const { status, body } = await call(method.toUpperCase(), `${address}?${query}`, {
    token,
    ...(input.body === undefined ? {} : { body: input.body }),
    headers: Object.fromEntries(Object.entries(input.headers ?? {}).map(([key, value]) => [key, `${value}`])),
  });
  return { status, code: body?.error?.code };
}

const anonymous = ['anonymous'] as const;
const shoppers = ['shopper', 'other shopper'] as const;
const outsiders = ['ended session', 'removed person', 'admin’s ID token'] as const;
const callerKinds = [...anonymous, ...shoppers, ...roleNames, ...outsiders];
type CallerKind = (typeof callerKinds)[number];

/** Which callers a call of an access lets in, as it was agreed: the table of the roles is held against it. */
const letIn: Record<Access, readonly CallerKind[]> = {
  public: callerKinds,
  shopper: shoppers,
  admin: ['owner', 'catalogue', 'orders', 'both'],
  catalogue: ['owner', 'catalogue', 'both'],
  orders: ['owner', 'orders', 'both'],
  owner: ['owner'],
  'shopper or orders': [...shoppers, 'owner', 'orders', 'both'],
};

/** What only the owner of what is asked for may see. */
const ownOnly: readonly CallName[] = ['GET /api/orders/email/:email'];

let owner: SignedInShopper;
let other: SignedInShopper;
let endedToken: string;
let removedToken: string;
const people: Partial<Record<Role, SignedInWorker>> = {};

beforeAll(async () => {
  [owner, other] = await Promise.all([registerShopper(), registerShopper()]);
  endedToken = await beginSession();
  await call('DELETE', '/api/auth/admin', { token: endedToken });
  for (const role of givenRoles) people[role] = await addWorker(role);
  const removed = await addWorker('catalogue');
  await removeWorker(removed);
  removedToken = removed.token;
});

afterAll(async () => {
  for (const worker of Object.values(people)) await removeWorker(worker);
});

async function newTokenOf(kind: CallerKind): Promise<string | undefined> {
  if (kind === 'shopper') return owner.token;
  if (kind === 'other shopper') return other.token;
  if (kind === 'owner') return beginSession();
  if (kind === 'ended session') return endedToken;
  if (kind === 'removed person') return removedToken;
  if (kind === 'anonymous') return undefined;
  if (kind === 'admin’s ID token') return idTokenOf(await beginSession());
  const worker = people[kind];
  return worker && sessionOf(worker);
}

/** The token of each kind of caller, until a call ends its session. */
const tokens = new Map<CallerKind, Promise<string | undefined>>();

function tokenOf(kind: CallerKind, name: CallName): Promise<string | undefined> {
  if (name === 'DELETE /api/auth/admin') return newTokenOf(kind);
  const token = tokens.get(kind) ?? newTokenOf(kind);
  tokens.set(kind, token);
  return token;
}

describe.each(callNames)('%s', (name) => {
  it.each(callerKinds)('lets in or refuses, as the contract says: %s', async (kind) => {
    const answer = await send(name, samplesOf(owner)[name], await tokenOf(kind, name));
    const isOwn = kind !== 'other shopper' || !ownOnly.includes(name);
    if (letIn[callDefinitions[name].access].includes(kind) && isOwn) {
      expect(answer.code).not.toBe('unauthenticated');
      expect(answer.status).not.toBe(403);
      expect(answer.status).toBeLessThan(500);
    } else {
      expect([401, 403]).toContain(answer.status);
      expect(['unauthenticated', 'permission-denied']).toContain(answer.code);
    }
  });
});
