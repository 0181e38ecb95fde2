import { keyGuard } from '../shared/values/table-keys.ts';

// A fact is a whole number that others count of each book, as orders count the copies sold. The catalogue keeps it beside
// the book, from one fold to the next. A new one is a name here, with the order that goes by it, and its source in
// `use-cases/catalogue/counted-facts.ts`.

/** `sold`: the copies sold within a year. */
export const factNames = ['sold'] as const;

export type FactName = (typeof factNames)[number];

/** The orders of lists that go by a fact, its highest number first. */
export const factOrders = { bestselling: 'sold' } as const satisfies Record<string, FactName>;

export type FactOrder = keyof typeof factOrders;

export const isFactOrder = keyGuard(factOrders);

/** The facts of a book; 0 is left out. */
export type BookFacts = { readonly [Name in FactName]?: number };

/** The same for each fact. */
export type EachFact<T> = Readonly<Record<FactName, T>>;

export function eachFact<T>(of: (name: FactName) => T): EachFact<T> {
  return { sold: of('sold') };
}

/** The facts that are not 0. */
export function factsFrom(countOf: (name: FactName) => number | undefined): BookFacts {
  return Object.fromEntries(factNames.flatMap((name) => (countOf(name) ? [[name, countOf(name)]] : [])));
}
