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

/** @throws NotFound in a shop that has turned reviews off */
export async function requireReviews(): Promise<void> {
  if (!(await recentSettings()).reviews) throw new NotFound('This call');
}

const isSame = (one: ReviewRequest, other: ReviewRequest) =>
  one.stars === other.stars && one.text === other.text && one.name === other.name;

/** What a shopper sees of a review that is there. */
async function present(bookId: string, uid: string): Promise<Review> {
  const found = await findOwnReview(bookId, uid);
  if (!found) throw new NotFound('The review');
  const { snapshot: _, ...review } = found;
  return review;
}

/**
 * Keeps what a shopper writes of a book, once however often it is sent. The orders are read in the transaction: while a
 * shopper is erased, none is written any more. @throws Forbidden for a book that was not delivered to the shopper
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

/** Deletes a review, of which the lists know as soon as of one that is taken down. */
const removeReview = (review: ReadReview) =>
  changeRating(review.bookId, (transaction) => deleteReview(transaction, review));

/** Deletes the review of a shopper, also in a shop that has turned reviews off; one that is gone already is no failure. */
export function deleteOwnReview(uid: string, bookId: string, signal: AbortSignal): Promise<void> {
  const remove = async () => {
    const review = isBookId(bookId) ? await findOwnReview(bookId, uid) : undefined;
    if (!review) return;
    await removeReview(review);
  };
  return retryReview(remove, signal);
}

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
