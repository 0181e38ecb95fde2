import type { DocumentReference, Transaction } from 'firebase-admin/firestore';
import { collection } from '../platform/collections.ts';
import { readCount } from '../shared/values/stored-fields.ts';
import { numberIn } from './invoice-number-form.ts';

/** How far a series has come, as it was read: the next number is written only as long as that has not changed. */
export interface NextNumber {
  number: string;
  count: number;
  counter: DocumentReference;
  updateTime: FirebaseFirestore.Timestamp | undefined;
}

async function isTaken(number: string): Promise<boolean> {
  return (await collection('invoices').doc(number).get()).exists;
}

/**
 * The first free count after one that is taken: as numbers have no gap, some thirty documents are looked for in a series
 * of a hundred thousand.
 */
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
 * The next number of a series. A counter that a restore has set back, or that was lost, is behind the documents: it goes on
 * after the last of them.
 * @param isRetry whether a write was refused, which may have been for its number; only then its document is looked for
 */
export async function nextNumber(series: string, isRetry: boolean): Promise<NextNumber> {
  const counter = collection('invoiceCounters').doc(series);
  const snapshot = await counter.get();
  const next = readCount(snapshot.get('last')) + 1;
  const isBehind = isRetry && (await isTaken(numberIn(series, next)));
  const count = isBehind ? await freeCountAfter(series, next) : next;
  return { number: numberIn(series, count), count, counter, updateTime: snapshot.updateTime };
}

/** Notes in a transaction that a number is taken; the transaction fails when its series has come further meanwhile. */
export function takeNumber(
  transaction: Transaction,
  { count, counter, updateTime: lastUpdateTime }: NextNumber,
): void {
  if (lastUpdateTime) transaction.update(counter, { last: count }, { lastUpdateTime });
  else transaction.create(counter, { last: count });
}
