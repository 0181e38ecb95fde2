import type { SearchPart } from './search-part.ts';
import { similarWords } from './similar-words.ts';
import { countPostings } from './term.ts';
import { prefixRange } from './word-index.ts';

/** How many words are proposed. */
const limit = 5;

/** How many words with the same beginning are looked at. */
const mostAlike = 2000;

/** One slip more than search forgives. */
const proposedEdits = (letters: number) => (letters < 4 ? 1 : letters < 7 ? 2 : 3);

/** How far a word is from what was typed, and in how many books it is. */
interface Proposal {
  distance: number;
  count: number;
}

/** Words of books that begin like a word, as long as possible but with at least two letters. */
function wordsAlike({ index: { words } }: SearchPart, word: string): number[] {
  for (let length = Math.min(word.length - 1, 12); length >= 2; length -= 1) {
    const [from, to] = prefixRange(words, word.slice(0, length));
    if (from < to) return Array.from({ length: Math.min(mostAlike, to - from) }, (_, at) => from + at);
  }
  return [];
}

/** Words that books have and that are close to those that were looked for in vain, the closest first. */
export function closeWords(parts: readonly SearchPart[], words: readonly string[]): string[] {
  const proposals = new Map<string, Proposal>();
  const propose = (part: SearchPart, rank: number, distance: number) => {
    const word = part.index.words[rank] ?? '';
    const before = proposals.get(word);
    proposals.set(word, {
      distance: Math.min(distance, before?.distance ?? distance),
      count: (before?.count ?? 0) + countPostings(part.index, rank, rank + 1),
    });
  };
  for (const word of words) {
    for (const part of parts) {
      const similar = similarWords(part.index, word, proposedEdits);
      for (const { rank, edits } of similar) propose(part, rank, edits);
      if (similar.length === 0) for (const rank of wordsAlike(part, word)) propose(part, rank, 4);
    }
  }
  return [...proposals]
    .sort(([, one], [, other]) => one.distance - other.distance || other.count - one.count)
    .slice(0, limit)
    .map(([word]) => word);
}
