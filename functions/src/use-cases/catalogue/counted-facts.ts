import { readRatings } from '../../reviews/rating-store.ts';
import { eachFact } from '../../snapshot/book-facts.ts';
import type { CountedFacts } from '../../snapshot/snapshot-writer.ts';
import { readCopiesSold } from '../../stats/sales-store.ts';

/** By book id. */
export async function readFacts(day: string): Promise<CountedFacts> {
  const [sold, ratings] = await Promise.all([readCopiesSold(day), readRatings()]);
  return { sold, reviews: ratings.counts, stars: ratings.sums };
}

/** By these totals a fold detects new counts. */
export function sumsOf(facts: CountedFacts) {
  return eachFact((name) => [...facts[name].values()].reduce((sum, count) => sum + count, 0));
}
