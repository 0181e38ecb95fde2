import { collection } from '../platform/collections.ts';
import { database } from '../platform/firebase.ts';
import { isWriteConflict } from '../platform/http/database-errors.ts';
import type { Review } from '../shared/review/review.ts';
import { reviewLimits } from '../shared/review/review-limits.ts';
import { deleteReview, type ReadReview, readSnapshot } from './review-store.ts';

async function readReviewsOf(uid: string): Promise<ReadReview[]> {
  const { docs } = await collection('reviews').where('uid', '==', uid).limit(reviewLimits.own).get();
  return docs.map(readSnapshot);
}

/** A shopper's reviews as the shopper sees them, the last written first. */
export async function reviewsOf(uid: string): Promise<Review[]> {
  const reviews = (await readReviewsOf(uid)).map(({ snapshot: _, ...review }) => review);
  return reviews.sort((one, other) => (one.at > other.at ? -1 : 1));
}

/** Deletes a shopper's reviews, each with what it adds to the rating of its book, until there is none. */
export async function eraseReviews(uid: string): Promise<void> {
  while (true) {
    const reviews = await readReviewsOf(uid);
    if (reviews.length === 0) return;
    try {
      for (const review of reviews) {
        await database().runTransaction(async (write) => deleteReview(write, review, new Date()));
      }
    } catch (error) {
      // The shop has just taken a step with one of them; it is read again.
      if (!isWriteConflict(error)) throw error;
    }
  }
}
