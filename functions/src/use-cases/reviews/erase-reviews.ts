import { isWriteConflict } from '../../platform/http/database-errors.ts';
import { readReviewsOf } from '../../reviews/shopper-reviews-store.ts';
import { removeReview } from './write-review.ts';

/** Deletes a shopper's reviews, each with what it adds to the rating of its book, until there is none. */
export async function eraseReviews(uid: string): Promise<void> {
  while (true) {
    const reviews = await readReviewsOf(uid);
    if (reviews.length === 0) return;
    try {
      for (const review of reviews) await removeReview(review);
    } catch (error) {
      // The shop has just taken a step with one of them; it is read again.
      if (!isWriteConflict(error)) throw error;
    }
  }
}
