import { readRatings } from '../../reviews/rating-store.ts';
import { eachFact } from '../../snapshot/book-facts.ts';
import type { CountedFacts } from '../../snapshot/snapshot-writer.ts';
import { readCopiesSold } from '../../stats/sales-store.ts';

/** The facts of all books, by their ids, as they are counted on a day of the shop. */
export async function readFacts(day: string): Promise<CountedFacts> {
  const [sold, ratings] = await Promise.all([readCopiesSold(day), readRatings()]);
  return { sold, reviews: ratings.counts, stars: ratings.sums };
}

/** What all books have of each fact together, by which a fold knows whether something was counted since. */
export function sumsOf(facts: CountedFacts) {
  return eachFact((name) => [...facts[name].values()].reduce((sum, count) => sum + count, 0));
}
