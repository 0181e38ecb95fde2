import { type FactOrder, factOrders, isFactOrder } from '../snapshot/book-facts.ts';
import { type Columns, factsAt } from './columns.ts';
import type { Part } from './part.ts';
import { type FixedSort, sortedFrom } from './sort-orders.ts';

type Compare = (one: Part, place: number, other: Part, otherPlace: number) => number;

const byNewest: Compare = (one, place, other, otherPlace) => {
  const later = (other.segment.columns.created[otherPlace] ?? 0) - (one.segment.columns.created[place] ?? 0);
  if (later !== 0) return later;
  const [id = '', otherId = ''] = [one.segment.ids[place], other.segment.ids[otherPlace]];
  return id < otherId ? 1 : id > otherId ? -1 : 0;
};

const byColumn =
  (columnOf: (columns: Columns) => Uint32Array, sign: number): Compare =>
  (one, place, other, otherPlace) =>
    sign * ((columnOf(one.segment.columns)[place] ?? 0) - (columnOf(other.segment.columns)[otherPlace] ?? 0));

/** The words a title is sorted by; ranks are comparable only within a segment. */
function titleWords({ segment: { titles, words } }: Part, place: number): string[] {
  const ranks = titles.ranks.subarray(sortedFrom(titles, place), titles.offsets[place + 1] ?? 0);
  return Array.from(ranks, (rank) => words.words[rank] ?? '');
}

const byTitle: Compare = (one, place, other, otherPlace) => {
  const [words, otherWords] = [titleWords(one, place), titleWords(other, otherPlace)];
  const different = words.findIndex((word, index) => word !== otherWords[index]);
  if (different < 0) return words.length - otherWords.length;
  const otherWord = otherWords[different];
  return otherWord !== undefined && (words[different] ?? '') < otherWord ? -1 : 1;
};

const comparisons: Record<Exclude<FixedSort, FactOrder>, Compare> = {
  newest: byNewest,
  price: byColumn(({ price }) => price, 1),
  'price-down': byColumn(({ price }) => price, -1),
  title: byTitle,
};

function comparisonOf(sort: FixedSort): Compare {
  if (!isFactOrder(sort)) return comparisons[sort];
  const numberAt = ({ segment }: Part, place: number) => factOrders[sort](factsAt(segment.columns, place));
  return (one, place, other, otherPlace) => numberAt(other, otherPlace) - numberAt(one, place);
}

function countBefore(order: Uint32Array, isBefore: (place: number) => boolean): number {
  let [low, high] = [0, order.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (isBefore(order[middle] ?? 0)) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Without hidden books of the older part. */
export function mergeOrders(older: Part, newer: Part, sort: FixedSort): Uint32Array {
  const compare = comparisonOf(sort);
  const large = older.segment.orders(sort);
  const merged = new Uint32Array(older.size + newer.size);
  let [from, length] = [0, 0];
  const copyUntil = (end: number) => {
    for (; from < end; from += 1) {
      const place = large[from] ?? 0;
      if (!older.hidden[place]) merged[length++] = older.offset + place;
    }
  };
  for (const place of newer.segment.orders(sort)) {
    const isBefore = (other: number) =>
      (compare(older, other, newer, place) || byNewest(older, other, newer, place)) < 0;
    copyUntil(countBefore(large, isBefore));
    merged[length++] = newer.offset + place;
  }
  copyUntil(large.length);
  return merged.slice(0, length);
}
