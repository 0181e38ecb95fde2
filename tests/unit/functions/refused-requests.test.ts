import { expect, it } from 'vitest';
import type { Schema } from 'yup';
import { readQuery, validated } from '../../../functions/src/platform/http/call-request.ts';
import { refuseUnknownShape } from '../../../functions/src/platform/http/schema-shape.ts';
import { type CallName, callDefinitions } from '../../../functions/src/shared/api-calls.ts';
import { listLimits } from '../../../functions/src/shared/shopper/shopper-lists.ts';
import { makeBook, makeCounterSale, makeDeskOrder, makeOrderRequest } from '../../fixtures/factories.ts';

async function askWith(name: CallName, given: string | object): Promise<unknown> {
  const { query } = callDefinitions[name];
  const body: Schema = callDefinitions[name].body;
  if (typeof given === 'string') return readQuery<unknown>(query, new URLSearchParams(given));
  refuseUnknownShape(given, body);
  return validated(body, body.cast(given, { assert: false }));
}

const many = (count: number) => Array.from({ length: count }, (_, index) => `id-${index}`);
const action = { bookId: 'emma', at: 1, in: true };
const review = { stars: 5, text: 'I read it twice.', name: 'Ada' };
const selection = { ids: ['a'] };
const bulk = { id: crypto.randomUUID(), selection };
const withdrawal = { name: 'Ada', number: '7K3M-9QXA', email: 'ada@example.com', books: '' };
const step = { from: 'placed', to: 'packed' };

/** Invalid requests by call, with the field that is wrong. */
const rows: [CallName, given: string | object, field?: string][] = [
  ['POST /api/orders/:id/cash', { kind: 'taken', cents: 0 }, 'cents'],
  ['POST /api/orders/:id/cash', { kind: 'taken', cents: 1.5 }, 'cents'],
  ['POST /api/orders/:id/cash', { kind: 'taken', cents: 100_000_000_001 }, 'cents'],
  ['POST /api/orders/:id/cash', { kind: 'undone', cents: 5 }, 'kind'],
  ['POST /api/orders/:id/cash', { kind: 'taken', cents: 5, way: 'gold' }, 'way'],
  ['POST /api/deliveries', { bookIds: [], copies: [] }],
  ['POST /api/deliveries', { bookIds: ['a', 'a'], copies: [1, 1] }],
  ['POST /api/deliveries', { bookIds: ['a/b'], copies: [1] }],
  ['POST /api/deliveries', { bookIds: ['a'], copies: [0] }],
  ['POST /api/deliveries', { bookIds: ['a'], copies: [0.5] }],
  ['POST /api/deliveries', { bookIds: ['a', 'b'], copies: [1] }],
  ['POST /api/stock-changes', { kind: 'add', copies: 0, selection }, ''],
  ['POST /api/stock-changes', { kind: 'set', copies: -1, selection }, 'copies'],
  ['POST /api/stock-changes', { kind: 'set', copies: 10_001, selection }, 'copies'],
  ['POST /api/stock-changes', { kind: 'take', copies: 1, selection }, 'kind'],
  ['POST /api/stock-changes', { kind: 'add', copies: 1, selection: {} }, 'selection'],
  ['POST /api/stocktakes', { scope: 'room', value: 'B' }, 'scope'],
  ['POST /api/stocktakes', { scope: 'shelf', value: ' ' }, ''],
  ['POST /api/stocktakes', { scope: 'category', value: 'poetry/' }, ''],
  ['POST /api/stocktakes', { scope: 'all', value: 'B' }, ''],
  ['POST /api/stocktakes', { scope: 'shelf', value: 'x'.repeat(21) }, 'value'],
  ['POST /api/stocktakes/:id/counts', { bookIds: many(51), copies: many(51).map(() => 1) }, 'bookIds'],
  ['POST /api/stocktakes/:id/counts', { bookIds: ['kim'], copies: [0.5] }],
  ['POST /api/bulk-changes', { ...bulk, change: { kind: 'percent' } }],
  ['POST /api/bulk-changes', { ...bulk, change: { kind: 'delete', percent: 5 } }],
  ['POST /api/bulk-changes', { ...bulk, change: { kind: 'percent', percent: 1e9 } }],
  ['POST /api/drafts', {}, 'title'],
  ['POST /api/drafts', { title: '' }, 'title'],
  ['POST /api/drafts', { title: 'T', newPrice: -1 }, 'newPrice'],
  ['POST /api/drafts', { title: 'T', x: 1 }, 'x'],
  ['GET /api/audit', 'q=a&by=b'],
  ['GET /api/audit', 'after=x', 'after'],
  ['GET /api/audit', 'kind=importedBooks', 'kind'],
  ['GET /api/audit', 'kind=book&q=a'],
  ['GET /api/audit', 'colour=red', 'colour'],
  ['GET /api/orders', '', 'ids'],
  ['GET /api/orders', 'ids='],
  ['GET /api/orders', `ids=${many(101)}`, 'ids'],
  ['GET /api/orders/export', ''],
  ['GET /api/orders/export', 'from=2026-01-01', 'to'],
  ['GET /api/orders/export', 'from=2026-02-30&to=2026-03-01', 'from'],
  ['GET /api/orders/export', 'from=2026-01-01&to=2026-01-02&all=1', 'all'],
  ['GET /api/orders/email/:email', 'limit=0', 'limit'],
  ['GET /api/orders/email/:email', 'limit=101', 'limit'],
  ['GET /api/orders/email/:email', 'after=yesterday', 'after'],
  ['POST /api/orders/:id/status', { ...step, to: 'lost' }, 'to'],
  ['POST /api/orders/:id/status', { to: 'packed' }, 'from'],
  ['POST /api/orders/:id/status', { ...step, to: 'constructor' }, 'to'],
  ['POST /api/orders/:id/status', { ...step, note: 'n'.repeat(10_000) }, 'note'],
  ['POST /api/orders/:id/status', { ...step, carrier: 7 }, 'carrier'],
  ['POST /api/orders/:id/status', { ...step, status: 'packed' }, 'status'],
  ['POST /api/orders', { ...makeOrderRequest([]), productIds: many(201) }, 'productIds'],
  ['POST /api/orders', { ...makeOrderRequest([]), productIds: ['a'], uid: 'another-shopper' }, 'uid'],
  ['POST /api/orders/desk', makeDeskOrder([makeBook()], { name: '' }), 'name'],
  ['POST /api/orders/desk', makeDeskOrder([makeBook()], { phone: '' }), 'phone'],
  ['POST /api/orders/desk', makeCounterSale([makeBook()], { way: 'card', reference: '' }), 'reference'],
  ['POST /api/payments/links', makeDeskOrder([makeBook()], { way: 'link', phone: '' }), 'phone'],
  ['PUT /api/account/reviews/:bookId', { ...review, stars: 6 }, 'stars'],
  ['PUT /api/account/reviews/:bookId', { ...review, stars: 2.5 }, 'stars'],
  ['PUT /api/account/reviews/:bookId', { ...review, text: ' \n ' }, 'text'],
  ['PUT /api/account/reviews/:bookId', { ...review, name: '\u202e' }, 'name'],
  ['PUT /api/account/reviews/:bookId', { ...review, text: 'a'.repeat(4001) }, 'text'],
  ['PUT /api/account/lists', { sentAt: 1, cart: [{ ...action, bookId: 'a/b' }] }],
  ['PUT /api/account/lists', { sentAt: 1, cart: [{ ...action, bookId: '' }] }],
  ['PUT /api/account/lists', { sentAt: 1, cart: [{ ...action, at: -1 }] }],
  ['PUT /api/account/lists', { sentAt: 1, cart: [{ ...action, at: 1.5 }] }],
  [
    'PUT /api/account/lists',
    { sentAt: 1, cart: many(listLimits.actions + 1).map((bookId) => ({ ...action, bookId })) },
  ],
  ['POST /api/withdrawals', { ...withdrawal, number: '12' }, 'number'],
  ['POST /api/withdrawals', { ...withdrawal, email: 'nobody' }, 'email'],
];

it.each(rows)('%s is refused with %j', async (name, given, field) => {
  const refused = { status: 400, ...(field !== undefined && { details: { field } }) };
  await expect(askWith(name, given)).rejects.toMatchObject(refused);
});
