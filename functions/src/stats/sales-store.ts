import { type DocumentReference, FieldPath, FieldValue } from 'firebase-admin/firestore';
import { collection } from '../platform/collections.ts';
import { database, streamDocuments } from '../platform/firebase.ts';
import { isTooLarge } from '../platform/http/database-errors.ts';
import { lastDays } from '../shared/shop/shop-day.ts';
import { type AtomicWrite, increments } from './counter-store.ts';
import { addFigures, type DaySales, noSales, soldOn } from './day-sales.ts';
import type { Sales } from './sales-by-currency.ts';

interface SalesChange extends Sales {
  orders: number;
  copies: ReadonlyMap<string, number>;
}

/**
 * A day's figures are sharded over a few main documents, so that simultaneous orders do not wait for each other. Once
 * one of these is full, they go to overflow documents.
 */
export type SalesShards = 'main' | 'overflow';

const mainCount = 3;
const overflowCount = 100;

function documentOf(day: string, number: number, store = database()): DocumentReference {
  return collection('sales', store).doc(`${day}-${number}`);
}

function randomShard(shards: SalesShards): number {
  return shards === 'main'
    ? Math.floor(Math.random() * mainCount)
    : mainCount + Math.floor(Math.random() * overflowCount);
}

/** Retries with the overflow when a main shard is full: statistics must never refuse an order. */
export async function withSalesOverflow<T>(write: (shards: SalesShards) => Promise<T>): Promise<T> {
  try {
    return await write('main');
  } catch (error) {
    if (!isTooLarge(error)) throw error;
    return write('overflow');
  }
}

/** For the day the order was placed; writes to a random document and reads nothing. */
export function countSales(
  write: AtomicWrite,
  day: string,
  change: SalesChange,
  shards: SalesShards = 'main',
): void {
  const { copies, ...money } = change;
  const changed = increments(money);
  if (Object.keys(changed).length === 0 && copies.size === 0) return;
  const books = Object.fromEntries([...copies].map(([id, count]) => [id, FieldValue.increment(count)]));
  const figures = {
    orders: FieldValue.increment(0),
    salesCents: FieldValue.increment(0),
    ...changed,
    // An empty map would replace the stored counts.
    ...(copies.size > 0 && { books }),
  };
  write.set(documentOf(day, randomShard(shards)), figures, { merge: true });
}

/** In the order of the days; usually three reads for each. */
export async function readSales(days: readonly string[], store = database()): Promise<DaySales[]> {
  const byDay = new Map(days.map((day) => [day, noSales(day)]));
  const add = (day: string, figures: unknown) => {
    const sales = byDay.get(day);
    if (sales) addFigures(sales, figures);
  };
  const [first = '', ...rest] = days.toSorted();
  if (first === '') return [];
  const ofDays = collection('sales', store)
    .where(FieldPath.documentId(), '>=', first)
    // A full stop sorts after the hyphen between day and number.
    .where(FieldPath.documentId(), '<', `${rest.at(-1) ?? first}.`);
  for await (const document of streamDocuments(ofDays)) add(document.id.slice(0, 10), document.data());
  return [...byDay.values()];
}

/** By book, in the year up to a day. */
export async function readCopiesSold(today: string, store = database()): Promise<Map<string, number>> {
  return soldOn(await readSales(lastDays(today, 365), store));
}

/** A document has room for about 30,000. */
const booksTogether = 10_000;

/** Run it while nothing is counted. */
export async function writeSales(days: readonly DaySales[], store = database()): Promise<void> {
  const kept = new Set<string>();
  const writer = store.bulkWriter();
  for (const { day, copies, ...figures } of days) {
    const all = [...copies];
    for (let number = 0; number === 0 || number * booksTogether < all.length; number += 1) {
      const books = Object.fromEntries(all.slice(number * booksTogether, (number + 1) * booksTogether));
      const document = documentOf(day, number, store);
      kept.add(document.path);
      void writer.set(document, { ...(number === 0 ? figures : { orders: 0, salesCents: 0 }), books });
    }
  }
  const stored = await collection('sales', store).select().get();
  for (const { ref } of stored.docs) if (!kept.has(ref.path)) void writer.delete(ref);
  await writer.close();
}
