import type { Term } from './query-word.ts';
import { countShown, type SearchPart, sizeOf } from './search-part.ts';
import { fields } from './word-index.ts';

/** What is known of each text while the words of a query are looked up; nothing of hidden ones. */
export interface Marks {
  /** The terms that it has, as bits. */
  terms: Uint8Array;
  /** How much these tell, summed up. */
  weights: Float32Array;
  /** How many of them are in the title: 2 for each that is there as it is, 1 for others. */
  inTitle: Uint8Array;
}

/** A title says more than an author, by the field bits of a posting. */
const fieldWeights = Float32Array.of(0, 1, 0.85, 1);

/** What a word is worth as it is, as the beginning of another, and with one or two slips. */
const quality = { exact: 1, prefix: 0.75, similar: [0, 0.6, 0.4] };

/** What a term adds to a text. */
interface Worth {
  weight: number;
  inTitle: number;
}

export function createMarks(parts: readonly SearchPart[]): Marks {
  const size = sizeOf(parts);
  return {
    terms: new Uint8Array(size),
    weights: new Float32Array(size),
    inTitle: new Uint8Array(size),
  };
}

/** How much a word tells: the rarer, the more (inverse document frequency). */
export function rarity(texts: number, having: number): number {
  return Math.log(1 + texts / (1 + having));
}

/**
 * Marks the texts that have the words from one rank to before another, but for those that have the term already, and
 * counts them.
 */
function markRange(part: SearchPart, marks: Marks, bit: number, from: number, to: number, worth: Worth) {
  const { index, offset, hidden } = part;
  const { terms, weights, inTitle } = marks;
  const end = index.offsets[to] ?? 0;
  let count = 0;
  for (let at = index.offsets[from] ?? 0; at < end; at += 1) {
    const posting = index.postings[at] ?? 0;
    const text = offset + (posting >>> 2);
    const before = terms[text] ?? 0;
    if (before & bit || hidden[posting >>> 2]) continue;
    terms[text] = before | bit;
    weights[text] = (weights[text] ?? 0) + worth.weight * (fieldWeights[posting & 3] ?? 0);
    if (posting & fields.title) inTitle[text] = (inTitle[text] ?? 0) + worth.inTitle;
    count += 1;
  }
  return count;
}

/** Marks the texts with a term, or with words that begin with it. */
export function markStrict(parts: readonly SearchPart[], term: Term, marks: Marks): void {
  const texts = countShown(parts);
  const exact = { weight: quality.exact * rarity(texts, term.counts.exact), inTitle: 2 };
  const prefix = { weight: quality.prefix * rarity(texts, term.counts.prefix), inTitle: 1 };
  for (const [number, part] of parts.entries()) {
    const own = term.candidates[number];
    if (!own) continue;
    const [from, to] = own.prefix;
    if (own.isExact) term.found.strict += markRange(part, marks, term.bit, from, from + 1, exact);
    term.found.strict += markRange(part, marks, term.bit, from, to, prefix);
  }
}

/** Marks the texts with words that differ from a term by slips, those with fewer slips first. */
export function markSimilar(parts: readonly SearchPart[], term: Term, marks: Marks): void {
  const weight = rarity(countShown(parts), term.counts.similar);
  for (const [number, part] of parts.entries()) {
    const similar = term.candidates[number]?.similar ?? [];
    for (const { rank, edits } of similar.toSorted((one, other) => one.edits - other.edits)) {
      const worth = { weight: (quality.similar[edits] ?? 0) * weight, inTitle: 1 };
      term.found.similar += markRange(part, marks, term.bit, rank, rank + 1, worth);
    }
  }
}
