import { deliveredOrdersWith } from '../../orders/ordered-books-store.ts';
import { database } from '../../platform/firebase.ts';
import { Forbidden, NotFound } from '../../platform/http/api-errors.ts';
import { isWriteConflict } from '../../platform/http/database-errors.ts';
import { deleteReview, findOwnReview, type ReadReview, writeOwnReview } from '../../reviews/review-store.ts';
import { readReviewsOf } from '../../reviews/shopper-reviews-store.ts';
import { recentSettings } from '../../settings/shop-profile.ts';
import { isBookId } from '../../shared/book/book-paging.ts';
import type { Review, ReviewRequest } from '../../shared/review/review.ts';
import { reviewableLines } from '../../shared/review/who-may-review.ts';
import { changeRating } from './change-rating.ts';
import { retryReview } from './retry-review.ts';

/** @throws NotFound in a shop without reviews */
export async function requireReviews(): Promise<void> {
  if (!(await recentSettings()).reviews) throw new NotFound('This call');
}

const isSame = (one: ReviewRequest, other: ReviewRequest) =>
  one.stars === other.stars && one.text === other.text && one.name === other.name;

async function present(bookId: string, uid: string): Promise<Review> {
  const stored = await findOwnReview(bookId, uid);
  if (!stored) throw new NotFound('The review');
  const { snapshot: _, ...review } = stored;
  return review;
}

/**
 * Orders are read in the transaction, so that no review is written during an erasure. @throws Forbidden when the book
 * was not delivered to the shopper
 */
export async function writeReview(
  uid: string,
  bookId: string,
  request: ReviewRequest,
  signal: AbortSignal,
): Promise<Review> {
  await requireReviews();
  if (!isBookId(bookId)) throw new NotFound('The book');
  const write = async () => {
    const before = await findOwnReview(bookId, uid);
    if (before && isSame(before, request)) return;
    await database().runTransaction(async (transaction) => {
      const orders = await deliveredOrdersWith(transaction, uid, bookId);
      const line = orders.flatMap(reviewableLines).find((one) => one.bookId === bookId);
      if (!line) throw new Forbidden('Only shoppers to whom the book was delivered review it');
      writeOwnReview(transaction, before, { bookId, uid, title: line.title }, request, new Date());
    });
  };
  await retryReview(write, signal);
  return present(bookId, uid);
}

const removeReview = (review: ReadReview) =>
  changeRating(review.bookId, (transaction) => deleteReview(transaction, review));

/** Also in a shop without reviews; a missing one is no failure. */
export function deleteOwnReview(uid: string, bookId: string, signal: AbortSignal): Promise<void> {
  const remove = async () => {
    const review = isBookId(bookId) ? await findOwnReview(bookId, uid) : undefined;
    if (!review) return;
    await removeReview(review);
  };
  return retryReview(remove, signal);
}

export async function eraseReviews(uid: string): Promise<void> {
  while (true) {
    const reviews = await readReviewsOf(uid);
    if (reviews.length === 0) return;
    try {
      for (const review of reviews) await removeReview(review);
    } catch (error) {
      // The shop has just changed one; it is read again.
      if (!isWriteConflict(error)) throw error;
    }
  }
}
