import { FieldValue, Timestamp, type Transaction } from 'firebase-admin/firestore';
import { collection } from '../platform/collections.ts';
import type { Rating } from '../shared/review/rating.ts';

/**
 * Adds to the rating of a book, in the transaction that changes what is published. It reads nothing, so that reviews of one
 * book do not wait for each other. A book whose reviews are all gone keeps a rating of 0.
 */
export function addToRating(
  transaction: Transaction,
  bookId: string,
  { count, sum }: Rating,
  now: Date,
): void {
  if (count === 0 && sum === 0) return;
  const changedAt = Timestamp.fromDate(now);
  transaction.set(
    collection('ratings').doc(bookId),
    { count: FieldValue.increment(count), sum: FieldValue.increment(sum), changedAt },
    { merge: true },
  );
}
