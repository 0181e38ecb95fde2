import type { Transaction } from 'firebase-admin/firestore';
import { readBooks } from '../../books/book-store.ts';
import { ratingWithin } from '../../reviews/read-ratings.ts';
import type { StoredBook } from '../../shared/book/book.ts';
import type { Rating } from '../../shared/review/rating.ts';
import { logChanges } from '../../snapshot/change-log-store.ts';

/** A book with its rating, as a transaction has read both. */
export interface RatedBook {
  /** Undefined when the shop has it no more. */
  stored: StoredBook | undefined;
  rating: Rating;
}

/** Reads what {@link logRating} needs, before the transaction writes. */
export async function readRatedBook(transaction: Transaction, bookId: string): Promise<RatedBook> {
  const [[stored], rating] = await Promise.all([
    readBooks(transaction, [bookId]),
    ratingWithin(transaction, bookId),
  ]);
  return { stored, rating };
}

/**
 * Tells the catalogue what the reviews of a book add up to, within the transaction that adds to its rating: lists show
 * it as soon as they show a changed price.
 */
export function logRating(transaction: Transaction, { stored, rating }: RatedBook, added: Rating): void {
  if (!stored || (added.count === 0 && added.sum === 0)) return;
  const { book, version } = stored;
  const facts = { reviews: rating.count + added.count, stars: rating.sum + added.sum };
  logChanges(transaction, [{ id: book._id, version, book, facts }]);
}
