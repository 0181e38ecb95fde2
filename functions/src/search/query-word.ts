import { countPostings, type SearchPart } from './search-part.ts';
import { forgivenEdits, type SimilarWord, similarWords } from './similar-words.ts';
import { lowerBound, prefixRange, type WordIndex } from './word-index.ts';

/** What a word of the query may mean in one part. */
interface Candidates {
  /** The ranks of the words that begin with it, from the first to before the second. */
  prefix: readonly [number, number];
  /** Whether the first of them is the word itself. */
  isExact: boolean;
  /** The words that differ by a typo; empty until they are needed. */
  similar: readonly SimilarWord[];
  /** The ranks among the words that texts are found by last. */
  inTexts: readonly [number, number];
}

/** A word of the query, and what was found of it. */
export interface QueryWord {
  word: string;
  /** Its bit in the set of a text's words. */
  bit: number;
  /** By part. */
  candidates: Candidates[];
  /** Postings of the word itself, of all words that begin with it, and of similar words. */
  counts: { exact: number; prefix: number; similar: number };
  /** How many texts were found that have it or words that begin with it, how many of them last, and how many by a typo. */
  found: { strict: number; last: number; similar: number };
}

const nothingFound = () => ({ strict: 0, last: 0, similar: 0 });

/** From so many letters on a word stands for those that begin with it, too, where texts are found by it last. */
const longBeginning = 4;

/** The word, or its singular, and what begins with it. */
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
  return { word, bit: 1 << place, candidates, counts, found: nothingFound() };
}

/** Whether two words begin alike, but for a letter that was left out, added or swapped. */
const beginAlike = (one: string, other: string) =>
  one[0] === other[0] || one[0] === other[1] || one[1] === other[0];

/** Which words are looked up that differ by a typo. */
interface SimilarOptions {
  /** Those that begin so. */
  asPrefix: boolean;
  /** Those, too, that begin with another letter, if that is the only typo: 'etranger' is not 'strange'. */
  anyBeginning: boolean;
}

/** Looks up the words that differ by a typo. */
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

/** Takes back what was found of a word, and the similar words that it was found by. */
export function withoutSimilar(query: QueryWord): void {
  query.counts.similar = 0;
  query.found = nothingFound();
  for (const own of query.candidates) own.similar = [];
}

/** Whether any text was found that has the word, or one that is taken for it. */
export function isKnown({ found }: QueryWord): boolean {
  return found.strict + found.last + found.similar > 0;
}

/** Whether a text has the word, or words that begin with it. */
export function isThere({ found }: QueryWord): boolean {
  return found.strict + found.last > 0;
}
