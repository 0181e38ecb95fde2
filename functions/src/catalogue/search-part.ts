import type { WordIndex } from './word-index.ts';

/** Texts that are searched together with those of other parts. */
export interface SearchPart {
  index: WordIndex;
  size: number;
  /** The number of its first text among those of all parts. */
  offset: number;
  /** 1 for texts that are not to be found. */
  hidden: Uint8Array;
  /** How well known each text is: from 0, without unit. */
  fame: Float32Array;
  /** The highest of them. */
  mostFame: number;
  /** How many words each title has. */
  titleLengths: Uint8Array;
}

/** How many texts all parts have, hidden ones too. */
export function sizeOf(parts: readonly SearchPart[]): number {
  return parts.reduce((sum, { size }) => sum + size, 0);
}
