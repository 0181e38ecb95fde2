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

interface SearchOptions {
  /** Words are taken as they are, and all of them are wanted. */
  literal?: boolean | undefined;
  /** Texts that lack a word are not wanted, even when no text has all. */
  allWords?: boolean;
  /** The last word is still being typed, so that a typo may be in its beginning. */
  isTyping?: boolean;
}

/** What is found by a word last comes behind all others, and before what is only added. */
const scoreOfLast = (score: number) => 0.11 + score / 1000;

/**
 * How much it counts that a title has little else than the words, begins with them (more while they are typed, which is
 * from the beginning), and that a text is popular.
 */
const importance = { coverage: 0.35, beginning: 0.2, typedBeginning: 1.2, popularity: 0.9 };

const bitsOf = (query: readonly QueryWord[]) => query.reduce((bits, { bit }) => bits | bit, 0);

/** The words that tell something: all, if there are only stop words. */
function tellingWords(query: readonly QueryWord[]): readonly QueryWord[] {
  const telling = query.filter(({ word }) => !isStopWord(word));
  return telling.length > 0 ? telling : query;
}

/**
 * Whether what was found is near enough: a stop word does not carry a result, nor does a typo where another word is
 * missing, too ('war of the worlds' is not 'world').
 */
function isNear(telling: readonly QueryWord[]): boolean {
  return telling.every(isKnown) || telling.some(({ found }) => found.strict > 0);
}

/** A shorter word becomes any other where its first letter may differ, if no other word of the query confirms it. */
const longEnough = 5;

/**
 * Looks the words up as they are, then with typos: first only words that no text has, then, where another word confirms
 * the guess, as beginnings with typos. Where all words are there, though in no text together, those that a typo can make
 * of them are added: they replace none. Guesses that stand with the other words in no text are given up. Returns the bits
 * of the words that a text must have, 0 when no text has all, and of those that put a text first.
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
    one.word.length >= longEnough || telling.some((other) => other !== one && other.found.strict > 0);
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
  const found =
    lookForTypos(unknown) ||
    lookForTypos(telling.length > 1 ? unknown.filter((one) => one !== last) : [], true) ||
    lookForTypos(telling.filter((one) => !unknown.includes(one)));
  if (found || options.allWords) return only(found);
  const withoutStopWords = wantedOf(telling);
  if (withoutStopWords) return only(withoutStopWords);
  clearScores(scores);
  query.forEach(withoutSimilar);
  scoreAsTyped();
  return only(wantedOf(query) || wantedOf(telling));
}

/** Of so many telling words or more, those of a text must tell this share of what all of them tell together. */
const manyWords = 3;
const leastShare = 0.4;

/** How much the telling words tell together, by the set of their bits. */
function tellsBySet(telling: readonly QueryWord[], texts: number): Float32Array {
  const rarities = telling.map(({ bit, counts }) => {
    return { bit, tells: rarity(texts, counts.exact || counts.prefix || counts.similar) };
  });
  return new Float32Array(1 << queryWordLimit).map((_, set) =>
    rarities.reduce((sum, { bit, tells }) => (set & bit ? sum + tells : sum), 0),
  );
}

/** Searches the parts together for words, of which there are some but no more than {@link queryWordLimit}. */
export function search(
  parts: readonly SearchPart[],
  typed: readonly string[],
  options: SearchOptions,
): Found {
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

  // Where no text has all words, whatever tells half as much as the best is found.
  const least = wanted ? 0 : wordScores.weights.reduce((one, other) => Math.max(one, other), 0) / 2;
  const shown = countShown(parts);
  const all = query.reduce((sum, { counts }) => sum + rarity(shown, counts.exact || counts.prefix), 0);
  const highest = Math.max(1, ...parts.map((part) => part.highestPopularity));
  const enough = bitsOf(telling);
  const tells = tellsBySet(telling, shown);
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
