import { weightedMean } from '../shared/review/book-rating.ts';
import { keyGuard } from '../shared/values/table-keys.ts';

// A fact is a whole number that others count of each book, as orders count the copies sold. The catalogue keeps it beside
// the book, from one fold to the next; one that shoppers must see sooner comes with the change log. A new one is a name
// here, with the order that goes by it, and its source in `use-cases/catalogue/counted-facts.ts`.

/** `sold`: the copies sold within a year. `reviews` and `stars`: the published reviews, and the sum of their stars. */
export const factNames = ['sold', 'reviews', 'stars'] as const;

type FactName = (typeof factNames)[number];

/** The orders of lists that go by facts: the book with the highest number comes first. */
export const factOrders = {
  bestselling: ({ sold }: EachFact<number>) => sold,
  'best-rated': ({ reviews, stars }: EachFact<number>) => Math.round(1e6 * weightedMean(reviews, stars)),
};

export type FactOrder = keyof typeof factOrders;

export const isFactOrder = keyGuard(factOrders);

/** The facts of a book; 0 is left out. */
export type BookFacts = { readonly [Name in FactName]?: number };

/** The same for each fact. */
export type EachFact<T> = Readonly<Record<FactName, T>>;

export function eachFact<T>(of: (name: FactName) => T): EachFact<T> {
  return { sold: of('sold'), reviews: of('reviews'), stars: of('stars') };
}

/** The facts that are not 0. */
export function factsFrom(counted: { readonly [Name in FactName]?: number | undefined }): BookFacts {
  return Object.fromEntries(factNames.flatMap((name) => (counted[name] ? [[name, counted[name]]] : [])));
}
