import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { beginSession } from '../../functions/src/auth/session-store.ts';
import { invoicePdf } from '../../functions/src/invoices/invoice-pdf.ts';
import { orderDocument } from '../../functions/src/orders/order-document.ts';
import { database } from '../../functions/src/platform/firebase.ts';
import { readInvoice } from '../../functions/src/shared/invoice/invoice.ts';
import { call } from '../api/shop-api.ts';
import { emptyOrders } from '../api/stored-books.ts';
import { atLeast, exactly } from '../figures.ts';
import { makeBook, makeOrderRequest } from '../fixtures/factories.ts';
import { holds } from '../promises/holds.ts';
import { expectGoal } from './goals.ts';
import { type KillableFunctions, startKillableFunctions } from './killable-functions.ts';
import { runSize } from './run-size.ts';

const group = 'Killed while parcels are delivered and invoiced';
const kills = runSize({ quick: 2, full: 100 });
const atOnce = 10;
const emptyAll = () => emptyOrders(['invoices', 'invoiceCounters']);
let functions: KillableFunctions;
let token: string;

beforeAll(async () => {
  await emptyAll();
  token = await beginSession();
  const headers = { authorization: `Bearer ${token}` };
  functions = await startKillableFunctions((address) =>
    fetch(`${address}/api/cash?day=1900-01-01`, { headers }),
  );
  const invoices = {
    ...{ isOn: true, at: 'delivery', prefix: 'INV-', creditPrefix: 'CN-', name: 'Paper & Ink' },
    ...{ address: 'Berlin', taxNumber: '', notes: [], accounts: [] },
  };
  expect((await call('PUT', '/api/settings', { token, body: { invoices } })).status).toBe(200);
});
afterAll(async () => {
  await functions.end();
  await emptyAll();
});

/** Stores an order that is under way. */
async function storeShipped(): Promise<string> {
  const book = makeBook();
  const { _id: bookId, title } = book;
  const id = crypto.randomUUID();
  const document = orderDocument({
    number: id.slice(0, 8),
    shopper: { uid: 'shopper', email: 'nora@example.com' },
    request: makeOrderRequest([book]),
    lines: [{ bookId, title, unitCents: 1070, taxBasisPoints: 700, coverImage: '' }],
    placedAt: new Date(),
  });
  const at = new Date().toISOString();
  const parcel = { number: 1, bookIds: [bookId], carrier: '', trackingCode: '', state: 'shipped', at };
  await database()
    .doc(`orders/${id}`)
    .set({ ...document, status: 'shipped', parcels: [parcel] });
  return id;
}

/** Delivers an order, however often its function is killed. @returns how often no answer came */
async function deliver(id: string): Promise<number> {
  const headers = {
    'content-type': 'application/json',
    authorization: `Bearer ${token}`,
    'idempotency-key': crypto.randomUUID(),
  };
  const body = JSON.stringify({ from: 'shipped', to: 'delivered', note: '', carrier: '', trackingCode: '' });
  for (let tries = 0; ; tries += 1) {
    const address = `${functions.address()}/api/orders/${id}/status`;
    const answer = await fetch(address, { method: 'POST', headers, body }).catch(() => undefined);
    if (answer?.status === 200) return tries;
    // A shop under load says when to try again.
    if (answer && answer.status !== 503) throw new Error(`Refused: ${answer.status} ${await answer.text()}`);
  }
}

it('Numbers have no gap and no double, and every file can be made', holds('invoices/numbers'), async () => {
  const seen = { killed: 0, orders: 0 };
  let usual = 500;
  while (seen.killed < kills) {
    const ids = await Promise.all(Array.from({ length: atOnce }, storeShipped));
    const begin = performance.now();
    const isFirst = seen.orders === 0;
    const killing = !isFirst && setTimeout(Math.random() * usual).then(functions.kill);
    const tries = await Promise.all(ids.map(deliver));
    await killing;
    if (isFirst) usual = performance.now() - begin;
    else if (tries.some((count) => count > 0)) seen.killed += 1;
    seen.orders += atOnce;
  }
  const { docs } = await database().collection('invoices').get();
  const counts = docs.map(({ id }) => Number(id.slice(-5))).sort((one, other) => one - other);
  const gaps = counts.filter((count, index) => count !== index + 1).length;
  const orders = (await database().collection('orders').get()).docs.map((one) => one.get('invoices'));
  const wrong = orders.filter((list) => list?.length !== 1).length;
  const named = new Set(orders.flat().map(({ number }) => number));
  for (const one of docs.slice(0, 20)) {
    const file = await invoicePdf([readInvoice(one.data())]);
    expect(file.subarray(0, 5).toString()).toBe('%PDF-');
  }
  expectGoal(atLeast(group, 'SIGKILLs in the middle of unanswered calls', seen.killed, kills));
  expectGoal(exactly(group, 'invoices beside one for each order', docs.length - seen.orders, 0));
  expectGoal(exactly(group, 'gaps in their numbers', gaps, 0));
  expectGoal(exactly(group, 'orders with another count of invoices than 1', wrong, 0));
  expect(named.size).toBe(seen.orders);
});
