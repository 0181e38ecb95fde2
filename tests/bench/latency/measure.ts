import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { registerShopper } from '../../api/accounts.ts';
import { storeBook } from '../../api/stored-books.ts';
import { atMost, type Figure } from '../../figures.ts';
import { makeOrderRequest } from '../../fixtures/factories.ts';
import type { Bench } from '../parts.ts';
import { blocks, type Call, callsInBlock, compare } from './compare.ts';

/** More orders than this in a short time look like abuse to the shop; no shopper orders as often. */
const ordersOfShopper = 5;

async function startServer(): Promise<{ address: string; child: ChildProcess }> {
  const file = path.join(import.meta.dirname, 'server.ts');
  const child = spawn(process.execPath, [file], { stdio: ['pipe', 'pipe', 'inherit'] });
  for await (const line of createInterface(child.stdout)) {
    // Whatever the shop logs from now on is never read, and must not fill the pipe.
    child.stdout.resume();
    return { address: `http://127.0.0.1:${Number(line)}`, child };
  }
  throw new Error('The server with the bare functions ended before it listened');
}

async function ask(address: string, init: RequestInit = {}): Promise<string> {
  const answer = await fetch(address, init);
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}: ${text.slice(0, 200)}`);
  return text;
}

/** Two calls that answer the same. @throws Error when they do not */
async function alike(ours: () => Promise<string>, bare: () => Promise<string>): Promise<[Call, Call]> {
  const [mine, other] = [JSON.parse(await ours()), JSON.parse(await bare())];
  const sorted = (value: unknown) =>
    JSON.stringify(value, (_key, inner) =>
      typeof inner === 'object' && !Array.isArray(inner) ? Object.entries(inner).sort() : inner,
    );
  if (sorted(mine) !== sorted(other)) throw new Error('The bare function answers something else');
  return [ours, bare];
}

async function compareAll(address: string) {
  const book = await storeBook();
  const body = JSON.stringify(makeOrderRequest([book]));
  const json = { 'content-type': 'application/json' };
  let token = '';
  let orders = 0;
  const order = async () => {
    const headers = { ...json, authorization: `Bearer ${token}`, 'Idempotency-Key': crypto.randomUUID() };
    return ask(`${address}/api/orders`, { method: 'POST', headers, body });
  };
  const bareOrder: Call = () => ask(`${address}/bare/order`, { method: 'POST', headers: json, body });
  const fresh = async () => {
    if (orders++ % ordersOfShopper === 0) token = (await registerShopper()).token;
  };
  const list = await alike(
    () => ask(`${address}/api/books?limit=18`),
    () => ask(`${address}/bare/list`),
  );
  const one = await alike(
    () => ask(`${address}/api/books/${book._id}`),
    () => ask(`${address}/bare/book?id=${book._id}`),
  );
  return {
    list: await compare(...list),
    book: await compare(...one),
    order: await compare(order, bareOrder, fresh),
  };
}

/** What the API's calls take beside bare functions. */
export async function measureLatency({ report }: Bench): Promise<Figure[]> {
  const { address, child } = await startServer();
  try {
    report('Calling the API and bare functions in turn');
    const { list, book, order } = await compareAll(address);
    const group = `API beside a bare function, 95th percentile (median of ${blocks} × ${callsInBlock} calls in turn)`;
    const figure = (name: string, goal: number, { ratio, ours, bare }: typeof list) =>
      atMost(group, `${name}: ${ours.toFixed(1)} ms : ${bare.toFixed(1)} ms`, ratio, goal, '×');
    return [
      figure('the newest books, ready in one document', 1.2, list),
      figure('one book', 1.3, book),
      figure('an order of one book, with its mails and figures', 2.2, order),
    ];
  } finally {
    child.stdin?.end();
  }
}
