import { type DocumentSnapshot, Timestamp, type Transaction } from 'firebase-admin/firestore';
import { collection } from '../platform/collections.ts';
import { isMissingDocument, isWriteConflict } from '../platform/http/database-errors.ts';

// Books whose publication day has moved, by id, until the orders that wait for them have the new day.

/** Books per run; the next run continues. */
const mostTogether = 200;

export type MovedDay = Pick<DocumentSnapshot, 'id' | 'ref' | 'updateTime'>;

/** Within the transaction that moves the day, so that no order is forgotten. */
export function noteMovedDay(transaction: Transaction, bookId: string, now: Date): void {
  transaction.set(collection('movedDays').doc(bookId), { at: Timestamp.fromDate(now) });
}

export async function findMovedDays(): Promise<MovedDay[]> {
  return (await collection('movedDays').orderBy('at').limit(mostTogether).get()).docs;
}

export async function findMovedDay(bookId: string): Promise<MovedDay | undefined> {
  const snapshot = await collection('movedDays').doc(bookId).get();
  return snapshot.exists ? snapshot : undefined;
}

/** Unless the day has moved again since it was read. */
export async function endMovedDay({ ref, updateTime: lastUpdateTime }: MovedDay): Promise<void> {
  try {
    await ref.delete(lastUpdateTime && { lastUpdateTime });
  } catch (error) {
    if (!isWriteConflict(error) && !isMissingDocument(error)) throw error;
  }
}
