import type { WordIndex } from './word-index.ts';

export interface SearchPart {
  index: WordIndex;
  /** Low-weighted words, unprocessed. */
  texts?: WordIndex;
  size: number;
  /** Number of its first text across all parts. */
  offset: number;
  /** 1 for texts excluded from results. */
  hidden: Uint8Array;
  hiddenCount: number;
  /** From 0, without unit. */
  popularity: Float32Array;
  highestPopularity: number;
  titleLengths: Uint8Array;
  /** The words of each title in order, as ranks; undefined where title beginnings do not count. */
  titles?: { offsets: Uint32Array; ranks: Uint32Array };
}

/** For values that are not below 0. */
export function highestOf(figures: Float32Array): number {
  return figures.reduce((one, other) => Math.max(one, other), 0);
}

/** Includes hidden texts. */
export function sizeOf(parts: readonly SearchPart[]): number {
  return parts.reduce((sum, { size }) => sum + size, 0);
}

export function countShown(parts: readonly SearchPart[]): number {
  return parts.reduce((sum, { size, hiddenCount }) => sum + size - hiddenCount, 0);
}

/** Occurrences in visible texts of words from one rank to before another. */
export function countPostings({ index, hidden, hiddenCount }: SearchPart, from: number, to: number): number {
  const [start, end] = [index.offsets[from] ?? 0, index.offsets[to] ?? 0];
  if (hiddenCount === 0) return end - start;
  let count = 0;
  for (let at = start; at < end; at += 1) {
    if (!hidden[(index.postings[at] ?? 0) >>> 2]) count += 1;
  }
  return count;
}
