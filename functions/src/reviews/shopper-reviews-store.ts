import { collection } from '../platform/collections.ts';
import type { Review } from '../shared/review/review.ts';
import { reviewLimits } from '../shared/review/review-limits.ts';
import { type ReadReview, readSnapshot } from './review-store.ts';

export async function readReviewsOf(uid: string): Promise<ReadReview[]> {
  const { docs } = await collection('reviews').where('uid', '==', uid).limit(reviewLimits.own).get();
  return docs.map(readSnapshot);
}

/** As the shopper sees them, latest first. */
export async function reviewsOf(uid: string): Promise<Review[]> {
  const reviews = (await readReviewsOf(uid)).map(({ snapshot: _, ...review }) => review);
  return reviews.sort((one, other) => (one.at > other.at ? -1 : 1));
}
