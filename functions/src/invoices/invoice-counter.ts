import type { DocumentReference, Transaction } from 'firebase-admin/firestore';
import { collection } from '../platform/collections.ts';
import { isWriteConflict } from '../platform/http/database-errors.ts';
import { createKeyedQueue } from '../platform/queue.ts';
import { readCount } from '../shared/values/stored-fields.ts';
import { numberIn } from './invoice-number-form.ts';

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
const mostTriesOfNumber = 5;

async function nextNumber(series: string): Promise<NextNumber> {
  const counter = collection('invoiceCounters').doc(series);
  const snapshot = await counter.get();
  const count = readCount(snapshot.get('last')) + 1;
  return { number: numberIn(series, count), count, counter, updateTime: snapshot.updateTime };
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
 * The number to try when one was refused; undefined when it was not the number that was refused. A counter that a restore
 * has set back, or that was lost, is behind the documents: it goes on after the last of them.
 */
async function numberAfter(series: string, refused: NextNumber): Promise<NextNumber | undefined> {
  const next = await nextNumber(series);
  if (next.count !== refused.count) return next;
  if (!(await isTaken(next.number))) return undefined;
  const count = await freeCountAfter(series, next.count);
  return { ...next, count, number: numberIn(series, count) };
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
        const another =
          tries < mostTriesOfNumber && isWriteConflict(error) ? await numberAfter(series, next) : undefined;
        if (!another) throw error;
        next = another;
      }
    }
  });
}

/** Notes in a transaction that a number is taken; the transaction fails when its series has come further meanwhile. */
export function takeNumber(
  transaction: Transaction,
  { count, counter, updateTime: lastUpdateTime }: NextNumber,
): void {
  if (lastUpdateTime) transaction.update(counter, { last: count }, { lastUpdateTime });
  else transaction.create(counter, { last: count });
}
