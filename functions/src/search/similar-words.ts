import { editDistance } from './edit-distance.ts';
import type { WordIndex } from './word-index.ts';

export interface SimilarWord {
  rank: number;
  edits: number;
}

/** A bit for each letter: words with too different sets need not be compared. */
function lettersOf(word: string): number {
  let letters = 0;
  for (let index = 0; index < word.length; index += 1) letters |= 1 << (word.charCodeAt(index) & 31);
  return letters;
}

function bitCount(bits: number): number {
  const pairs = bits - ((bits >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** Computed for the first typo, and released with the index. */
const letterCache = new WeakMap<WordIndex, Uint32Array>();

function lettersOfAll(index: WordIndex): Uint32Array {
  const cached = letterCache.get(index);
  if (cached) return cached;
  const letters = Uint32Array.from(index.words, lettersOf);
  letterCache.set(index, letters);
  return letters;
}

export function forgivenEdits(letters: number): number {
  return letters < 4 ? 0 : letters < 8 ? 1 : 2;
}

/**
 * In rank order. The longer word sets the allowed distance, since a typo may have dropped a letter. With `asPrefix`
 * only beginnings are compared. Numbers have no similar words: another number is another year, volume or ISBN.
 */
export function similarWords(
  index: WordIndex,
  typed: string,
  editsFor: (letters: number) => number,
  asPrefix = false,
): SimilarWord[] {
  const most = editsFor(typed.length + 1);
  if (most < 1 || typed.length < 3 || /\p{N}/u.test(typed)) return [];
  const all = lettersOfAll(index);
  const own = lettersOf(typed);
  const similar: SimilarWord[] = [];
  for (let rank = 0; rank < all.length; rank += 1) {
    const letters = all[rank] ?? 0;
    if (bitCount(own & ~letters) > most || (!asPrefix && bitCount(letters & ~own) > most)) continue;
    const word = index.words[rank] ?? '';
    const edits = editDistance(typed, word, most, asPrefix);
    if (edits <= Math.min(most, editsFor(Math.max(typed.length, word.length)))) similar.push({ rank, edits });
  }
  return similar;
}
