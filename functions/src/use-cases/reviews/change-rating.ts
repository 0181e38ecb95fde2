import type { Transaction } from 'firebase-admin/firestore';
import { database } from '../../platform/firebase.ts';
import { addToRating, findRating } from '../../reviews/rating-store.ts';
import type { Rating } from '../../shared/review/rating.ts';
import { logCount } from '../../snapshot/change-log-store.ts';

/**
 * Logged for the catalogue, so that lists show it as soon as a changed price. Conflicts with other changes of the
 * rating. @param write returns what it adds to the rating
 */
export async function changeRating(
  bookId: string,
  write: (transaction: Transaction) => Rating,
): Promise<void> {
  const before = await findRating(bookId);
  await database().runTransaction(async (transaction) => {
    const added = write(transaction);
    if (added.count === 0 && added.sum === 0) return;
    const { count, sum } = addToRating(transaction, before, added, new Date());
    logCount(transaction, { id: bookId, facts: { reviews: count, stars: sum } });
  });
}
