import type { Steps } from '../platform/slices.ts';
import { GrowingArray } from './growing-array.ts';

/** The fields of a text that have a word; the lowest two bits of a posting. */
export const fields = { title: 1, other: 2 };

/** Inverted index. Texts are identified by their place, from 0. */
export interface WordIndex {
  /** Sorted and distinct. A word's rank is its index here. */
  words: readonly string[];
  /** Start of each word's postings, and the end of the last. */
  offsets: Uint32Array;
  /** Ascending: place of the text times 4, plus the fields that have the word. */
  postings: Uint32Array;
}

export function lowerBound(words: readonly string[], text: string): number {
  let [low, high] = [0, words.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((words[middle] ?? '') < text) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Half-open range of ranks. */
export function prefixRange(words: readonly string[], prefix: string): [number, number] {
  // Nothing sorts after U+FFFF, which no word contains.
  return [lowerBound(words, prefix), lowerBound(words, `${prefix}\uffff`)];
}

export class WordIndexBuilder {
  /** Numbers are assigned in order of first use, ranks once all words are collected. */
  readonly #numbers = new Map<string, number>();
  readonly #lastPlace = new GrowingArray();
  readonly #lastPosting = new GrowingArray();
  readonly #wordOfPosting = new GrowingArray();
  readonly #postings = new GrowingArray();

  numberOf(word: string): number {
    const existing = this.#numbers.get(word);
    if (existing !== undefined) return existing;
    const number = this.#numbers.size;
    this.#numbers.set(word, number);
    this.#lastPlace.push(0);
    this.#lastPosting.push(0);
    return number;
  }

  /** Places must be added in ascending order. */
  add(number: number, place: number, field: number): void {
    // Stored plus 1, so that 0 means none.
    if (this.#lastPlace.get(number) === place + 1) {
      const posting = this.#lastPosting.get(number);
      this.#postings.set(posting, this.#postings.get(posting) | field);
    } else {
      this.#lastPlace.set(number, place + 1);
      this.#lastPosting.set(number, this.#postings.length);
      this.#wordOfPosting.push(number);
      this.#postings.push(place * 4 + field);
    }
  }

  *build(): Steps<{ index: WordIndex; ranks: Uint32Array }> {
    const words = [...this.#numbers.keys()].sort();
    yield;
    const ranks = new Uint32Array(words.length);
    for (const [rank, word] of words.entries()) ranks[this.#numbers.get(word) ?? 0] = rank;
    const count = this.#postings.length;
    const offsets = new Uint32Array(words.length + 1);
    const rankOf = (posting: number) => ranks[this.#wordOfPosting.get(posting)] ?? 0;
    for (let posting = 0; posting < count; posting += 1) {
      const next = rankOf(posting) + 1;
      offsets[next] = (offsets[next] ?? 0) + 1;
    }
    yield;
    for (let rank = 0; rank < words.length; rank += 1) {
      offsets[rank + 1] = (offsets[rank + 1] ?? 0) + (offsets[rank] ?? 0);
    }
    const postings = new Uint32Array(count);
    const next = offsets.slice();
    yield;
    for (let posting = 0; posting < count; posting += 1) {
      const rank = rankOf(posting);
      const to = next[rank] ?? 0;
      postings[to] = this.#postings.get(posting);
      next[rank] = to + 1;
    }
    return { index: { words, offsets, postings }, ranks };
  }
}
