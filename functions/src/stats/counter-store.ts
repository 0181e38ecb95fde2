import {
  type DocumentData,
  type DocumentReference,
  type DocumentSnapshot,
  FieldValue,
  type Firestore,
  type Transaction,
} from 'firebase-admin/firestore';
import { collection } from '../platform/collections.ts';
import { database } from '../platform/firebase.ts';
import { readCount } from '../shared/values/stored-fields.ts';
import { readSalesFields, type Sales, sumOfSales } from './sales-by-currency.ts';

/** Shop-wide counters; money in cents. */
export interface Counters extends Sales {
  books: number;
  trendingBooks: number;
  /** Not cancelled; sales exclude returned orders as well. */
  orders: number;
  toPack: number;
  /** Unpaid copies of shoppers without a confirmed address. */
  unconfirmedCopies: number;
}

// One document takes about one write a second; ten shards keep simultaneous orders from waiting for one counter.
const shardCount = 10;

export interface AtomicWrite {
  set(document: DocumentReference, data: DocumentData, options: { merge: true }): unknown;
}

const noCounters: Counters = {
  books: 0,
  trendingBooks: 0,
  orders: 0,
  salesCents: 0,
  toPack: 0,
  unconfirmedCopies: 0,
};

function shards(store: Firestore): DocumentReference[] {
  const stats = collection('stats', store);
  return Array.from({ length: shardCount }, (_, index) => stats.doc(String(index)));
}

/** Unsharded: an order must see every other order's unpaid copies. */
function unconfirmedDocument(store: Firestore): DocumentReference {
  return collection('stats', store).doc('unconfirmed');
}

interface ReadCopies {
  copies: number;
  snapshot: DocumentSnapshot;
}

/** Without a lock, see {@link addUnconfirmedCopies}. */
export async function readUnconfirmedCopies(): Promise<ReadCopies> {
  const snapshot = await unconfirmedDocument(database()).get();
  return { copies: readCount(snapshot.get('unconfirmedCopies')), snapshot };
}

/** @param seen the transaction fails when they have changed since */
export function addUnconfirmedCopies(transaction: Transaction, added: number, seen?: ReadCopies): void {
  const reference = unconfirmedDocument(database());
  const fields = increments({ unconfirmedCopies: added });
  const lastUpdateTime = seen?.snapshot.updateTime;
  if (!seen) transaction.set(reference, fields, { merge: true });
  else if (lastUpdateTime) transaction.update(reference, fields, { lastUpdateTime });
  else transaction.create(reference, fields);
}

function add(sum: Counters, data: DocumentData): Counters {
  return {
    books: sum.books + readCount(data.books),
    trendingBooks: sum.trendingBooks + readCount(data.trendingBooks),
    orders: sum.orders + readCount(data.orders),
    ...sumOfSales(sum, readSalesFields(data)),
    toPack: sum.toPack + readCount(data.toPack),
    unconfirmedCopies: sum.unconfirmedCopies + readCount(data.unconfirmedCopies),
  };
}

/** Unchanged figures are left out. */
export function increments(changes: Partial<Counters>): DocumentData {
  const { salesIn = {}, ...figures } = changes;
  const added = (values: object) =>
    Object.entries(values)
      .filter(([, change]) => change !== 0)
      .map(([name, change]) => [name, FieldValue.increment(change)]);
  const others = added(salesIn);
  return Object.fromEntries([
    ...added(figures),
    ...(others.length > 0 ? [['salesIn', Object.fromEntries(others)]] : []),
  ]);
}

/**
 * Within the transaction or batch that makes them true. Writes to a random shard by default and reads nothing, so it
 * causes no retries.
 */
export function addToCounters(
  write: AtomicWrite,
  changes: Partial<Counters>,
  index = Math.floor(Math.random() * shardCount),
): void {
  const shard = shards(database())[index];
  const fields = increments(changes);
  if (!shard || Object.keys(fields).length === 0) return;
  write.set(shard, fields, { merge: true });
}

/** Reads eleven documents, at any size of the shop. */
export async function readCounters(): Promise<Counters> {
  const snapshots = await database().getAll(...shards(database()), unconfirmedDocument(database()));
  return snapshots.reduce((sum, snapshot) => add(sum, snapshot.data() ?? {}), noCounters);
}

/** Run it while nothing is counted. */
export async function writeCounters(
  { unconfirmedCopies, ...counters }: Counters,
  store = database(),
): Promise<void> {
  const batch = store.batch();
  batch.set(unconfirmedDocument(store), { unconfirmedCopies });
  for (const [index, shard] of shards(store).entries()) batch.set(shard, index === 0 ? counters : noCounters);
  await batch.commit();
}
