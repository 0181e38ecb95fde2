import { setTimeout } from 'node:timers/promises';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { beginSession } from '../../functions/src/auth/session-store.ts';
import { invoicePdf } from '../../functions/src/invoices/invoice-pdf.ts';
import { moneyOfInvoice } from '../../functions/src/invoices/written-amounts.ts';
import { database } from '../../functions/src/platform/firebase.ts';
import { type Invoice, invoiceCents, readInvoice } from '../../functions/src/shared/invoice/invoice.ts';
import { call } from '../api/shop-api.ts';
import { emptyOrders } from '../api/stored-books.ts';
import { atLeast, exactly } from '../figures.ts';
import { deliveryStep, shippedCents, storeShippedOrders } from '../fixtures/shipped-orders.ts';
import { expectGoal } from './goals.ts';
import { type KillableFunctions, startKillableFunctions } from './killable-functions.ts';
import { runSize } from './run-size.ts';

const group = 'Killed while parcels are delivered and invoiced';
const kills = runSize({ quick: 2, full: 100 });
const parcels = runSize({ quick: 40, full: 1000 });
/** As many as an instance takes when it is deployed. */
const atOnceEach = 40;
const emptyAll = () => emptyOrders(['invoices', 'invoiceCounters']);

/** Two of them, so that numbers are wanted by both at once. */
let instances: { functions: KillableFunctions; held: number }[] = [];
let token: string;

beforeAll(async () => {
  await emptyAll();
  token = await beginSession();
  const headers = { authorization: `Bearer ${token}` };
  const start = async () => ({
    functions: await startKillableFunctions((address) =>
      fetch(`${address}/api/cash?day=1900-01-01`, { headers }),
    ),
    held: 0,
  });
  instances = await Promise.all([start(), start()]);
  const invoices = {
    ...{ isOn: true, at: 'delivery', prefix: 'INV-', creditPrefix: 'CN-', name: 'Paper & Ink' },
    ...{ address: 'Berlin', taxNumber: '', notes: [], accounts: [] },
  };
  expect((await call('PUT', '/api/settings', { token, body: { invoices } })).status).toBe(200);
});
afterAll(async () => {
  await Promise.all(instances.map(({ functions }) => functions.end()));
  await emptyAll();
});

/** Delivers an order, however often its function is killed. */
async function deliver(id: string, instance: (typeof instances)[number]): Promise<void> {
  const headers = {
    'content-type': 'application/json',
    authorization: `Bearer ${token}`,
    'idempotency-key': crypto.randomUUID(),
  };
  const init = { method: 'POST', headers, body: JSON.stringify(deliveryStep) };
  while (true) {
    const address = `${await instance.functions.address()}/api/orders/${id}/status`;
    instance.held += 1;
    const answer = await fetch(address, init).catch(() => undefined);
    instance.held -= 1;
    if (answer?.status === 200) return;
    // A shop under load says when to try again.
    if (answer && answer.status !== 503) throw new Error(`Refused: ${answer.status} ${await answer.text()}`);
  }
}

const seen = { killed: 0, delivered: 0 };

/** Kills all instances at a moment that nothing announces. Only those that held a call count. */
async function killAll(): Promise<void> {
  await setTimeout(Math.random() * 50);
  seen.killed += instances.filter(({ held }) => held > 0).length;
  await Promise.all(instances.map(({ functions }) => functions.kill()));
}

/** Delivers all, as many at once as the instances take, while these are killed again and again. */
async function deliverThroughKills(ids: readonly string[]): Promise<void> {
  const waiting = ids.values();
  // As if each kill met one instance alone: another one may have nothing to do at that moment.
  const betweenKills = Math.floor(ids.length / (kills + 1));
  let killing = Promise.resolve();
  const worker = async (_: unknown, index: number) => {
    const instance = instances[index % instances.length];
    if (!instance) throw new Error('There are no functions');
    for (const id of waiting) {
      await deliver(id, instance);
      seen.delivered += 1;
      if (seen.delivered % betweenKills !== 0 || seen.killed >= kills) continue;
      killing = killing.then(killAll);
      await killing;
    }
  };
  await Promise.all(Array.from({ length: atOnceEach * instances.length }, worker));
  await killing;
}

/** Whether the file says its number and total, and is the same bytes in this process and from the functions. */
async function isFileRight(invoice: Invoice): Promise<boolean> {
  const [instance] = instances;
  const address = `${await instance?.functions.address()}/api/invoices/${invoice.number}`;
  const answer = await fetch(address, { headers: { authorization: `Bearer ${token}` } });
  const file = await invoicePdf([invoice]);
  if (!file.equals(Buffer.from(await answer.arrayBuffer()))) return false;
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(file)), { mergePages: true });
  const total = moneyOfInvoice(invoice).text(invoiceCents(invoice));
  return [invoice.number, total].every((one) => text.includes(one));
}

it('Numbers have no gap and no double, and every file can be made', async () => {
  const ids = await storeShippedOrders(parcels);
  await deliverThroughKills(ids);
  const { docs } = await database().collection('invoices').get();
  const counts = docs.map(({ id }) => Number(id.slice(-5))).sort((one, other) => one - other);
  const gaps = counts.filter((count, index) => count !== index + 1).length;
  const orders = (await database().collection('orders').get()).docs.map((one) => one.get('invoices'));
  const wrong = orders.filter((list) => list?.length !== 1).length;
  const named = new Set(orders.flat().map(({ number }) => number));
  const invoices = docs.map((one) => readInvoice(one.data()));
  let wrongFiles = 0;
  for (const invoice of invoices) if (!(await isFileRight(invoice))) wrongFiles += 1;
  const sum = invoices.reduce((cents, invoice) => cents + invoiceCents(invoice), 0);
  const charged = ids.reduce((cents, _, index) => cents + shippedCents(index), 0);
  expectGoal(atLeast(group, 'SIGKILLs in the middle of unanswered calls', seen.killed, kills));
  expectGoal(exactly(group, `invoices beside one for each of ${parcels} orders`, docs.length - parcels, 0));
  expectGoal(exactly(group, 'gaps in their numbers', gaps, 0));
  expectGoal(exactly(group, 'orders with another count of invoices than 1', wrong, 0));
  expectGoal(exactly(group, 'files without number or total, or of other bytes', wrongFiles, 0));
  expectGoal(exactly(group, 'cents between the invoices and what was charged', sum - charged, 0));
  expect(named.size).toBe(parcels);
});
