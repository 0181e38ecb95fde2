import { type DocumentData, type DocumentReference, FieldValue } from 'firebase-admin/firestore';
import { collection } from '../platform/collections.ts';
import { database } from '../platform/firebase.ts';
import type { SalesDay } from '../shared/order/sales.ts';
import { lastDays, shopDay } from '../shared/shop/shop-day.ts';
import { readCount } from '../shared/values/stored-fields.ts';
import type { AtomicWrite } from './counter-store.ts';

/** What was sold on a day, with the copies of each book. */
export interface DaySales extends SalesDay {
  copies: Map<string, number>;
}

/** A change of a day's figures; `copies` goes for each of the books. */
export interface SalesChange {
  orders: number;
  salesCents: number;
  copies: number;
  bookIds: readonly string[];
}

/**
 * A month is a few documents, so that many orders at once do not wait for one of them, and the last thirty days, which
 * touch three months at most, are fifteen reads.
 */
const shardCount = 5;

function shardsOf(month: string, store = database()): DocumentReference[] {
  const sales = collection('sales', store);
  return Array.from({ length: shardCount }, (_, index) => sales.doc(`${month}-${index}`));
}

function monthOf(day: string): string {
  return day.slice(0, 7);
}

/** Adds to the figures of the day on which an order was placed; writes to a random shard and reads nothing. */
export function countSales(write: AtomicWrite, placedAt: Date, change: SalesChange): void {
  const { orders, salesCents, copies, bookIds } = change;
  if (orders === 0 && salesCents === 0 && copies === 0) return;
  const day = shopDay(placedAt);
  const shard = shardsOf(monthOf(day))[Math.floor(Math.random() * shardCount)];
  if (!shard) return;
  const books =
    copies === 0 ? {} : Object.fromEntries(bookIds.map((id) => [id, FieldValue.increment(copies)]));
  const figures = {
    orders: FieldValue.increment(orders),
    salesCents: FieldValue.increment(salesCents),
    // An empty map would replace the copies that are counted.
    ...(copies === 0 ? {} : { books }),
  };
  write.set(shard, { days: { [day]: figures } }, { merge: true });
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function addShard(byDay: Map<string, DaySales>, data: DocumentData): void {
  if (!isRecord(data.days)) return;
  for (const [day, figures] of Object.entries(data.days)) {
    const sales = byDay.get(day);
    if (!sales || !isRecord(figures)) continue;
    sales.orders += readCount(figures.orders);
    sales.salesCents += readCount(figures.salesCents);
    for (const [id, copies] of Object.entries(isRecord(figures.books) ? figures.books : {})) {
      sales.copies.set(id, (sales.copies.get(id) ?? 0) + readCount(copies));
    }
  }
}

/** A day on which nothing was sold. */
export function noSales(day: string): DaySales {
  return { day, orders: 0, salesCents: 0, copies: new Map() };
}

/** The figures of these days, in their order: five reads for each month among them. */
export async function readSales(days: readonly string[], store = database()): Promise<DaySales[]> {
  if (days.length === 0) return [];
  const byDay = new Map(days.map((day) => [day, noSales(day)]));
  const months = [...new Set(days.map(monthOf))];
  const snapshots = await store.getAll(...months.flatMap((month) => shardsOf(month, store)));
  for (const snapshot of snapshots) addShard(byDay, snapshot.data() ?? {});
  return [...byDay.values()];
}

/** How many copies of each book were sold on some days. */
export function soldOn(days: readonly DaySales[]): Map<string, number> {
  const sold = new Map<string, number>();
  for (const { copies } of days) {
    for (const [id, count] of copies) sold.set(id, (sold.get(id) ?? 0) + count);
  }
  return sold;
}

/** How many copies of each book were sold in the year up to a day: 65 reads. */
export async function readCopiesSold(today: string, store = database()): Promise<Map<string, number>> {
  return soldOn(await readSales(lastDays(today, 365), store));
}

/** Whether two days have the same figures. */
export function isSameDay(one: DaySales, other: DaySales | undefined): boolean {
  const ids = new Set([...one.copies.keys(), ...(other?.copies.keys() ?? [])]);
  return (
    one.orders === other?.orders &&
    one.salesCents === other.salesCents &&
    [...ids].every((id) => (one.copies.get(id) ?? 0) === (other.copies.get(id) ?? 0))
  );
}

/** A month's figures as its documents keep them: the books are spread, since a document has room for so many. */
function shardFields(days: readonly DaySales[], shard: number) {
  const figures = days.map(({ day, orders, salesCents, copies }) => {
    const books = Object.fromEntries([...copies].filter((_, index) => index % shardCount === shard));
    return [day, shard === 0 ? { orders, salesCents, books } : { orders: 0, salesCents: 0, books }];
  });
  return { days: Object.fromEntries(figures) };
}

/** Replaces the figures of all days; run it while nothing is counted. */
export async function writeSales(days: readonly DaySales[], store = database()): Promise<void> {
  const kept = new Set<string>();
  const writer = store.bulkWriter();
  for (const [month, ofMonth] of Map.groupBy(days, ({ day }) => monthOf(day))) {
    for (const [index, shard] of shardsOf(month, store).entries()) {
      kept.add(shard.path);
      void writer.set(shard, shardFields(ofMonth, index));
    }
  }
  const stored = await collection('sales', store).select().get();
  for (const { ref } of stored.docs) if (!kept.has(ref.path)) void writer.delete(ref);
  await writer.close();
}
