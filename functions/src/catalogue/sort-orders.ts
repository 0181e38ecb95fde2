import type { BookSort } from '../shared/catalogue/catalogue-choices.ts';
import { type FactOrder, factOrders, isFactOrder } from '../snapshot/book-facts.ts';
import { type Columns, factsAt } from './columns.ts';

/** The words of each title, as ranks in the word index. */
export interface Titles {
  /** Start of each title in `ranks`, and the end of the last. */
  offsets: Uint32Array;
  ranks: Uint32Array;
  /** Leading words ignored in sorting, such as articles. */
  skipped: Uint8Array;
}

export type FixedSort = Exclude<BookSort, 'relevance' | 'series'>;

/** Places in each order, sorted on first use. Ties are newest first. */
export type Orders = (sort: FixedSort) => Uint32Array;

/** More than any number of books, and small enough to pack a 32-bit number before it in a double. */
const places = 2 ** 21;
const highest = 2 ** 32 - 1;

/** Sorts by an integer key without a comparator. */
function sortByNumber(size: number, numberAt: (place: number) => number): Uint32Array {
  const keys = Float64Array.from({ length: size }, (_, place) => {
    return Math.min(highest, Math.max(0, numberAt(place))) * places + place;
  });
  return Uint32Array.from(keys.sort(), (key) => key % places);
}

function highestFirst(size: number, numberAt: (place: number) => number): Uint32Array {
  return sortByNumber(size, (place) => highest - numberAt(place));
}

export function sortedFrom({ offsets, skipped }: Titles, place: number): number {
  return (offsets[place] ?? 0) + (skipped[place] ?? 0);
}

function compareTitles(titles: Titles, one: number, other: number): number {
  const { offsets, ranks } = titles;
  const [from, to] = [sortedFrom(titles, one), sortedFrom(titles, other)];
  const lengths = [(offsets[one + 1] ?? 0) - from, (offsets[other + 1] ?? 0) - to] as const;
  for (let word = 0; word < Math.min(...lengths); word += 1) {
    const difference = (ranks[from + word] ?? 0) - (ranks[to + word] ?? 0);
    if (difference !== 0) return difference;
  }
  return lengths[0] - lengths[1];
}

const sorters: Record<Exclude<FixedSort, FactOrder>, (columns: Columns, titles: Titles) => Uint32Array> = {
  newest: ({ created }) => Uint32Array.from(created, (_, place) => place),
  price: ({ price }) => sortByNumber(price.length, (place) => price[place] ?? 0),
  'price-down': ({ price }) => highestFirst(price.length, (place) => price[place] ?? 0),
  title: ({ created }, titles) =>
    Uint32Array.from(created, (_, place) => place).sort(
      (one, other) => compareTitles(titles, one, other) || one - other,
    ),
};

function sorted(sort: FixedSort, columns: Columns, titles: Titles): Uint32Array {
  if (!isFactOrder(sort)) return sorters[sort](columns, titles);
  return highestFirst(columns.created.length, (place) => factOrders[sort](factsAt(columns, place)));
}

export function ordersOf(columns: Columns, titles: Titles): Orders {
  const cache = new Map<FixedSort, Uint32Array>();
  return (sort) => {
    const order = cache.get(sort) ?? sorted(sort, columns, titles);
    cache.set(sort, order);
    return order;
  };
}
