import { FieldPath, type Query, type Transaction } from 'firebase-admin/firestore';
import { collection } from '../platform/collections.ts';
import { database, streamDocuments } from '../platform/firebase.ts';
import { type Invoice, readInvoice } from '../shared/invoice/invoice.ts';
import { addDays, startOfDay } from '../shared/shop/shop-day.ts';
import { type NextNumber, takeNumber } from './invoice-counter.ts';

/** Writes a document with its number, in the transaction of what it is about: both are there, or none. */
export function addInvoice(transaction: Transaction, next: NextNumber, invoice: Invoice): void {
  takeNumber(transaction, next);
  transaction.create(collection('invoices').doc(next.number), invoice);
}

/** The documents with these numbers that there are, in their order. */
export async function findInvoices(numbers: readonly string[]): Promise<Invoice[]> {
  if (numbers.length === 0) return [];
  const found = await database().getAll(...numbers.map((number) => collection('invoices').doc(number)));
  return found.flatMap((snapshot) => {
    const data = snapshot.data();
    return data ? [readInvoice(data)] : [];
  });
}

function between(from: string, to: string): Query {
  const [begin, end] = [startOfDay(from), startOfDay(addDays(to, 1))];
  return collection('invoices').where('at', '>=', begin.toISOString()).where('at', '<', end.toISOString());
}

export async function countInvoices(from: string, to: string): Promise<number> {
  return (await between(from, to).count().get()).data().count;
}

/** Which of some documents are meant. */
interface Slice {
  offset: number;
  limit: number;
}

/**
 * The documents of some days, both included, one at a time, oldest first: those that come meanwhile stand behind all
 * others, so that no slice loses a document or repeats one.
 */
export async function* invoicesBetween(
  from: string,
  to: string,
  signal: AbortSignal,
  slice?: Slice,
): AsyncGenerator<Invoice> {
  const all = between(from, to).orderBy('at').orderBy(FieldPath.documentId());
  const query = slice ? all.offset(slice.offset).limit(slice.limit) : all;
  for await (const snapshot of streamDocuments(query, signal)) yield readInvoice(snapshot.data());
}
