import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { storeBook } from '../../api/stored-books.ts';
import { atMost, type Figure } from '../../figures.ts';
import { makeOrderRequest } from '../../fixtures/factories.ts';
import type { Bench } from '../parts.ts';
import { ask, ordering, post } from './calls.ts';
import { blocks, type Call, callsInBlock, compare } from './compare.ts';
import { compareMoney } from './money.ts';

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
  const body = makeOrderRequest([book]);
  const { fresh, order } = ordering(address);
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
    order: await compare(
      () => order(body),
      () => post(`${address}/bare/order`, body),
      { ours: fresh },
    ),
    money: await compareMoney(address),
  };
}

/** What the API's calls take beside bare functions. */
export async function measureLatency({ report }: Bench): Promise<Figure[]> {
  const { address, child } = await startServer();
  try {
    report('Calling the API and bare functions in turn');
    const { list, book, order, money } = await compareAll(address);
    const how = `95th percentile (median of ${blocks} × ${callsInBlock} calls in turn)`;
    const figure = (beside: string, name: string, goal: number, { ratio, ours, bare }: typeof list) =>
      atMost(`${beside}, ${how}`, `${name}: ${ours.toFixed(1)} ms : ${bare.toFixed(1)} ms`, ratio, goal, '×');
    const bare = 'API beside a bare function';
    const plain = 'Tax, delivery and invoices beside a shop without them';
    return [
      figure(bare, 'the newest books, from the catalogue in memory', 1.2, list),
      figure(bare, 'one book', 1.3, book),
      figure(bare, 'an order of one book, with its mails and figures', 2.2, order),
      figure(plain, 'an order that is invoiced as it is placed', 1.5, money.placing),
      figure(plain, 'a delivery that is invoiced', 1.5, money.delivering),
    ];
  } finally {
    child.stdin?.end();
  }
}
