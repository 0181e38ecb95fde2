import { type DocumentReference, FieldPath, type Query, type Transaction } from 'firebase-admin/firestore';
import { collection } from '../platform/collections.ts';
import { database, streamDocuments } from '../platform/firebase.ts';
import { isWriteConflict } from '../platform/http/database-errors.ts';
import { createKeyedQueue } from '../platform/queue.ts';
import { type Invoice, readInvoice } from '../shared/invoice/invoice.ts';
import { readCount } from '../shared/values/stored-fields.ts';
import { numberIn } from './invoice-number.ts';

/** How far a series has come, as it was read: the next number is written only as long as that has not changed. */
export interface NextNumber {
  number: string;
  count: number;
  counter: DocumentReference;
  updateTime: FirebaseFirestore.Timestamp | undefined;
}

/** Within an instance those who want a number wait for each other; only the database keeps two instances apart. */
const queueBySeries = createKeyedQueue();

/** How often a task is tried with another number before its caller, who reads everything anew, is told of the conflict. */
const mostNumbers = 5;

async function nextNumber(series: string): Promise<NextNumber> {
  const counter = collection('invoiceCounters').doc(series);
  const snapshot = await counter.get();
  const count = readCount(snapshot.get('last')) + 1;
  return { number: numberIn(series, count), count, counter, updateTime: snapshot.updateTime };
}

/**
 * Does something with the next number of a series. When another instance takes that number meanwhile, it is done again with
 * the next one: those who wait would lose theirs, too, if it went to the end of the queue each time.
 */
export function withNextNumber<T>(series: string, task: (next: NextNumber) => Promise<T>): Promise<T> {
  return queueBySeries([series], async () => {
    let next = await nextNumber(series);
    for (let tries = 1; ; tries += 1) {
      try {
        return await task(next);
      } catch (error) {
        const taken = next.count;
        if (tries === mostNumbers || !isWriteConflict(error)) throw error;
        next = await nextNumber(series);
        if (next.count === taken) throw error;
      }
    }
  });
}

/** Writes a document with its number, in the transaction of what it is about: both are there, or none. */
export function addInvoice(transaction: Transaction, next: NextNumber, invoice: Invoice): void {
  const { number, count, counter, updateTime: lastUpdateTime } = next;
  if (lastUpdateTime) transaction.update(counter, { last: count }, { lastUpdateTime });
  else transaction.create(counter, { last: count });
  transaction.create(collection('invoices').doc(number), invoice);
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
  return collection('invoices').where('day', '>=', from).where('day', '<=', to);
}

export async function countInvoices(from: string, to: string): Promise<number> {
  return (await between(from, to).count().get()).data().count;
}

/** The documents of some days, both included, by day and number, one at a time. */
export async function* invoicesBetween(
  from: string,
  to: string,
  signal: AbortSignal,
): AsyncGenerator<Invoice> {
  const query = between(from, to).orderBy('day').orderBy(FieldPath.documentId());
  for await (const snapshot of streamDocuments(query, signal)) yield readInvoice(snapshot.data());
}
