import type { DocumentReference, Transaction } from 'firebase-admin/firestore';
import { collection } from '../platform/collections.ts';
import { readCount } from '../shared/values/stored-fields.ts';
import { numberIn } from './invoice-number-form.ts';

/** The state of a series as read: the next number is written only if it has not changed. */
export interface NextNumber {
  number: string;
  count: number;
  counter: DocumentReference;
  updateTime: FirebaseFirestore.Timestamp | undefined;
}

async function isTaken(number: string): Promise<boolean> {
  return (await collection('invoices').doc(number).get()).exists;
}

/** Doubles, then bisects: as numbers have no gap, a series of a hundred thousand needs some thirty reads. */
async function freeCountAfter(series: string, count: number): Promise<number> {
  let [taken, free] = [count, count + 1];
  while (await isTaken(numberIn(series, free))) [taken, free] = [free, free + 2 * (free - count)];
  while (free - taken > 1) {
    const middle = Math.floor((taken + free) / 2);
    if (await isTaken(numberIn(series, middle))) taken = middle;
    else free = middle;
  }
  return free;
}

/**
 * A counter that was lost or set back by a restore lags behind the documents: numbering then continues after the last
 * of them.
 * @param isRetry whether a write was refused, possibly for its number; only then is its document looked for
 */
export async function nextNumber(series: string, isRetry: boolean): Promise<NextNumber> {
  const counter = collection('invoiceCounters').doc(series);
  const snapshot = await counter.get();
  const next = readCount(snapshot.get('last')) + 1;
  const isBehind = isRetry && (await isTaken(numberIn(series, next)));
  const count = isBehind ? await freeCountAfter(series, next) : next;
  return { number: numberIn(series, count), count, counter, updateTime: snapshot.updateTime };
}

/** The transaction fails when the series has advanced meanwhile. */
export function takeNumber(
  transaction: Transaction,
  { count, counter, updateTime: lastUpdateTime }: NextNumber,
): void {
  if (lastUpdateTime) transaction.update(counter, { last: count }, { lastUpdateTime });
  else transaction.create(counter, { last: count });
}
