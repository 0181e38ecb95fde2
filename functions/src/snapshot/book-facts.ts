import { weightedMean } from '../shared/review/book-rating.ts';
import { keyGuard } from '../shared/values/table-keys.ts';

// A fact is a counter kept for each book, such as copies sold. The catalogue keeps it beside the book from one fold to
// the next; a fact that shoppers must see sooner comes with the change log. To add one: a name here, its sort order,
// and its source in `use-cases/catalogue/counted-facts.ts`.

/** `sold`: the copies sold within a year. `reviews` and `stars`: the published reviews, and the sum of their stars. */
export const factNames = ['sold', 'reviews', 'stars'] as const;

type FactName = (typeof factNames)[number];

/** Sort orders by fact, highest first. */
export const factOrders = {
  bestselling: ({ sold }: EachFact<number>) => sold,
  'best-rated': ({ reviews, stars }: EachFact<number>) => Math.round(1e6 * weightedMean(reviews, stars)),
};

export type FactOrder = keyof typeof factOrders;

export const isFactOrder = keyGuard(factOrders);

/** 0 is left out. */
export type BookFacts = { readonly [Name in FactName]?: number };

export type EachFact<T> = Readonly<Record<FactName, T>>;

export function eachFact<T>(of: (name: FactName) => T): EachFact<T> {
  return { sold: of('sold'), reviews: of('reviews'), stars: of('stars') };
}

export function factsFrom(counted: { readonly [Name in FactName]?: number | undefined }): BookFacts {
  return Object.fromEntries(factNames.flatMap((name) => (counted[name] ? [[name, counted[name]]] : [])));
}
