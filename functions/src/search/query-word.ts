import { countPostings, type SearchPart } from './search-part.ts';
import { forgivenEdits, type SimilarWord, similarWords } from './similar-words.ts';
import { prefixRange } from './word-index.ts';

/** What a word of the query may mean in one part. */
interface Candidates {
  /** The ranks of the words that begin with it, from the first to before the second. */
  prefix: readonly [number, number];
  /** Whether the first of them is the word itself. */
  isExact: boolean;
  /** The words that differ by a typo; empty until they are needed. */
  similar: readonly SimilarWord[];
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
  /** How many texts were found that have it or words that begin with it, and how many by a typo. */
  found: { strict: number; similar: number };
}

export function createQueryWord(parts: readonly SearchPart[], word: string, place: number): QueryWord {
  const counts = { exact: 0, prefix: 0, similar: 0 };
  const candidates = parts.map((part): Candidates => {
    const { words } = part.index;
    const prefix = prefixRange(words, word);
    const isExact = words[prefix[0]] === word;
    if (isExact) counts.exact += countPostings(part, prefix[0], prefix[0] + 1);
    counts.prefix += countPostings(part, ...prefix);
    return { prefix, isExact, similar: [] };
  });
  return { word, bit: 1 << place, candidates, counts, found: { strict: 0, similar: 0 } };
}

/** Looks up the words that differ by a typo; with `asPrefix` those that begin so. */
export function addSimilar(parts: readonly SearchPart[], query: QueryWord, asPrefix: boolean): void {
  query.counts.similar = 0;
  for (const [number, part] of parts.entries()) {
    const own = query.candidates[number];
    if (!own) continue;
    const isOther = ({ rank }: SimilarWord) => rank < own.prefix[0] || rank >= own.prefix[1];
    own.similar = similarWords(part.index, query.word, forgivenEdits, asPrefix).filter(isOther);
    for (const { rank } of own.similar) query.counts.similar += countPostings(part, rank, rank + 1);
  }
}

/** Takes back what was found of a word, and the similar words that it was found by. */
export function withoutSimilar(query: QueryWord): void {
  query.counts.similar = 0;
  query.found = { strict: 0, similar: 0 };
  for (const own of query.candidates) own.similar = [];
}

/** Whether any text was found that has the word, or one that is taken for it. */
export function isKnown({ found }: QueryWord): boolean {
  return found.strict + found.similar > 0;
}
