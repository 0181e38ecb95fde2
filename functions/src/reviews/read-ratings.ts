import type { DocumentData, DocumentReference, Transaction } from 'firebase-admin/firestore';
import { collection } from '../platform/collections.ts';
import { streamDocuments } from '../platform/firebase.ts';
import type { Rating } from '../shared/review/rating.ts';

const noRating: Rating = { count: 0, sum: 0 };

function ratingOf(data: DocumentData | undefined): Rating {
  return { ...noRating, ...(data && { count: data.count, sum: data.sum }) };
}

function ratingReference(bookId: string): DocumentReference {
  return collection('ratings').doc(bookId);
}

/** The rating of a book, as it is now. */
export async function findRating(bookId: string): Promise<Rating> {
  return ratingOf((await ratingReference(bookId).get()).data());
}

/** The rating of a book, which no other transaction changes until this one ends. */
export async function ratingWithin(transaction: Transaction, bookId: string): Promise<Rating> {
  return ratingOf((await transaction.get(ratingReference(bookId))).data());
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
