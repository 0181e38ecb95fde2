import type { SearchPart } from './search-part.ts';
import { lowerBound, prefixRange } from './word-index.ts';

/** Minimum length of one half of a joined word: 'da' of 'davinci'. */
const fewest = 2;

function textsWith({ index, hidden }: SearchPart, word: string): number[] {
  const rank = lowerBound(index.words, word);
  if (index.words[rank] !== word) return [];
  const postings = index.postings.subarray(index.offsets[rank], index.offsets[rank + 1]);
  return Array.from(postings, (posting) => posting >>> 2).filter((place) => !hidden[place]);
}

function countBoth(parts: readonly SearchPart[], one: string, other: string): number {
  return parts.reduce((sum, part) => {
    const texts = textsWith(part, one);
    if (texts.length === 0) return sum;
    const others = new Set(textsWith(part, other));
    return sum + texts.filter((text) => others.has(text)).length;
  }, 0);
}

function isBeginning(parts: readonly SearchPart[], word: string): boolean {
  return parts.some(({ index }) => {
    const [from, to] = prefixRange(index.words, word);
    return from < to;
  });
}

/** 'oel' → 'ol': umlauts typed as two letters, if no text has the word as typed. */
export function withoutUmlauts(parts: readonly SearchPart[], word: string): string {
  const plain = word.replace(/([aou])e/g, '$1');
  return plain !== word && !isBeginning(parts, word) && isBeginning(parts, plain) ? plain : word;
}

/** 'mocking', 'bird' → 'mockingbird': words that never occur together but do occur as one word. */
export function joinApart(parts: readonly SearchPart[], words: readonly string[]): string[] {
  const joined: string[] = [];
  for (const word of words) {
    const before = joined.at(-1) ?? '';
    const whole = before + word;
    const isWhole = before !== '' && parts.some((part) => textsWith(part, whole).length > 0);
    if (isWhole && countBoth(parts, before, word) === 0) joined.splice(-1, 1, whole);
    else joined.push(word);
  }
  return joined;
}

/**
 * 'mobydick' → 'moby', 'dick', and 'catch22' → 'catch', '22': splits a word that no text has into two of one text;
 * otherwise returns it unchanged.
 */
export function splitJoined(parts: readonly SearchPart[], word: string): string[] {
  const isKnown = isBeginning(parts, word);
  let best = { words: [word], count: 0 };
  for (let at = fewest; !isKnown && at <= word.length - fewest; at += 1) {
    const words: [string, string] = [word.slice(0, at), word.slice(at)];
    const count = countBoth(parts, ...words);
    if (count > best.count) best = { words, count };
  }
  return best.words;
}
