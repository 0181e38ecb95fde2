import {
  AggregateField,
  type DocumentData,
  type DocumentReference,
  FieldValue,
  type Firestore,
} from 'firebase-admin/firestore';
import { collection } from '../platform/collections.ts';
import { database } from '../platform/firebase.ts';
import { type OrderStatus, orderStatuses, orderStatusNames } from '../shared/order/order-status.ts';

/** What the shop counts: whole numbers, money in cents. */
export interface Counters {
  books: number;
  trendingBooks: number;
  /** Those that were not cancelled. */
  orders: number;
  /** The money of those that were neither cancelled nor returned. */
  salesCents: number;
  /** The orders that wait to be packed. */
  toPack: number;
}

// One document takes about one write a second; sharded over ten, many orders at once do not wait for one counter.
const shardCount = 10;

/** A transaction or a batch. */
export interface AtomicWrite {
  set(document: DocumentReference, data: DocumentData, options: { merge: true }): unknown;
}

const noCounters: Counters = { books: 0, trendingBooks: 0, orders: 0, salesCents: 0, toPack: 0 };

function shards(store: Firestore): DocumentReference[] {
  const stats = collection('stats', store);
  return Array.from({ length: shardCount }, (_, index) => stats.doc(String(index)));
}

/** A stored count; 0 when there is none. */
export function countOf(value: unknown): number {
  return typeof value === 'number' ? value : 0;
}

function add(sum: Counters, data: DocumentData): Counters {
  return {
    books: sum.books + countOf(data.books),
    trendingBooks: sum.trendingBooks + countOf(data.trendingBooks),
    orders: sum.orders + countOf(data.orders),
    salesCents: sum.salesCents + countOf(data.salesCents),
    toPack: sum.toPack + countOf(data.toPack),
  };
}

/**
 * Adds the changes to the counters, within the very transaction or batch that makes them true. Writes to a random
 * shard, unless it is told which one, and reads nothing, so it causes no transaction to be tried again.
 */
export function countChanges(
  write: AtomicWrite,
  changes: Partial<Counters>,
  index = Math.floor(Math.random() * shardCount),
): void {
  const shard = shards(database())[index];
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

/** How many orders there are and their money, of one status or of all. */
async function ordersOf(store: Firestore, status?: OrderStatus) {
  const orders = collection('orders', store);
  const counted = await (status ? orders.where('status', '==', status) : orders)
    .aggregate({ orders: AggregateField.count(), salesCents: AggregateField.sum('totalCents') })
    .get();
  return counted.data();
}

async function recountOrders(store: Firestore) {
  const sum = await ordersOf(store);
  const counts = { ...sum, toPack: sum.orders };
  // What counts less is taken off, since an order that was placed before orders had a status has none.
  for (const status of orderStatusNames) {
    if (status === 'placed') continue;
    const { isOrder, isSale } = orderStatuses[status];
    const { orders, salesCents } = await ordersOf(store, status);
    counts.toPack -= orders;
    if (!isOrder) counts.orders -= orders;
    if (!isSale) counts.salesCents -= salesCents;
  }
  return counts;
}

/** Counts everything again from the books and orders themselves; its cost grows with the shop. */
export async function recount(store = database()): Promise<Counters> {
  const books = collection('books', store);
  const [all, trending, orders] = await Promise.all([
    books.count().get(),
    books.where('trending', '==', true).count().get(),
    recountOrders(store),
  ]);
  return { books: all.data().count, trendingBooks: trending.data().count, ...orders };
}

/** Puts the counters right when they differ from a {@link recount}; run it while nobody writes. */
export async function repairCounters(store = database()): Promise<Counters> {
  const counters = await recount(store);
  const batch = store.batch();
  for (const [index, shard] of shards(store).entries()) batch.set(shard, index === 0 ? counters : noCounters);
  await batch.commit();
  return counters;
}
