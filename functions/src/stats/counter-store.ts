import {
  AggregateField,
  type DocumentData,
  type DocumentReference,
  FieldValue,
  type Firestore,
} from 'firebase-admin/firestore';
import { collection } from '../collections.ts';
import { database } from '../firebase.ts';

/** What the shop counts: whole numbers, money in cents. */
export interface Counters {
  books: number;
  trendingBooks: number;
  orders: number;
  salesCents: number;
}

// One document takes about one write a second; sharded over ten, many orders at once do not wait for one counter.
const shardCount = 10;

/** A transaction or a batch. */
interface AtomicWrite {
  set(document: DocumentReference, data: DocumentData, options: { merge: true }): unknown;
}

const noCounters: Counters = { books: 0, trendingBooks: 0, orders: 0, salesCents: 0 };

function shards(store: Firestore): DocumentReference[] {
  const stats = collection('stats', store);
  return Array.from({ length: shardCount }, (_, index) => stats.doc(String(index)));
}

function countOf(value: unknown): number {
  return typeof value === 'number' ? value : 0;
}

function add(sum: Counters, data: DocumentData): Counters {
  return {
    books: sum.books + countOf(data.books),
    trendingBooks: sum.trendingBooks + countOf(data.trendingBooks),
    orders: sum.orders + countOf(data.orders),
    salesCents: sum.salesCents + countOf(data.salesCents),
  };
}

/**
 * Adds the changes to the counters, within the very transaction or batch that makes them true. Writes to a random
 * shard and reads nothing, so it causes no transaction to be tried again.
 */
export function countChanges(write: AtomicWrite, changes: Partial<Counters>): void {
  const shard = shards(database())[Math.floor(Math.random() * shardCount)];
  const increments = Object.entries(changes)
    .filter(([, change]) => change !== 0)
    .map(([name, change]) => [name, FieldValue.increment(change)]);
  if (!shard || increments.length === 0) return;
  write.set(shard, Object.fromEntries(increments), { merge: true });
}

/** The counters: ten documents are read, at any size of the shop. */
export async function readCounters(): Promise<Counters> {
  const snapshots = await database().getAll(...shards(database()));
  return snapshots.reduce((sum, snapshot) => add(sum, snapshot.data() ?? {}), noCounters);
}

/** Counts everything again from the books and orders themselves; its cost grows with the shop. */
export async function recount(store = database()): Promise<Counters> {
  const books = collection('books', store);
  const [all, trending, orders] = await Promise.all([
    books.count().get(),
    books.where('trending', '==', true).count().get(),
    collection('orders', store)
      .aggregate({ orders: AggregateField.count(), salesCents: AggregateField.sum('totalCents') })
      .get(),
  ]);
  return { books: all.data().count, trendingBooks: trending.data().count, ...orders.data() };
}

/** Puts the counters right when they differ from a {@link recount}; run it while nobody writes. */
export async function repairCounters(store = database()): Promise<Counters> {
  const counters = await recount(store);
  const batch = store.batch();
  for (const [index, shard] of shards(store).entries()) batch.set(shard, index === 0 ? counters : noCounters);
  await batch.commit();
  return counters;
}
