import { type CatalogueEntry, compareNewest, linesOf } from './catalogue-entry.ts';

/** An immutable part of the catalogue with everything that search, filters and orders need. */
export interface Segment {
  size: number;
  entry(place: number): CatalogueEntry;
}

/** Takes JSON lines of entries, newest first, and keeps them: they must not change afterwards. */
export function buildSegment(lines: Uint8Array): Segment {
  const entries = new TextDecoder()
    .decode(lines)
    .split('\n')
    .filter((line) => line !== '')
    .map((line): CatalogueEntry => JSON.parse(line));
  return {
    size: entries.length,
    entry(place) {
      const entry = entries[place];
      if (!entry) throw new RangeError(`The segment has no place ${place}`);
      return entry;
    },
  };
}

/** A segment of entries in any order. */
export function segmentOf(entries: readonly CatalogueEntry[]): Segment {
  return buildSegment(linesOf(entries.toSorted((one, other) => compareNewest(one.book, other.book))));
}
