import { GrowingArray } from '../search/growing-array.ts';
import { audienceChoices, choicesFor } from '../shared/book/audience.ts';
import { isCoverAddress } from '../shared/book/cover.ts';
import { isInStock } from '../shared/book/stock-words.ts';
import { isHighlyRated } from '../shared/review/book-rating.ts';
import { type EachFact, eachFact, factNames } from '../snapshot/book-facts.ts';
import type { CatalogueEntry } from '../snapshot/catalogue-entry.ts';
import { bucketOf } from './price-buckets.ts';

/** Data for filters and orders, one array per field, indexed by a book's place in the segment. */
export interface Columns {
  /** Milliseconds since 1970. */
  created: Float64Array;
  /** Milliseconds of the last change; 0 where unknown. */
  version: Float64Array;
  /** In thousandths (no currency has more decimals), capped at 32 bits. */
  price: Uint32Array;
  facts: EachFact<Uint32Array>;
  /** A number for each category, in order of first appearance. */
  categories: Map<string, number>;
  category: Uint16Array;
  priceBucket: Uint8Array;
  /** The year divided by ten, or {@link noDecade}. */
  decade: Uint16Array;
  /** Each book's audience choices, as indexes of `audienceChoices`. */
  audience: { offsets: Uint32Array; numbers: GrowingArray };
  /** 1 for books that can be bought now. */
  available: Uint8Array;
  /** 1 for books of four stars and up. */
  highlyRated: Uint8Array;
  /** Bits of {@link bookFlags}, for the admin's filters and finding covers. */
  flags: Uint8Array;
}

export const bookFlags = { trending: 1, noCover: 2, lowStock: 4, coverAddress: 8 };

/** An unknown year, or one without four digits. */
export const noDecade = 1000;

export function createColumns(size: number): Columns {
  return {
    created: new Float64Array(size),
    version: new Float64Array(size),
    price: new Uint32Array(size),
    facts: eachFact(() => new Uint32Array(size)),
    categories: new Map(),
    category: new Uint16Array(size),
    priceBucket: new Uint8Array(size),
    decade: new Uint16Array(size),
    audience: { offsets: new Uint32Array(size + 1), numbers: new GrowingArray(16) },
    available: new Uint8Array(size),
    highlyRated: new Uint8Array(size),
    flags: new Uint8Array(size),
  };
}

/** Called in the order of places. */
export function fillColumns(columns: Columns, place: number, entry: CatalogueEntry): void {
  const { book, facts, version = 0 } = entry;
  const { categories } = columns;
  const category = categories.get(book.category) ?? categories.size;
  categories.set(book.category, category);
  const decade = Math.floor((book.year ?? -1) / 10);
  columns.created[place] = Date.parse(book.createdAt) || 0;
  columns.version[place] = version;
  columns.price[place] = Math.min(2 ** 32 - 1, Math.round(book.newPrice * 1000));
  for (const name of factNames) columns.facts[name][place] = facts[name] ?? 0;
  columns.category[place] = category;
  columns.priceBucket[place] = bucketOf(book.newPrice);
  columns.decade[place] = decade >= 0 && decade < noDecade ? decade : noDecade;
  const { offsets, numbers } = columns.audience;
  for (const choice of choicesFor(book)) numbers.push(audienceChoices.indexOf(choice));
  offsets[place + 1] = numbers.length;
  columns.available[place] = isInStock(book) ? 1 : 0;
  columns.highlyRated[place] = isHighlyRated(facts.reviews, facts.stars) ? 1 : 0;
  columns.flags[place] =
    (book.trending ? bookFlags.trending : 0) |
    (book.coverImage === '' ? bookFlags.noCover : 0) |
    (isCoverAddress(book.coverImage) ? bookFlags.coverAddress : 0) |
    // Only low stock is public, and so kept with the book.
    (book.stockLeft === undefined ? 0 : bookFlags.lowStock);
}

/** 0 where there is no such book. */
export function factsAt({ facts }: Columns, place: number | undefined): EachFact<number> {
  return eachFact((name) => (place === undefined ? 0 : (facts[name][place] ?? 0)));
}
