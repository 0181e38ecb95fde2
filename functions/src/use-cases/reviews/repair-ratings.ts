import { readRatings } from '../../reviews/rating-store.ts';
import { countedRatings } from '../../reviews/review-list-store.ts';
import { noRating } from '../../shared/review/rating.ts';
import { changeRating } from './change-rating.ts';

/** Run it while no review is published or taken down. @returns the books whose ratings were wrong */
export async function repairRatings(): Promise<string[]> {
  const [counted, { counts, sums }] = await Promise.all([countedRatings(), readRatings()]);
  const wrong: string[] = [];
  for (const bookId of new Set([...counted.keys(), ...counts.keys()])) {
    const { count, sum } = counted.get(bookId) ?? noRating;
    const missing = { count: count - (counts.get(bookId) ?? 0), sum: sum - (sums.get(bookId) ?? 0) };
    if (missing.count === 0 && missing.sum === 0) continue;
    await changeRating(bookId, () => missing);
    wrong.push(bookId);
  }
  return wrong;
}
