import { correctedQuery } from './corrected-query.ts';
import { titleOfInitials } from './initials.ts';
import { joinApart, splitJoined, withoutUmlauts } from './joined-words.ts';
import {
  addSimilar,
  createQueryWord,
  isKnown,
  isThere,
  type QueryWord,
  withoutSimilar,
} from './query-word.ts';
import { countShown, type SearchPart, sizeOf } from './search-part.ts';
import { isStopWord } from './stop-words.ts';
import { titleBeginnings } from './title-beginnings.ts';
import {
  clearScores,
  createScores,
  rarity,
  scoreLast,
  scoreSimilar,
  scoreStrict,
  type WordScores,
} from './word-scores.ts';

/** Each word has a bit of a byte. */
export const queryWordLimit = 8;

/** By text number across all parts. */
export interface SearchResult {
  hits: Uint8Array;
  scores: Float32Array;
  /** The words searched instead of the query. */
  correctedQuery: string | undefined;
  isEmpty: boolean;
}

interface SearchOptions {
  /** Takes words as they are, and requires all of them. */
  literal?: boolean | undefined;
  /** Excludes texts that lack a word, even when no text has all. */
  allWords?: boolean;
  /** The last word is still being typed, so a typo may be in its beginning. */
  isTyping?: boolean;
}

/** Hits in low-weighted texts rank behind all others, and before results that are only appended. */
const scoreOfLast = (score: number) => 0.11 + score / 1000;

/**
 * Weights of a title that has little beyond the words, of one that begins with them (more while typing, which goes from
 * the beginning), and of popularity.
 */
const importance = { coverage: 0.35, beginning: 0.2, typedBeginning: 1.2, popularity: 0.9 };

const bitsOf = (query: readonly QueryWord[]) => query.reduce((bits, { bit }) => bits | bit, 0);

/** Without stop words, unless there are only stop words. */
function tellingWords(query: readonly QueryWord[]): readonly QueryWord[] {
  const telling = query.filter(({ word }) => !isStopWord(word));
  return telling.length > 0 ? telling : query;
}

/**
 * Whether the matches suffice: a stop word alone does not, nor does a typo where another word is missing too ('war of
 * the worlds' is not 'world').
 */
function isNear(telling: readonly QueryWord[]): boolean {
  return telling.every(isKnown) || telling.some(({ texts }) => texts.strict > 0);
}

/** A shorter word with a different first letter could be anything, unless another query word confirms it. */
const longEnough = 5;

/**
 * Looks words up exactly, then with typos: first only words that no text has, then, where another word confirms the
 * guess, as prefixes with typos. Where each word occurs but no text has all, similar words are added without replacing
 * any. Guesses that occur in no text with the other words are dropped. Returns the bits of the words a text must have
 * (0 when no text has all), and of those that rank a text first.
 */
function scoreWords(
  parts: readonly SearchPart[],
  query: QueryWord[],
  scores: WordScores,
  options: SearchOptions,
): { wanted: number; first: number } {
  const only = (wanted: number) => ({ wanted, first: 0 });
  const last = options.isTyping ? query.at(-1) : undefined;
  const telling = tellingWords(query);
  const wantedOf = (words: readonly QueryWord[]) => {
    const wanted = bitsOf(options.allWords ? words : words.filter(isKnown));
    return wanted !== 0 && scores.words.some((own) => (own & wanted) === wanted) ? wanted : 0;
  };
  const lookUp = (tried: readonly QueryWord[], asBeginnings: boolean, anyBeginning: boolean) => {
    for (const one of tried) {
      addSimilar(parts, one, { asPrefix: asBeginnings || one === last, anyBeginning });
      scoreSimilar(parts, one, scores);
    }
    return tried.length > 0 && (anyBeginning || tried.every(isKnown)) ? wantedOf(query) : 0;
  };
  const mayBeginOtherwise = (one: QueryWord) =>
    one.word.length >= longEnough || telling.some((other) => other !== one && other.texts.strict > 0);
  const lookForTypos = (tried: readonly QueryWord[], asBeginnings = false) =>
    lookUp(tried, asBeginnings, false) || lookUp(tried.filter(mayBeginOtherwise), asBeginnings, true);
  const scoreAsTyped = () => {
    for (const one of query) scoreStrict(parts, one, scores);
    for (const one of query) scoreLast(parts, one, scores);
  };
  scoreAsTyped();
  const unknown = query.filter((one) => !isKnown(one));
  const asTyped = unknown.length === 0 ? wantedOf(query) : 0;
  const comesFirst = (wanted: number) =>
    wanted !== 0 && scores.words.some((own, text) => (own & wanted) === wanted && !scores.isLast[text]);
  if (options.literal || (asTyped && query.length === 1) || comesFirst(asTyped)) return only(asTyped);
  if (unknown.length === 0 && !options.allWords) {
    const [withTypos, bits] = [lookForTypos(telling), bitsOf(telling)];
    return { wanted: asTyped && bits, first: !comesFirst(withTypos) && comesFirst(bits) ? bits : withTypos };
  }
  const withGuesses =
    lookForTypos(unknown) ||
    lookForTypos(telling.length > 1 ? unknown.filter((one) => one !== last) : [], true) ||
    lookForTypos(telling.filter((one) => !unknown.includes(one)));
  if (withGuesses || options.allWords) return only(withGuesses);
  const withoutStopWords = wantedOf(telling);
  if (withoutStopWords) return only(withoutStopWords);
  clearScores(scores);
  query.forEach(withoutSimilar);
  scoreAsTyped();
  return only(wantedOf(query) || wantedOf(telling));
}

/** From so many significant words on, a text must have this share of their total weight. */
const manyWords = 3;
const leastShare = 0.4;

function tellsBySet(telling: readonly QueryWord[], texts: number): Float32Array {
  const rarities = telling.map(({ bit, counts }) => {
    return { bit, tells: rarity(texts, counts.exact || counts.prefix || counts.similar) };
  });
  return new Float32Array(1 << queryWordLimit).map((_, set) =>
    rarities.reduce((sum, { bit, tells }) => (set & bit ? sum + tells : sum), 0),
  );
}

/** @param words at least one, at most {@link queryWordLimit} */
export function search(
  parts: readonly SearchPart[],
  typed: readonly string[],
  options: SearchOptions,
): SearchResult {
  const words = options.literal
    ? typed
    : joinApart(parts, titleOfInitials(parts, typed) ?? typed)
        .map((word) => withoutUmlauts(parts, word))
        .flatMap((word) => splitJoined(parts, word))
        .slice(0, queryWordLimit);
  const query = words.map((word, place) => createQueryWord(parts, word, place));
  const wordScores = createScores(parts);
  const { wanted, first } = scoreWords(parts, query, wordScores, options);
  const hits = new Uint8Array(sizeOf(parts));
  const scores = new Float32Array(hits.length);
  const nothing = { hits, scores, correctedQuery: undefined, isEmpty: true };
  if (!wanted && (options.literal || options.allWords)) return nothing;
  const telling = tellingWords(query);
  if (!isNear(telling)) return nothing;

  // Where no text has all words, texts with at least half the best weight are results.
  const least = wanted ? 0 : wordScores.weights.reduce((one, other) => Math.max(one, other), 0) / 2;
  const textCount = countShown(parts);
  const all = query.reduce((sum, { counts }) => sum + rarity(textCount, counts.exact || counts.prefix), 0);
  const highest = Math.max(1, ...parts.map((part) => part.highestPopularity));
  const enough = bitsOf(telling);
  const tells = tellsBySet(telling, textCount);
  const leastTold = telling.length < manyWords ? 0 : leastShare * (tells[enough] ?? 0);
  const beginningWeight = options.isTyping ? importance.typedBeginning : importance.beginning;
  let best = -1;
  for (const [number, part] of parts.entries()) {
    const { offset, size, titleLengths, popularity } = part;
    const beginsTitle = titleBeginnings(part, query, number, options.isTyping ?? false);
    for (let place = 0; place < size; place += 1) {
      const text = offset + place;
      const weight = wordScores.weights[text] ?? 0;
      const own = wordScores.words[text] ?? 0;
      if ((own & wanted) !== wanted || (own & enough) === 0 || weight < least) continue;
      if ((tells[own] ?? 0) < leastTold) continue;
      const titleWords = Math.max(1, 2 * (titleLengths[place] ?? 0));
      const coverage = Math.min(1, (wordScores.inTitle[text] ?? 0) / titleWords);
      const popular = (popularity[place] ?? 0) / highest;
      hits[text] = 1;
      const beginning = beginsTitle(place) ? beginningWeight : 0;
      const hasAll = first !== 0 && (own & first) === first ? 1 : 0;
      const score =
        hasAll + weight / all + importance.coverage * coverage + beginning + importance.popularity * popular;
      scores[text] = wordScores.isLast[text] ? scoreOfLast(score) : score;
      if (best < 0 || (scores[text] ?? 0) > (scores[best] ?? 0)) best = text;
    }
  }
  if (best < 0) return nothing;
  const corrected = query.every(isThere) ? undefined : correctedQuery(parts, query, best);
  const asSplit = words.length !== typed.length ? words.join(' ') : undefined;
  return { hits, scores, correctedQuery: corrected ?? asSplit, isEmpty: false };
}
