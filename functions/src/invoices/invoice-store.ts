import { FieldPath, type Query, type Transaction } from 'firebase-admin/firestore';
import { collection } from '../platform/collections.ts';
import { countOf, database, streamDocuments } from '../platform/firebase.ts';
import { type Invoice, readInvoice } from '../shared/invoice/invoice.ts';
import { addDays, type ShopCalendar, startOfDay } from '../shared/shop/shop-day.ts';
import { type NextNumber, takeNumber } from './invoice-counter.ts';

/** In the transaction of the change it documents: both are written, or none. */
export function addInvoice(transaction: Transaction, next: NextNumber, invoice: Invoice): void {
  takeNumber(transaction, next);
  transaction.create(collection('invoices').doc(next.number), invoice);
}

/** Existing documents only, in the order of the numbers. */
export async function findInvoices(numbers: readonly string[]): Promise<Invoice[]> {
  if (numbers.length === 0) return [];
  const docs = await database().getAll(...numbers.map((number) => collection('invoices').doc(number)));
  return docs.flatMap((snapshot) => {
    const data = snapshot.data();
    return data ? [readInvoice(data)] : [];
  });
}

/** In the shop's time zone, both included. */
export interface Days {
  from: string;
  to: string;
  calendar: ShopCalendar;
}

function during({ from, to, calendar }: Days): Query {
  const [begin, end] = [from, addDays(to, 1)].map((day) => startOfDay(day, calendar).toISOString());
  return collection('invoices').where('at', '>=', begin).where('at', '<', end);
}

export const countInvoices = (days: Days) => countOf(during(days));

interface Slice {
  offset: number;
  limit: number;
}

/** Oldest first; documents issued meanwhile come last, so that slices neither lose nor repeat one. */
export async function* invoicesOf(days: Days, signal: AbortSignal, slice?: Slice): AsyncGenerator<Invoice> {
  const all = during(days).orderBy('at').orderBy(FieldPath.documentId());
  const query = slice ? all.offset(slice.offset).limit(slice.limit) : all;
  for await (const snapshot of streamDocuments(query, signal)) yield readInvoice(snapshot.data());
}
