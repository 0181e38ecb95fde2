import { mendedText } from './corrected-query.ts';
import { addSimilar, createTerm, isKnown, type Term } from './query-word.ts';
import { countShown, type SearchPart, sizeOf } from './search-part.ts';
import { createMarks, type Marks, markSimilar, markStrict, rarity } from './word-scores.ts';

/** The texts that were found, by their numbers among all parts. */
export interface Found {
  /** 1 for a text that was found. */
  hits: Uint8Array;
  /** How well each of them fits. */
  scores: Float32Array;
  /** The words that were looked for instead. */
  mended: string | undefined;
  isEmpty: boolean;
}

export interface SearchOptions {
  /** Words are taken as they are, and all of them are wanted. */
  literal?: boolean | undefined;
  /** Texts that lack a word are not wanted, even when no text has all. */
  allWords?: boolean;
  /** The last word is still being typed, so that a slip may be in its beginning. */
  isTyping?: boolean;
}

/** How much it counts that a title has little else than the words, and that a text is well known. */
const importance = { coverage: 0.35, fame: 0.9 };

/**
 * Looks the terms up as they are, then with slips: first only in words that no text has, then in all, since a slip can
 * make another word. Returns the bits of the terms that a text must have; 0 when no text has all.
 */
function markTerms(
  parts: readonly SearchPart[],
  terms: Term[],
  marks: Marks,
  options: SearchOptions,
): number {
  const last = options.isTyping ? terms.at(-1) : undefined;
  const wantedNow = () => {
    const needed = options.allWords ? terms : terms.filter(isKnown);
    const wanted = needed.reduce((bits, { bit }) => bits | bit, 0);
    return wanted !== 0 && marks.terms.some((own) => (own & wanted) === wanted) ? wanted : 0;
  };
  const lookForSlips = (tried: readonly Term[]) => {
    for (const term of tried) {
      addSimilar(parts, term, term === last);
      markSimilar(parts, term, marks);
    }
    return wantedNow();
  };
  for (const term of terms) markStrict(parts, term, marks);
  const unknown = terms.filter((term) => !isKnown(term));
  if (unknown.length === 0) {
    const asTyped = wantedNow();
    if (asTyped) return asTyped;
  }
  if (options.literal) return 0;
  const known = terms.filter(isKnown);
  return lookForSlips(unknown) || lookForSlips(known);
}

/** Searches the parts together for words, of which there are some but no more than eight. */
export function search(
  parts: readonly SearchPart[],
  words: readonly string[],
  options: SearchOptions,
): Found {
  const terms = words.map((word, place) => createTerm(parts, word, place));
  const marks = createMarks(parts);
  const wanted = markTerms(parts, terms, marks, options);
  const hits = new Uint8Array(sizeOf(parts));
  const scores = new Float32Array(hits.length);
  const nothing = { hits, scores, mended: undefined, isEmpty: true };
  if (!wanted && (options.literal || options.allWords || !terms.some(isKnown))) return nothing;

  // Where no text has all terms, whatever tells half as much as the best is found.
  const least = wanted ? 0 : marks.weights.reduce((one, other) => Math.max(one, other), 0) / 2;
  const shown = countShown(parts);
  const all = terms.reduce((sum, { counts }) => sum + rarity(shown, counts.exact || counts.prefix), 0);
  const mostFame = Math.max(1, ...parts.map((part) => part.mostFame));
  let best = -1;
  for (const { offset, size, titleLengths, fame } of parts) {
    for (let place = 0; place < size; place += 1) {
      const text = offset + place;
      const weight = marks.weights[text] ?? 0;
      if (((marks.terms[text] ?? 0) & wanted) !== wanted || weight === 0 || weight < least) continue;
      const coverage = Math.min(1, (marks.inTitle[text] ?? 0) / Math.max(1, 2 * (titleLengths[place] ?? 0)));
      const known = (fame[place] ?? 0) / mostFame;
      hits[text] = 1;
      scores[text] = weight / all + importance.coverage * coverage + importance.fame * known;
      if (best < 0 || (scores[text] ?? 0) > (scores[best] ?? 0)) best = text;
    }
  }
  if (best < 0) return nothing;
  return { hits, scores, mended: mendedText(parts, terms, best), isEmpty: false };
}
