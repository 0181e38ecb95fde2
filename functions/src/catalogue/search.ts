import { createMarks, type Marks, markSimilar, markStrict, rarity } from './marks.ts';
import { mendedText } from './mended.ts';
import { type SearchPart, sizeOf } from './search-part.ts';
import { addSimilar, createTerm, isKnown, type Term } from './term.ts';

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

/** Calls back for each text that may be found, with its part and its place there. */
function forEachText(
  parts: readonly SearchPart[],
  visit: (text: number, part: SearchPart, place: number) => void,
) {
  for (const part of parts) {
    for (let place = 0; place < part.size; place += 1) {
      if (!part.hidden[place]) visit(part.offset + place, part, place);
    }
  }
}

function hasTextWith(parts: readonly SearchPart[], marks: Marks, wanted: number): boolean {
  return parts.some(({ offset, size, hidden }) => {
    for (let place = 0; place < size; place += 1) {
      if (((marks.terms[offset + place] ?? 0) & wanted) === wanted && !hidden[place]) return true;
    }
    return false;
  });
}

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
  const tryTerms = (tried: readonly Term[], mark: (term: Term) => void) => {
    for (const term of tried) mark(term);
    const needed = options.allWords ? terms : terms.filter(isKnown);
    const wanted = needed.reduce((bits, { bit }) => bits | bit, 0);
    return wanted !== 0 && hasTextWith(parts, marks, wanted) ? wanted : 0;
  };
  const lookForSlips = (term: Term) => {
    addSimilar(parts, term, term === last);
    markSimilar(parts, term, marks);
  };
  const [known, unknown] = [terms.filter(isKnown), terms.filter((term) => !isKnown(term))];
  const asTyped = tryTerms(known, (term) => markStrict(parts, term, marks));
  if (unknown.length === 0 && asTyped) return asTyped;
  if (options.literal) return 0;
  return tryTerms(unknown, lookForSlips) || tryTerms(known, lookForSlips);
}

/** The bits of terms do not matter where no text has all: then whatever tells half as much as the best is found. */
function leastWeight(parts: readonly SearchPart[], marks: Marks): number {
  let best = 0;
  forEachText(parts, (text) => {
    best = Math.max(best, marks.weights[text] ?? 0);
  });
  return best / 2;
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
  const texts = sizeOf(parts);
  const hits = new Uint8Array(texts);
  const scores = new Float32Array(texts);
  const nothing = { hits, scores, mended: undefined, isEmpty: true };
  if (!wanted && (options.literal || options.allWords || !terms.some(isKnown))) return nothing;

  const least = wanted ? 0 : leastWeight(parts, marks);
  const all = terms.reduce((sum, { counts }) => sum + rarity(texts, counts.exact || counts.prefix), 0);
  const mostFame = Math.max(1, ...parts.map((part) => part.mostFame));
  let best = -1;
  forEachText(parts, (text, part, place) => {
    const weight = marks.weights[text] ?? 0;
    if (((marks.terms[text] ?? 0) & wanted) !== wanted || weight === 0 || weight < least) return;
    const coverage = (marks.inTitle[text] ?? 0) / Math.max(1, part.titleLengths[place] ?? 0);
    const fame = (part.fame[place] ?? 0) / mostFame;
    hits[text] = 1;
    scores[text] = weight / all + importance.coverage * Math.min(1, coverage) + importance.fame * fame;
    if (best < 0 || (scores[text] ?? 0) > (scores[best] ?? 0)) best = text;
  });
  if (best < 0) return nothing;
  return { hits, scores, mended: mendedText(parts, terms, best), isEmpty: false };
}
