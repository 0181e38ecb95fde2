import { AggregateField, FieldPath, type Query, Timestamp } from 'firebase-admin/firestore';
import { collection } from '../platform/collections.ts';
import { streamDocuments } from '../platform/firebase.ts';
import type { CashDay, CashDayQuery, CashEntry, CashKind, CashSum } from '../shared/order/cash.ts';
import { cashLimits } from '../shared/order/order-limits.ts';
import type { EntryWay } from '../shared/payment/pay-ways.ts';
import { parseCursor } from '../shared/values/list-cursor.ts';
import { type BookedEntry, readBookedEntry, readCashEntry } from './cash-entry.ts';
import { matchesSearch } from './matches-search.ts';

/** In the shop's time zone, both included. */
export interface Days {
  from: string;
  to: string;
}

/** Includes the drawer's own movements. */
export type EntrySum<Way extends EntryWay> = Omit<CashSum, 'way'> & { way: Way };

async function summedUp(ofDays: Query, currency: string | undefined) {
  const entries = currency === undefined ? ofDays : ofDays.where('currency', '==', currency);
  const asked = entries.aggregate({
    takenCents: AggregateField.sum('takenCents'),
    givenBackCents: AggregateField.sum('givenBackCents'),
  });
  return (await asked.get()).data();
}

/**
 * Sums by way of payment, aggregated by the database: one read for each thousand entries.
 * @param currency all currencies by default
 */
export function sumsOfDays<Way extends EntryWay>(
  { from, to }: Days,
  ways: readonly Way[],
  currency?: string,
): Promise<EntrySum<Way>[]> {
  const sums = ways.map(async (way) => {
    const ofDays = collection('cashEntries')
      .where('way', '==', way)
      .where('day', '>=', from)
      .where('day', '<=', to);
    return { way, ...(await summedUp(ofDays, currency)) };
  });
  return Promise.all(sums);
}

/** Taken less given back. */
export async function sumOfKind({ from, to }: Days, kind: CashKind, currency?: string): Promise<number> {
  const ofDays = collection('cashEntries')
    .where('kind', '==', kind)
    .where('day', '>=', from)
    .where('day', '<=', to);
  const { takenCents, givenBackCents } = await summedUp(ofDays, currency);
  return takenCents - givenBackCents;
}

function newestFirst(entries: Query): Query {
  return entries.orderBy('at', 'desc').orderBy(FieldPath.documentId(), 'desc');
}

/** Newest first. A search reads a limited number of entries per page, and continues after them. */
export async function entriesOfDay({
  day,
  limit = cashLimits.entries,
  after,
  ...search
}: CashDayQuery): Promise<Pick<CashDay, 'entries' | 'hasMore' | 'next'>> {
  const isSearch = search.q !== undefined || search.way !== undefined;
  const query = newestFirst(collection('cashEntries').where('day', '==', day));
  const cursor = after === undefined ? undefined : parseCursor(after);
  const asked = cursor ? query.startAfter(Timestamp.fromDate(cursor.createdAt), cursor.id) : query;
  const most = isSearch ? cashLimits.searched : limit;
  const { docs } = await asked.limit(most + 1).get();
  const looked = docs.slice(0, most).map((snapshot) => readCashEntry(snapshot.id, snapshot.data()));
  const matching = looked.filter((entry) => matchesSearch(entry, search));
  const entries = matching.slice(0, limit);
  const last = matching.length > limit ? entries.at(-1) : looked.at(-1);
  const hasMore = matching.length > limit || docs.length > most;
  return { entries, hasMore, ...(hasMore && last && { next: `${last.at}_${last._id}` }) };
}

/** The last day with entries before a day. */
export async function lastDayBefore(day: string): Promise<string | undefined> {
  const query = collection('cashEntries').where('day', '<', day).orderBy('day', 'desc');
  const { docs } = await query.limit(1).select('day').get();
  const lastDay: unknown = docs[0]?.get('day');
  return typeof lastDay === 'string' ? lastDay : undefined;
}

export async function entriesOfOrder(orderId: string): Promise<CashEntry[]> {
  const query = newestFirst(collection('cashEntries').where('orderId', '==', orderId));
  const { docs } = await query.limit(cashLimits.ofOrder).get();
  return docs.map((snapshot) => readCashEntry(snapshot.id, snapshot.data()));
}

/** Both days included, oldest first. */
export async function* entriesBetween(
  from: string,
  to: string,
  signal: AbortSignal,
): AsyncGenerator<BookedEntry[]> {
  const query = collection('cashEntries').where('day', '>=', from).where('day', '<=', to);
  let some: BookedEntry[] = [];
  for await (const snapshot of streamDocuments(query.orderBy('day').orderBy('at'), signal)) {
    some.push(readBookedEntry(snapshot.id, snapshot.data()));
    if (some.length < cashLimits.entries) continue;
    yield some;
    some = [];
  }
  if (some.length > 0) yield some;
}
