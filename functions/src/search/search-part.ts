import type { WordIndex } from './word-index.ts';

/** Texts that are searched together with those of other parts. */
export interface SearchPart {
  index: WordIndex;
  /** The words that texts are found by last, as they are. */
  texts?: WordIndex;
  size: number;
  /** The number of its first text among those of all parts. */
  offset: number;
  /** 1 for texts that are not to be found. */
  hidden: Uint8Array;
  hiddenCount: number;
  /** How popular each text is: from 0, without unit. */
  popularity: Float32Array;
  highestPopularity: number;
  /** How many words each title has. */
  titleLengths: Uint8Array;
  /** The ranks of their words in their order, and where those of each begin; undefined where beginnings do not count. */
  titles?: { offsets: Uint32Array; ranks: Uint32Array };
}

/** The highest of some figures that are not below 0. */
export function highestOf(figures: Float32Array): number {
  return figures.reduce((one, other) => Math.max(one, other), 0);
}

/** The number of texts of all parts, hidden ones too. */
export function sizeOf(parts: readonly SearchPart[]): number {
  return parts.reduce((sum, { size }) => sum + size, 0);
}

/** How many texts can be found. */
export function countShown(parts: readonly SearchPart[]): number {
  return parts.reduce((sum, { size, hiddenCount }) => sum + size - hiddenCount, 0);
}

/** How often texts that can be found have the words from one rank to before another. */
export function countPostings({ index, hidden, hiddenCount }: SearchPart, from: number, to: number): number {
  const [start, end] = [index.offsets[from] ?? 0, index.offsets[to] ?? 0];
  if (hiddenCount === 0) return end - start;
  let count = 0;
  for (let at = start; at < end; at += 1) {
    if (!hidden[(index.postings[at] ?? 0) >>> 2]) count += 1;
  }
  return count;
}
