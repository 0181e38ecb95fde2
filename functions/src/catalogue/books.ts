import { type Author, fullerName, laterSlugs } from '../shared/author/author.ts';
import type { JoinedAuthor } from '../shared/author/joined-authors.ts';
import type { CatalogueEntry } from '../snapshot/catalogue-entry.ts';
import { mergeOrders } from './merge-orders.ts';
import { type Part, partOf } from './part.ts';
import type { Segment } from './segment.ts';
import type { FixedSort } from './sort-orders.ts';

const noCategory = -1;

/** Books changed since a segment was made, by id; `undefined` for a deleted one. */
export type Changes = ReadonlyMap<string, CatalogueEntry | undefined>;

/** Two segments as one; books and authors have numbers across both. */
export interface Books {
  parts: readonly [Part, Part];
  /** Number of books; `numbers` includes hidden ones. */
  size: number;
  numbers: number;
  authors: readonly Author[];
  /** Also accepts an older address of the author's page, or a name joined to the author. */
  authorNumber(slug: string): number | undefined;
  /** By number; includes categories that only hidden books have. */
  categories: readonly string[];
  /** `noCategory` when it has none. */
  categoryNumber(category: string): number;
  numberOf(id: string): number | undefined;
  locate(number: number): { part: Part; place: number };
  entry(number: number): CatalogueEntry;
  order(sort: FixedSort): Uint32Array;
}

/**
 * Overlays a segment with the books changed since.
 * @param recent the segment of the changed books that still exist
 * @param joined names whose books belong to another author
 */
export function mergeBooks(
  base: Segment,
  changes: Changes,
  recent: Segment,
  joined: readonly JoinedAuthor[] = [],
): Books {
  const hidden = new Uint8Array(base.size);
  for (const id of changes.keys()) {
    const place = base.placeOf.get(id);
    if (place !== undefined) hidden[place] = 1;
  }
  const authors = [...base.authors.list];
  const newAuthors = new Map<string, number>();
  const numberOfRecent = recent.authors.list.map((author) => {
    const existing = base.authors.numberOf.get(author.slug);
    if (existing !== undefined) {
      authors[existing] = fullerName(author, authors[existing] ?? author);
      return existing;
    }
    const number = authors.push(author) - 1;
    newAuthors.set(author.slug, number);
    return number;
  });
  const numberOfAuthor = (slug: string) => base.authors.numberOf.get(slug) ?? newAuthors.get(slug);
  const joinedNumbers = new Map<number, number>();
  for (const { slug, author } of joined) {
    const from = numberOfAuthor(slug);
    if (from === undefined) continue;
    const number = numberOfAuthor(author.slug) ?? authors.push(author) - 1;
    if (number === authors.length - 1) newAuthors.set(author.slug, number);
    joinedNumbers.set(from, number);
  }
  const ownNumber = (number: number) => joinedNumbers.get(number) ?? number;
  const categories = new Map(base.columns.categories);
  const categoryOfRecent = Array.from(recent.columns.categories.keys(), (category) => {
    const number = categories.get(category) ?? categories.size;
    categories.set(category, number);
    return number;
  });
  const older = partOf(base, 0, hidden, {
    authorNumbers: Uint32Array.from(base.authors.list, (_, number) => ownNumber(number)),
    categories: base.columns.category,
  });
  const newer = partOf(recent, base.size, new Uint8Array(recent.size), {
    authorNumbers: Uint32Array.from(numberOfRecent, ownNumber),
    categories: recent.columns.category.map((number) => categoryOfRecent[number] ?? 0),
  });
  const size = base.size - older.hiddenCount + recent.size;
  const orders = new Map<FixedSort, Uint32Array>();
  const locate = (number: number) =>
    number < base.size ? { part: older, place: number } : { part: newer, place: number - base.size };
  return {
    parts: [older, newer],
    size,
    numbers: base.size + recent.size,
    authors,
    locate,
    authorNumber(slug) {
      const number = [slug, ...laterSlugs(slug)].map(numberOfAuthor).find((one) => one !== undefined);
      return number === undefined ? undefined : ownNumber(number);
    },
    categories: [...categories.keys()],
    categoryNumber: (category) => categories.get(category) ?? noCategory,
    numberOf(id) {
      const place = recent.placeOf.get(id);
      if (place !== undefined) return base.size + place;
      return changes.has(id) ? undefined : base.placeOf.get(id);
    },
    entry(number) {
      const { part, place } = locate(number);
      return part.segment.entry(place);
    },
    order(sort) {
      const cached = orders.get(sort);
      if (cached) return cached;
      const order = changes.size === 0 ? base.orders(sort) : mergeOrders(older, newer, sort);
      orders.set(sort, order);
      return order;
    },
  };
}

export function* numbersWithFlag({ parts }: Books, flag: number): Generator<number> {
  for (const { segment, offset, size, hidden } of parts) {
    const { flags } = segment.columns;
    for (let place = 0; place < size; place += 1) {
      if (!hidden[place] && (flags[place] ?? 0) & flag) yield offset + place;
    }
  }
}
