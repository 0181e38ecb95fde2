import { countPostings, type SearchPart } from './search-part.ts';
import { similarWords } from './similar-words.ts';
import { prefixRange } from './word-index.ts';

/** How many words are proposed. */
const limit = 5;

/** How many words with the same beginning are looked at. */
const mostAlike = 2000;

/** One typo more than search forgives. */
const mostEdits = 3;
const proposedEdits = (letters: number) => (letters < 4 ? 1 : letters < 7 ? 2 : mostEdits);

/** A word that may be proposed. */
interface Proposal {
  /** How far it is from what was typed. */
  distance: number;
  /** How many texts have it. */
  count: number;
}

/** Words of texts that begin like a word, as long as possible but with at least two letters. */
function wordsAlike(part: SearchPart, word: string): number[] {
  const { words } = part.index;
  for (let length = Math.min(word.length - 1, 12); length >= 2; length -= 1) {
    const [from, to] = prefixRange(words, word.slice(0, length));
    const ranks = Array.from({ length: Math.min(mostAlike, to - from) }, (_, at) => from + at);
    if (ranks.some((rank) => countPostings(part, rank, rank + 1) > 0)) return ranks;
  }
  return [];
}

/** Words that texts have and that are close to those that were looked for in vain, the closest first. */
export function closeWords(parts: readonly SearchPart[], words: readonly string[]): string[] {
  const proposals = new Map<string, Proposal>();
  const propose = (part: SearchPart, rank: number, distance: number) => {
    const word = part.index.words[rank] ?? '';
    const before = proposals.get(word) ?? { distance, count: 0 };
    const count = before.count + countPostings(part, rank, rank + 1);
    if (count > 0) proposals.set(word, { distance: Math.min(distance, before.distance), count });
  };
  for (const word of words) {
    const before = proposals.size;
    for (const part of parts) {
      for (const { rank, edits } of similarWords(part.index, word, proposedEdits)) propose(part, rank, edits);
    }
    if (proposals.size > before) continue;
    for (const part of parts) for (const rank of wordsAlike(part, word)) propose(part, rank, mostEdits + 1);
  }
  return [...proposals]
    .sort(([word, one], [otherWord, other]) => {
      const order = one.distance - other.distance || other.count - one.count;
      return order || (word < otherWord ? -1 : 1);
    })
    .slice(0, limit)
    .map(([word]) => word);
}
