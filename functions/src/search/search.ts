import { correctedQuery } from './corrected-query.ts';
import { addSimilar, createQueryWord, isKnown, type QueryWord } from './query-word.ts';
import { countShown, type SearchPart, sizeOf } from './search-part.ts';
import { createScores, rarity, scoreSimilar, scoreStrict, type WordScores } from './word-scores.ts';

/** How many words of a query are looked up, each of which has a bit of a byte. */
export const queryWordLimit = 8;

/** The texts that were found, by their numbers among all parts. */
export interface Found {
  /** 1 for a text that was found. */
  hits: Uint8Array;
  /** How well each of them fits. */
  scores: Float32Array;
  /** The words that were looked for instead of those of the query. */
  correctedQuery: string | undefined;
  isEmpty: boolean;
}

export interface SearchOptions {
  /** Words are taken as they are, and all of them are wanted. */
  literal?: boolean | undefined;
  /** Texts that lack a word are not wanted, even when no text has all. */
  allWords?: boolean;
  /** The last word is still being typed, so that a typo may be in its beginning. */
  isTyping?: boolean;
}

/** How much it counts that a title has little else than the words, and that a text is popular. */
const importance = { coverage: 0.35, popularity: 0.9 };

/**
 * Looks the words up as they are, then with typos: first only words that no text has, then all, since a typo can make
 * another word. Returns the bits of the words that a text must have; 0 when no text has all.
 */
function scoreWords(
  parts: readonly SearchPart[],
  query: QueryWord[],
  scores: WordScores,
  options: SearchOptions,
): number {
  const last = options.isTyping ? query.at(-1) : undefined;
  const wantedNow = () => {
    const needed = options.allWords ? query : query.filter(isKnown);
    const wanted = needed.reduce((bits, { bit }) => bits | bit, 0);
    return wanted !== 0 && scores.words.some((own) => (own & wanted) === wanted) ? wanted : 0;
  };
  const lookForTypos = (tried: readonly QueryWord[]) => {
    for (const one of tried) {
      addSimilar(parts, one, one === last);
      scoreSimilar(parts, one, scores);
    }
    return wantedNow();
  };
  for (const one of query) scoreStrict(parts, one, scores);
  const unknown = query.filter((one) => !isKnown(one));
  if (unknown.length === 0) {
    const asTyped = wantedNow();
    if (asTyped) return asTyped;
  }
  if (options.literal) return 0;
  const known = query.filter(isKnown);
  return lookForTypos(unknown) || lookForTypos(known);
}

/** Searches the parts together for words, of which there are some but no more than {@link queryWordLimit}. */
export function search(
  parts: readonly SearchPart[],
  words: readonly string[],
  options: SearchOptions,
): Found {
  const query = words.map((word, place) => createQueryWord(parts, word, place));
  const wordScores = createScores(parts);
  const wanted = scoreWords(parts, query, wordScores, options);
  const hits = new Uint8Array(sizeOf(parts));
  const scores = new Float32Array(hits.length);
  const nothing = { hits, scores, correctedQuery: undefined, isEmpty: true };
  if (!wanted && (options.literal || options.allWords || !query.some(isKnown))) return nothing;

  // Where no text has all words, whatever tells half as much as the best is found.
  const least = wanted ? 0 : wordScores.weights.reduce((one, other) => Math.max(one, other), 0) / 2;
  const shown = countShown(parts);
  const all = query.reduce((sum, { counts }) => sum + rarity(shown, counts.exact || counts.prefix), 0);
  const highest = Math.max(1, ...parts.map((part) => part.highestPopularity));
  let best = -1;
  for (const { offset, size, titleLengths, popularity } of parts) {
    for (let place = 0; place < size; place += 1) {
      const text = offset + place;
      const weight = wordScores.weights[text] ?? 0;
      if (((wordScores.words[text] ?? 0) & wanted) !== wanted || weight === 0 || weight < least) continue;
      const titleWords = Math.max(1, 2 * (titleLengths[place] ?? 0));
      const coverage = Math.min(1, (wordScores.inTitle[text] ?? 0) / titleWords);
      const popular = (popularity[place] ?? 0) / highest;
      hits[text] = 1;
      scores[text] = weight / all + importance.coverage * coverage + importance.popularity * popular;
      if (best < 0 || (scores[text] ?? 0) > (scores[best] ?? 0)) best = text;
    }
  }
  if (best < 0) return nothing;
  return { hits, scores, correctedQuery: correctedQuery(parts, query, best), isEmpty: false };
}
