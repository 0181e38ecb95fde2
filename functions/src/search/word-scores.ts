import type { QueryWord } from './query-word.ts';
import { countShown, type SearchPart, sizeOf } from './search-part.ts';
import { fields } from './word-index.ts';

/** State of each text while query words are looked up; hidden texts stay 0. */
export interface WordScores {
  /** Query words it has, as bits. */
  words: Uint8Array;
  weights: Float32Array;
  /** Title matches: 2 for each exact one, 1 for others. */
  inTitle: Uint8Array;
  /** 1 for texts with a word only in low-weighted texts. */
  isLast: Uint8Array;
}

/** By a posting's field bits; title matches weigh more. */
const fieldWeights = Float32Array.of(0, 1, 0.85, 1);

/** For exact, prefix, similar (by number of typos) and low-weighted matches. */
const quality = { exact: 1, prefix: 0.75, similar: [0, 0.6, 0.4], last: 0.1 };

interface Score {
  weight: number;
  inTitle: number;
}

export function createScores(parts: readonly SearchPart[]): WordScores {
  const size = sizeOf(parts);
  return {
    words: new Uint8Array(size),
    weights: new Float32Array(size),
    inTitle: new Uint8Array(size),
    isLast: new Uint8Array(size),
  };
}

export function clearScores({ words, weights, inTitle, isLast }: WordScores): void {
  for (const column of [words, weights, inTitle, isLast]) column.fill(0);
}

/** Inverse document frequency. */
export function rarity(texts: number, having: number): number {
  return Math.log(1 + texts / (1 + having));
}

/**
 * Scores texts with words from one rank to before another, except those that already have the query word, and counts
 * them.
 */
function scoreRange(
  part: SearchPart,
  scores: WordScores,
  bit: number,
  from: number,
  to: number,
  score: Score,
) {
  const { index, offset, hidden } = part;
  const { words, weights, inTitle } = scores;
  const end = index.offsets[to] ?? 0;
  let count = 0;
  for (let at = index.offsets[from] ?? 0; at < end; at += 1) {
    const posting = index.postings[at] ?? 0;
    const text = offset + (posting >>> 2);
    const before = words[text] ?? 0;
    if (before & bit || hidden[posting >>> 2]) continue;
    words[text] = before | bit;
    weights[text] = (weights[text] ?? 0) + score.weight * (fieldWeights[posting & 3] ?? 0);
    if (posting & fields.title) inTitle[text] = (inTitle[text] ?? 0) + score.inTitle;
    count += 1;
  }
  return count;
}

/** Exact and prefix matches. */
export function scoreStrict(parts: readonly SearchPart[], query: QueryWord, scores: WordScores): void {
  const texts = countShown(parts);
  const exact = { weight: quality.exact * rarity(texts, query.counts.exact), inTitle: 2 };
  const prefix = { weight: quality.prefix * rarity(texts, query.counts.prefix), inTitle: 1 };
  for (const [number, part] of parts.entries()) {
    const own = query.candidates[number];
    if (!own) continue;
    const [from, to] = own.prefix;
    if (own.isExact) query.texts.strict += scoreRange(part, scores, query.bit, from, from + 1, exact);
    query.texts.strict += scoreRange(part, scores, query.bit, from, to, prefix);
  }
}

/** Matches in low-weighted texts, where the text has no other match. */
export function scoreLast(parts: readonly SearchPart[], query: QueryWord, scores: WordScores): void {
  const { words, weights, isLast } = scores;
  const weight = quality.last * rarity(countShown(parts), query.counts.prefix);
  for (const [number, { texts, offset, hidden }] of parts.entries()) {
    const [from, to] = query.candidates[number]?.inTexts ?? [0, 0];
    const end = texts?.offsets[to] ?? 0;
    for (let at = texts?.offsets[from] ?? 0; at < end; at += 1) {
      const place = (texts?.postings[at] ?? 0) >>> 2;
      const text = offset + place;
      const before = words[text] ?? 0;
      if (before & query.bit || hidden[place]) continue;
      words[text] = before | query.bit;
      weights[text] = (weights[text] ?? 0) + weight;
      isLast[text] = 1;
      query.texts.last += 1;
    }
  }
}

/** Typo matches, fewest typos first. */
export function scoreSimilar(parts: readonly SearchPart[], query: QueryWord, scores: WordScores): void {
  const weight = rarity(countShown(parts), query.counts.similar);
  for (const [number, part] of parts.entries()) {
    const similar = query.candidates[number]?.similar ?? [];
    for (const { rank, edits } of similar.toSorted((one, other) => one.edits - other.edits)) {
      const score = { weight: (quality.similar[edits] ?? 0) * weight, inTitle: 1 };
      query.texts.similar += scoreRange(part, scores, query.bit, rank, rank + 1, score);
    }
  }
}
