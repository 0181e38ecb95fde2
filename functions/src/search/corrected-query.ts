import { isKnown, isThere, type QueryWord } from './query-word.ts';
import { countPostings, type SearchPart } from './search-part.ts';
import type { SimilarWord } from './similar-words.ts';
import type { WordIndex } from './word-index.ts';

/** Word ranks from `from` to before `to`. */
function hasWord({ offsets, postings }: WordIndex, from: number, to: number, place: number): boolean {
  const end = offsets[to] ?? 0;
  for (let at = offsets[from] ?? 0; at < end; at += 1) {
    if ((postings[at] ?? 0) >>> 2 === place) return true;
  }
  return false;
}

/** Fewest typos first, then most texts. */
function likeliest(part: SearchPart, similar: readonly SimilarWord[]): string | undefined {
  const count = ({ rank }: SimilarWord) => countPostings(part, rank, rank + 1);
  const [meant] = similar
    .filter((one) => count(one) > 0)
    .sort((one, other) => one.edits - other.edits || count(other) - count(one));
  return meant && part.index.words[meant.rank];
}

/** The word that matched a query word in the best text; undefined when no text has anything like it. */
function wordIn(parts: readonly SearchPart[], query: QueryWord, text: number): string | undefined {
  if (!isKnown(query)) return undefined;
  const number = parts.findIndex(({ offset, size }) => text >= offset && text < offset + size);
  const [part, own] = [parts[number], query.candidates[number]];
  if (part && own) {
    const { index, offset } = part;
    if (hasWord(index, ...own.prefix, text - offset)) return query.word;
    const here = own.similar.filter(({ rank }) => hasWord(index, rank, rank + 1, text - offset));
    const meant = likeliest(part, here);
    if (meant !== undefined) return meant;
  }
  // The best text lacks this word, but others have it.
  if (isThere(query)) return query.word;
  for (const [place, each] of parts.entries()) {
    const meant = likeliest(each, query.candidates[place]?.similar ?? []);
    if (meant !== undefined) return meant;
  }
  return undefined;
}

/** The words actually searched; undefined when they equal the query. `best` is the best matching text. */
export function correctedQuery(
  parts: readonly SearchPart[],
  query: readonly QueryWord[],
  best: number,
): string | undefined {
  const words = query.map((one) => wordIn(parts, one, best));
  const isCorrected = words.some((word, place) => word !== query[place]?.word);
  return isCorrected ? words.filter((word) => word !== undefined).join(' ') : undefined;
}
