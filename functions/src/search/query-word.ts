import { countPostings, type SearchPart } from './search-part.ts';
import { forgivenEdits, type SimilarWord, similarWords } from './similar-words.ts';
import { lowerBound, prefixRange, type WordIndex } from './word-index.ts';

interface Candidates {
  /** Ranks of words with this prefix, end exclusive. */
  prefix: readonly [number, number];
  /** Whether the first of them is the word itself. */
  isExact: boolean;
  /** Words within typo distance; empty until needed. */
  similar: readonly SimilarWord[];
  /** Ranks among words of the low-weighted texts. */
  inTexts: readonly [number, number];
}

export interface QueryWord {
  word: string;
  /** Its bit in a text's set of words. */
  bit: number;
  /** By part. */
  candidates: Candidates[];
  /** Number of postings: of the word itself, of words with this prefix, and of similar words. */
  counts: { exact: number; prefix: number; similar: number };
  /** Number of texts found by the word or prefix, by low-weighted texts, and by typos. */
  texts: { strict: number; last: number; similar: number };
}

const noTexts = () => ({ strict: 0, last: 0, similar: 0 });

/** Minimum length for prefix matches in low-weighted texts. */
const longBeginning = 4;

/** The word or its singular, with prefix matches. */
function rangeInTexts(texts: WordIndex | undefined, word: string): [number, number] {
  if (!texts) return [0, 0];
  const one = word.length > longBeginning ? word.replace(/s$/, '') : word;
  if (one.length >= longBeginning) return prefixRange(texts.words, one);
  const rank = lowerBound(texts.words, one);
  return [rank, texts.words[rank] === one ? rank + 1 : rank];
}

export function createQueryWord(parts: readonly SearchPart[], word: string, place: number): QueryWord {
  const counts = { exact: 0, prefix: 0, similar: 0 };
  const candidates = parts.map((part): Candidates => {
    const { words } = part.index;
    const prefix = prefixRange(words, word);
    const isExact = words[prefix[0]] === word;
    if (isExact) counts.exact += countPostings(part, prefix[0], prefix[0] + 1);
    counts.prefix += countPostings(part, ...prefix);
    return { prefix, isExact, similar: [], inTexts: rangeInTexts(part.texts, word) };
  });
  return { word, bit: 1 << place, candidates, counts, texts: noTexts() };
}

/** Allowing for an omitted, added or swapped letter. */
const beginAlike = (one: string, other: string) =>
  one[0] === other[0] || one[0] === other[1] || one[1] === other[0];

interface SimilarOptions {
  asPrefix: boolean;
  /** Also matches a different first letter, if that is the only typo: 'etranger' is not 'strange'. */
  anyBeginning: boolean;
}

export function addSimilar(
  parts: readonly SearchPart[],
  query: QueryWord,
  { asPrefix, anyBeginning }: SimilarOptions,
): void {
  query.counts.similar = 0;
  for (const [number, part] of parts.entries()) {
    const own = query.candidates[number];
    if (!own) continue;
    const isOther = ({ rank, edits }: SimilarWord) =>
      (rank < own.prefix[0] || rank >= own.prefix[1]) &&
      ((anyBeginning && edits === 1) || beginAlike(query.word, part.index.words[rank] ?? ''));
    own.similar = similarWords(part.index, query.word, forgivenEdits, asPrefix).filter(isOther);
    for (const { rank } of own.similar) query.counts.similar += countPostings(part, rank, rank + 1);
  }
}

export function withoutSimilar(query: QueryWord): void {
  query.counts.similar = 0;
  query.texts = noTexts();
  for (const own of query.candidates) own.similar = [];
}

/** Whether any text matched the word or a replacement. */
export function isKnown({ texts }: QueryWord): boolean {
  return texts.strict + texts.last + texts.similar > 0;
}

/** Whether any text matched the word or a prefix. */
export function isThere({ texts }: QueryWord): boolean {
  return texts.strict + texts.last > 0;
}
