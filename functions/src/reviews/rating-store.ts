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

interface ReadRating extends Rating {
  snapshot: DocumentSnapshot;
}

export async function findRating(bookId: string): Promise<ReadRating> {
  const snapshot = await collection('ratings').doc(bookId).get();
  return { ...ratingOf(snapshot.data()), snapshot };
}

/**
 * In the transaction that publishes or withdraws reviews. Without published reviews the rating stays, at 0. The
 * transaction fails when the rating has changed since it was read; no locks, on which readers would wait for each
 * other.
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

/** By book id: one read for each, needed by a fold of the catalogue. */
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
