import { editDistance } from '../search/edit-distance.ts';
import { forgivenEdits } from '../search/similar-words.ts';
import { isStopWord } from '../search/stop-words.ts';
import type { CategoryCount } from '../shared/catalogue/catalogue.ts';
import { type Genre, shownGenres } from '../shared/genre/genres.ts';
import { wordsOf } from '../shared/values/words.ts';
import type { Books } from './books.ts';
import { searchWords } from './search-words.ts';

interface CountedGenre extends CategoryCount {
  name: string;
}

export function countedGenres(books: Books, counts: Uint32Array, genres: readonly Genre[]): CountedGenre[] {
  return shownGenres(genres)
    .map(({ slug, name }) => ({ category: slug, name, count: counts[books.categoryNumber(slug)] ?? 0 }))
    .filter(({ count }) => count > 0);
}

const withoutName = ({ category, count }: CountedGenre): CategoryCount => ({ category, count });

/** Allows for typos. */
export function suggestedCategories(
  words: readonly string[],
  genres: readonly CountedGenre[],
): CategoryCount[] {
  const begins = (word: string, label: string) =>
    label.startsWith(word) ||
    editDistance(word, label, forgivenEdits(word.length), true) <= forgivenEdits(word.length);
  const isBegun = ({ name }: CountedGenre) => {
    const labels = wordsOf(name);
    return words.every((word) => labels.some((label) => begins(word, label)));
  };
  return genres.filter(isBegun).map(withoutName);
}

/** Exactly, or, with `mayHaveTypos`, allowing for typos. */
export function namedCategory(
  words: readonly string[],
  genres: readonly CountedGenre[],
  mayHaveTypos: boolean,
): CategoryCount | undefined {
  const text = words.join(' ');
  const most = mayHaveTypos ? forgivenEdits(text.length) : 0;
  const typos = ({ category, name }: CountedGenre) =>
    Math.min(...[category, name].map((one) => editDistance(text, wordsOf(one).join(' '), most)));
  const [closest] = genres
    .map((genre) => ({ counted: withoutName(genre), edits: typos(genre) }))
    .filter(({ edits }) => edits <= most)
    .sort((one, other) => one.edits - other.edits);
  return closest?.counted;
}

export interface SearchedShelf {
  slug: string;
  /** In each language that has one. */
  titles: readonly string[];
  bookIds: readonly string[];
}

const isSame = (one: string, other: string) => one === other || `${one}s` === other || one === `${other}s`;

/** The shelf whose title contains all significant words, and that title. */
export function namedShelf(
  words: readonly string[],
  shelves: readonly SearchedShelf[],
): { shelf: SearchedShelf; title: string } | undefined {
  const telling = words.filter((word) => !isStopWord(word));
  if (telling.length === 0) return undefined;
  for (const shelf of shelves) {
    const title = shelf.titles.find((one) => {
      const own = searchWords(one);
      return telling.every((word) => own.some((other) => isSame(word, other)));
    });
    if (title !== undefined) return { shelf, title };
  }
  return undefined;
}
