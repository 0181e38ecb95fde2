import type { SearchPart } from './search-part.ts';
import { lowerBound, prefixRange } from './word-index.ts';

/** The fewest letters of a word that may have been joined to another. */
const fewest = 3;

/** The texts of a part that have a word. */
function textsWith({ index, hidden }: SearchPart, word: string): number[] {
  const rank = lowerBound(index.words, word);
  if (index.words[rank] !== word) return [];
  const postings = index.postings.subarray(index.offsets[rank], index.offsets[rank + 1]);
  return Array.from(postings, (posting) => posting >>> 2).filter((place) => !hidden[place]);
}

/** In how many texts two words stand. */
function countBoth(parts: readonly SearchPart[], one: string, other: string): number {
  return parts.reduce((sum, part) => {
    const texts = textsWith(part, one);
    if (texts.length === 0) return sum;
    const others = new Set(textsWith(part, other));
    return sum + texts.filter((text) => others.has(text)).length;
  }, 0);
}

/** 'mobydick' → 'moby', 'dick': the two words of one text that make up a word that no text has; else the word. */
export function splitJoined(parts: readonly SearchPart[], word: string): string[] {
  const isKnown = parts.some(({ index }) => {
    const [from, to] = prefixRange(index.words, word);
    return from < to;
  });
  let best = { words: [word], count: 0 };
  for (let at = fewest; !isKnown && at <= word.length - fewest; at += 1) {
    const words: [string, string] = [word.slice(0, at), word.slice(at)];
    const count = countBoth(parts, ...words);
    if (count > best.count) best = { words, count };
  }
  return best.words;
}
