import { eachFact, type FactName, factNames } from '../../snapshot/book-facts.ts';
import type { CountedFacts } from '../../snapshot/snapshot-writer.ts';
import { readCopiesSold } from '../../stats/sales-store.ts';

/** Where each fact is counted, by the ids of the books: as of a day of the shop. */
const sources: Record<FactName, (day: string) => Promise<ReadonlyMap<string, number>>> = {
  sold: readCopiesSold,
};

/** The facts of all books as they are counted on a day. */
export async function readFacts(day: string): Promise<CountedFacts> {
  const read = new Map(
    await Promise.all(factNames.map(async (name) => [name, await sources[name](day)] as const)),
  );
  return eachFact((name) => read.get(name) ?? new Map());
}

/** What all books have of each fact together, by which a fold knows whether something was counted since. */
export function sumsOf(facts: CountedFacts) {
  return eachFact((name) => [...facts[name].values()].reduce((sum, count) => sum + count, 0));
}
