import { beforeAll, expect, it } from 'vitest';
import { beginSession } from '../../functions/src/auth/session-store.ts';
import { database } from '../../functions/src/platform/firebase.ts';
import { registerShopper } from '../api/accounts.ts';
import { entriesAbout } from '../api/audit-entries.ts';
import { call, inParallel } from '../api/shop-api.ts';
import { storeBook } from '../api/stored-books.ts';
import { exactly } from '../figures.ts';
import { makeOrderRequest } from '../fixtures/factories.ts';
import { expectGoal } from './goals.ts';
import { order } from './orders.ts';
import { runSize } from './run-size.ts';

const count = runSize({ quick: 20, full: 200 });
let token: string;

beforeAll(async () => {
  token = await beginSession();
});

const send = (method: string, path: string, body: object, key: string = crypto.randomUUID()) =>
  call(method, `/api/orders/${path}`, { token, body, headers: { 'Idempotency-Key': key } });

/** A packed order of two counted books. */
async function packedOrder() {
  const books = await Promise.all([storeBook(), storeBook()]);
  for (const { _id } of books) {
    const headers = { 'Idempotency-Key': crypto.randomUUID() };
    await call('POST', `/api/stock/${_id}`, { token, headers, body: { onHand: 3 } });
  }
  const { body } = await order(await registerShopper(), makeOrderRequest(books));
  await send('POST', `${body._id}/status`, { from: 'placed', to: 'packed' });
  return { id: String(body._id), bookId: String(books[0]?._id) };
}

const { name, phone, address } = makeOrderRequest([]);
const back = { from: 'packed', to: 'placed', note: 'Why' };

it.each<[string, string, string, (bookId: string) => object]>([
  ['a step', 'POST', 'status', () => ({ from: 'packed', to: 'shipped' })],
  ['an undo', 'POST', 'status', () => ({ ...back, isUndo: true })],
  ['a step back', 'POST', 'status', () => back],
  ['a line', 'POST', 'lines', (bookId) => ({ bookId, from: 'ordered', to: 'taken-out', reason: 'damaged' })],
  ['a parcel', 'POST', 'parcels', (bookId) => ({ bookIds: [bookId] })],
  ['a recipient', 'PUT', 'recipient', () => ({ name, phone, address, email: 'kim@example.com' })],
  ['a message', 'POST', 'messages', () => ({ text: 'Hello' })],
  ['a note', 'POST', 'notes', () => ({ text: 'Hello' })],
])('The same call at once many times has one effect: %s', async (what, method, path, body) => {
  const { id, bookId } = await packedOrder();
  const before = await entriesAbout(token, id);
  const key = crypto.randomUUID();
  const answers = await inParallel(count, () => send(method, `${id}/${path}`, body(bookId), key));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  const effects = (await entriesAbout(token, id)).length - before.length;
  expectGoal(exactly('Changes of an order', `effects of ${count} identical calls: ${what}`, effects, 1));
  const { docs } = await database().collection('stockMovements').where('bookId', '==', bookId).get();
  expect(docs).toHaveLength(what === 'a line' ? 4 : 2);
});
