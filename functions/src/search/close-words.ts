import { countPostings, type SearchPart } from './search-part.ts';
import { similarWords } from './similar-words.ts';
import { isStopWord } from './stop-words.ts';
import { lowerBound } from './word-index.ts';

const limit = 5;

/** One typo more than search forgives, except in short words, which would match anything. */
const proposedEdits = (letters: number) => (letters < 4 ? 0 : letters < 6 ? 1 : letters < 10 ? 2 : 3);

interface Proposal {
  distance: number;
  count: number;
}

/**
 * Proposals for words without results, closest first. None when any significant word has nothing close to it (the shop
 * does not have what is meant), and none for a word that texts have.
 */
export function closeWords(parts: readonly SearchPart[], words: readonly string[]): string[] {
  const proposals = new Map<string, Proposal>();
  const propose = (part: SearchPart, rank: number, distance: number) => {
    const word = part.index.words[rank] ?? '';
    const before = proposals.get(word) ?? { distance, count: 0 };
    const count = before.count + countPostings(part, rank, rank + 1);
    if (count > 0) proposals.set(word, { distance: Math.min(distance, before.distance), count });
  };
  const isKnown = (word: string) =>
    parts.some((part) => {
      const rank = lowerBound(part.index.words, word);
      return part.index.words[rank] === word && countPostings(part, rank, rank + 1) > 0;
    });
  for (const word of words.filter((one) => !isStopWord(one) && !isKnown(one))) {
    const before = proposals.size;
    for (const part of parts) {
      for (const { rank, edits } of similarWords(part.index, word, proposedEdits)) propose(part, rank, edits);
    }
    if (proposals.size === before) return [];
  }
  return [...proposals]
    .sort(([word, one], [otherWord, other]) => {
      const order = one.distance - other.distance || other.count - one.count;
      return order || (word < otherWord ? -1 : 1);
    })
    .slice(0, limit)
    .map(([word]) => word);
}
