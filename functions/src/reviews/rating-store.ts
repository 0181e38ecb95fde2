import {
  type DocumentData,
  type DocumentSnapshot,
  Timestamp,
  type Transaction,
} from 'firebase-admin/firestore';
import { collection } from '../platform/collections.ts';
import { streamDocuments } from '../platform/firebase.ts';
import { noRating, type Rating } from '../shared/review/rating.ts';

function ratingOf(data: DocumentData | undefined): Rating {
  return data ? { count: data.count, sum: data.sum } : noRating;
}

/** The rating of a book as it was read, with its place. */
interface ReadRating extends Rating {
  snapshot: DocumentSnapshot;
}

/** The rating of a book, as it is now. */
export async function findRating(bookId: string): Promise<ReadRating> {
  const snapshot = await collection('ratings').doc(bookId).get();
  return { ...ratingOf(snapshot.data()), snapshot };
}

/**
 * Adds to the rating of a book, in the transaction that changes what is published. A book whose reviews are all gone keeps
 * a rating of 0. The transaction fails when the rating has changed since it was read, without a lock on which those who
 * read it would wait for each other.
 */
export function addToRating(
  transaction: Transaction,
  { count, sum, snapshot }: ReadRating,
  added: Rating,
  now: Date,
): Rating {
  const rating = { count: count + added.count, sum: sum + added.sum };
  const fields = { ...rating, changedAt: Timestamp.fromDate(now) };
  const { ref, updateTime } = snapshot;
  if (updateTime) transaction.update(ref, fields, { lastUpdateTime: updateTime });
  else transaction.create(ref, fields);
  return rating;
}

/** The ratings of all books that have one, by their ids: a read for each, which a fold of the catalogue asks for. */
export async function readRatings() {
  const counts = new Map<string, number>();
  const sums = new Map<string, number>();
  for await (const document of streamDocuments(collection('ratings'))) {
    const { count, sum } = ratingOf(document.data());
    counts.set(document.id, count);
    sums.set(document.id, sum);
  }
  return { counts, sums };
}
