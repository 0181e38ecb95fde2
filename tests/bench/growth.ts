import { isDeepStrictEqual } from 'node:util';
import { openCatalogue } from '../../functions/src/catalogue/shop-catalogue.ts';
import { orderStatusNames } from '../../functions/src/shared/order/order-status.ts';
import { readCounters } from '../../functions/src/stats/counter-store.ts';
import { recount } from '../../functions/src/use-cases/orders/recount.ts';
import { signInAdmin } from '../api/accounts.ts';
import { hostOf, projectId } from '../emulators/project.ts';
import { atMost, exactly, type Figure } from '../figures.ts';
import { countReads } from '../reads/count-reads.ts';
import { serveFunctionsHere } from '../reads/functions-here.ts';
import { countPageReads, type PageReads } from '../reads/page-reads.ts';
import { countDeskReads } from './desk-reads.ts';
import { peakMemory } from './function-memory.ts';
import { commonWord, emptyCatalogue, growCatalogue, grownId } from './grown-catalogue.ts';
import { emptyOrders, grownOrderId, growOrders } from './grown-orders.ts';
import type { Bench } from './parts.ts';

const sizes = [100, 10_000, 100_000];
const told = (size: number) => size.toLocaleString('en');

/** The same book at every size of the catalogue. */
const somePlace = 90;

interface WholeList {
  books: number;
  mebibytes: number;
}

/** Reads the whole list, as a person of the shop, at the function's own address: Hosting's emulator is none of the shop. */
async function readWholeList(token: string): Promise<WholeList> {
  const address = `http://${hostOf('functions')}/${projectId}/us-central1/api/api/books`;
  const { result, mebibytes } = await peakMemory('api', async () => {
    const headers = { authorization: `Bearer ${token}` };
    const answer = await fetch(address, { headers });
    if (!answer.ok) throw new Error(`The list was not answered: ${answer.status}`);
    const books: unknown[] = await answer.json();
    return books.length;
  });
  return { books: result, mebibytes };
}

/**
 * The emulator has no indexes: at 100,000 orders it looks through all of them, longer than a call may take. Reads are
 * counted here, so that every limit of some seconds is a longer one in this process.
 */
function waitLonger(): void {
  globalThis.setTimeout = new Proxy(setTimeout, {
    apply: (target, self, [run, ms = 0, ...more]) =>
      Reflect.apply(target, self, [run, ms >= 5000 ? 20 * ms : ms, ...more]),
  });
}

const realTime = performance.now.bind(performance);
/** By how much the clock of the functions here is ahead of when they were loaded. */
let ahead = 0;

/** Milliseconds pass for the functions only when this says so: what they read once a minute is read at the same calls. */
function pause(milliseconds: number): void {
  ahead += milliseconds;
}

function holdClock(): void {
  const held = realTime();
  performance.now = () => held + ahead;
}

interface Size {
  size: number;
  reads: PageReads[];
  /** The documents that an instance reads for the whole catalogue, once for each snapshot. */
  loaded: number;
  /** How many seconds that takes. */
  loading: number;
  list: WholeList;
  isCounted: boolean;
}

async function measureSize(size: number, { report }: Bench): Promise<Size> {
  report(`${told(size)} books and orders: filling`);
  await growCatalogue(size, new Date('2026-11-20T16:30:00.000Z'));
  await growOrders(sizes[sizes.indexOf(size) - 1] ?? 0, size, new Date());
  report(`${told(size)} books and orders: counting what pages read`);
  const shop = await serveFunctionsHere();
  try {
    pause(60_000);
    const loaded = await countReads(() => shop.ask('/'));
    const begin = realTime();
    await openCatalogue().present();
    const loading = (realTime() - begin) / 1000;
    const token = await signInAdmin();
    const visit = { bookId: grownId(somePlace), word: commonWord, token };
    // A step is taken of another order at each size: one of so many was just placed.
    const reads = [
      ...(await countPageReads(shop, visit, pause)),
      ...(await countDeskReads(shop, token, grownOrderId(orderStatusNames.length * sizes.indexOf(size)))),
    ];
    report(`${told(size)} books: reading the whole list`);
    const list = await readWholeList(token);
    return {
      size,
      reads,
      loaded,
      loading,
      list,
      isCounted: isDeepStrictEqual(await readCounters(), await recount()),
    };
  } finally {
    shop.close();
  }
}

/** One line for each page, with its reads at every size; met when they keep to the goal and are the same. */
function readFigures(measured: readonly Size[]): Figure[] {
  const group = `Documents read, at ${sizes.map(told).join(' / ')} books and orders`;
  const names = measured[0]?.reads.map(({ name }) => name) ?? [];
  return names.map((name) => {
    const rows = measured.flatMap(({ reads }) => reads.filter((row) => row.name === name));
    const goal = Math.min(...rows.map((row) => row.goal));
    const reads = rows.map((row) => row.reads);
    const met = reads.length === sizes.length && reads.every((one) => one === reads[0] && one <= goal);
    return { group, name, measured: reads.join(' / '), goal: `≤ ${goal}, the same at every size`, met };
  });
}

function listFigures(measured: readonly Size[]): Figure[] {
  const group = 'The whole list, GET /api/books';
  return [
    ...measured.map(({ size, list }) => exactly(group, `books at ${told(size)}`, list.books, size)),
    ...measured.map(({ size, list }) =>
      atMost(group, `memory of the function at ${told(size)}`, list.mebibytes, 400, 'MiB'),
    ),
  ];
}

/** What pages read, and what the whole list takes, while the catalogue grows. */
export async function measureGrowth(bench: Bench): Promise<Figure[]> {
  waitLonger();
  holdClock();
  await emptyOrders();
  await emptyCatalogue();
  const measured: Size[] = [];
  for (const size of sizes) measured.push(await measureSize(size, bench));
  const exact = measured.filter(({ isCounted }) => isCounted).length;
  return [
    ...readFigures(measured),
    ...measured.map(({ size, loaded }) =>
      atMost('The catalogue in memory', `documents loaded at ${told(size)} books`, loaded, 20),
    ),
    ...measured.map(({ size, loading }) =>
      atMost(
        'The catalogue in memory',
        `first use in a new instance at ${told(size)} books`,
        loading,
        size > 10_000 ? 2 : 0.8,
        's',
      ),
    ),
    ...listFigures(measured),
    exactly('Growth', 'sizes at which the counters are a recount', exact, sizes.length),
  ];
}
