import { runToEnd } from '../platform/slices.ts';
import { highestOf, type SearchPart } from '../search/search-part.ts';
import { fields, type WordIndex, WordIndexBuilder } from '../search/word-index.ts';
import type { Author } from '../shared/author/author.ts';
import type { Books } from './books.ts';
import { withSpellings } from './name-spellings.ts';
import { searchWords } from './search-words.ts';

/** Word index by list of authors, built for the first suggestion and released with the list. */
const indexes = new WeakMap<readonly Author[], WordIndex>();

function indexOf(authors: readonly Author[]): WordIndex {
  const cached = indexes.get(authors);
  if (cached) return cached;
  const builder = new WordIndexBuilder();
  for (const [place, { name }] of authors.entries()) {
    for (const word of withSpellings(searchWords(name)))
      builder.add(builder.numberOf(word), place, fields.title);
  }
  const { index } = runToEnd(builder.build());
  indexes.set(authors, index);
  return index;
}

export function countByAuthor({ parts, authors }: Books): Uint32Array {
  const counts = new Uint32Array(authors.length);
  for (const { segment, hidden, authorNumbers } of parts) {
    const { offsets, numbers } = segment.authors;
    for (let place = 0; place < segment.size; place += 1) {
      if (hidden[place]) continue;
      for (let at = offsets[place] ?? 0; at < (offsets[place + 1] ?? 0); at += 1) {
        const author = authorNumbers[numbers[at] ?? 0] ?? 0;
        counts[author] = (counts[author] ?? 0) + 1;
      }
    }
  }
  return counts;
}

/** Authors as searchable texts; those without books are hidden. */
export function authorParts({ parts: [older], authors }: Books, counts: Uint32Array): SearchPart[] {
  const base = older.segment.authors.list;
  const part = (list: readonly Author[], offset: number): SearchPart => {
    const own = counts.subarray(offset, offset + list.length);
    const hidden = Uint8Array.from(own, (count) => (count === 0 ? 1 : 0));
    const popularity = Float32Array.from(own, (count) => Math.log1p(count));
    return {
      index: indexOf(list),
      size: list.length,
      offset,
      popularity,
      hidden,
      hiddenCount: hidden.reduce((sum, one) => sum + one, 0),
      highestPopularity: highestOf(popularity),
      titleLengths: Uint8Array.from(list, ({ slug }) => slug.split('-').length),
    };
  };
  return [part(base, 0), part(authors.slice(base.length), base.length)];
}
