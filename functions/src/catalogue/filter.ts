import { categories } from '../shared/book/category.ts';
import { type CatalogueQuery, type Facet, priceRanges } from '../shared/catalogue/catalogue.ts';
import type { Books, Part } from './books.ts';
import { noCategory, noDecade } from './columns.ts';

/** How often each value of each facet was found, by its number in the columns. */
export interface Tally {
  /** 1 for each book that passes all filters, by its number. */
  passed: Uint8Array;
  total: number;
  counts: Record<Facet, Uint32Array>;
}

/** What each filter wants, as columns have it; undefined where there is no filter. */
export type Wanted = Record<Exclude<Facet, 'decade'>, number | undefined> & {
  decade: DecadeRange | undefined;
};

/** Decades as columns have them, from one to before another. */
interface DecadeRange {
  from: number;
  to: number;
}

/** Stands for a value that no book has. */
const nobody = -1;

/** '1990', or all before it: 'before-1990' */
export function decadeRange(decade: string): DecadeRange {
  const number = Number(decade.slice(-4)) / 10;
  return decade.length > 4 ? { from: 0, to: number } : { from: number, to: number + 1 };
}

export function wantedBy(query: CatalogueQuery, books: Books): Wanted {
  const { category, price, decade, author, available } = query;
  return {
    category: category === undefined ? undefined : categories.indexOf(category),
    price: price === undefined ? undefined : priceRanges.indexOf(price),
    decade: decade === undefined ? undefined : decadeRange(decade),
    author: author === undefined ? undefined : (books.authorNumber(author) ?? nobody),
    available: available ? 1 : undefined,
  };
}

/** A bit for each filter that a book may fail. */
const bits = { category: 1, price: 2, decade: 4, available: 8, author: 16 };

function countPart(part: Part, wanted: Wanted, hits: Uint8Array | undefined, tally: Tally): void {
  const { columns, authors } = part.segment;
  const { category, priceRange, decade, available } = columns;
  const { counts, passed } = tally;
  const add = (all: Uint32Array, value: number) => {
    all[value] = (all[value] ?? 0) + 1;
  };
  for (let place = 0; place < part.size; place += 1) {
    const number = part.offset + place;
    if (part.hidden[place] || (hits && !hits[number])) continue;
    let failed = 0;
    if (wanted.category !== undefined && category[place] !== wanted.category) failed |= bits.category;
    if (wanted.price !== undefined && priceRange[place] !== wanted.price) failed |= bits.price;
    const own = decade[place] ?? noDecade;
    if (wanted.decade && (own < wanted.decade.from || own >= wanted.decade.to)) failed |= bits.decade;
    if (wanted.available !== undefined && available[place] !== wanted.available) failed |= bits.available;
    const [from, to] = [authors.offsets[place] ?? 0, authors.offsets[place + 1] ?? 0];
    if (wanted.author !== undefined) {
      let at = from;
      while (at < to && part.authorNumbers[authors.numbers[at] ?? 0] !== wanted.author) at += 1;
      if (at === to) failed |= bits.author;
    }
    // A book that fails two filters is on no list that one other choice would give.
    if (failed & (failed - 1)) continue;
    if (failed === 0) {
      tally.total += 1;
      passed[number] = 1;
    }
    if ((failed | bits.category) === bits.category) add(counts.category, category[place] ?? 0);
    if ((failed | bits.price) === bits.price) add(counts.price, priceRange[place] ?? 0);
    if ((failed | bits.decade) === bits.decade) add(counts.decade, own);
    if ((failed | bits.available) === bits.available) add(counts.available, available[place] ?? 0);
    if ((failed | bits.author) === bits.author) {
      for (let at = from; at < to; at += 1) {
        add(counts.author, part.authorNumbers[authors.numbers[at] ?? 0] ?? 0);
      }
    }
  }
}

/** Finds the books that pass all filters, and counts what each facet would have with the other filters kept. */
export function filterBooks(books: Books, wanted: Wanted, hits: Uint8Array | undefined): Tally {
  const tally: Tally = {
    passed: new Uint8Array(books.numbers),
    total: 0,
    counts: {
      category: new Uint32Array(noCategory + 1),
      price: new Uint32Array(priceRanges.length),
      decade: new Uint32Array(noDecade + 1),
      available: new Uint32Array(2),
      author: new Uint32Array(books.authors.length),
    },
  };
  for (const part of books.parts) countPart(part, wanted, hits, tally);
  return tally;
}
