import { orderByScore } from '../search/ordered-results.ts';
import { search } from '../search/search.ts';
import type { SearchPart } from '../search/search-part.ts';
import type { Author } from '../shared/author/author.ts';
import type { Suggestions } from '../shared/catalogue/catalogue.ts';
import type { Genre } from '../shared/genre/genres.ts';
import type { Books } from './books.ts';
import { countedGenres, suggestedCategories } from './category-words.ts';
import { queryWords } from './search-words.ts';

const limits = { books: 5, authors: 3, categories: 2 };

/** Authors and counts are computed for the first suggestion. */
export interface Suggestible {
  books: Books;
  authors: SearchPart[];
  authorCounts: Uint32Array;
  authorNumbers: Uint32Array;
  categoryCounts: Uint32Array;
}

/** Completions for the beginning of a search; its last word may be incomplete. */
export function suggest(
  { books, ...catalogue }: Suggestible,
  text: string,
  genres: readonly Genre[],
): Suggestions {
  const words = queryWords(text);
  if (words.length === 0) return { books: [], authors: [], categories: [] };
  const result = search(books.parts, words, { isTyping: true });
  const best = orderByScore(books.order('newest'), result.hits, result.scores, limits.books);
  const named = search(catalogue.authors, words, { isTyping: true, allWords: true });
  const authors = orderByScore(catalogue.authorNumbers, named.hits, named.scores, limits.authors);
  return {
    books: Array.from(best.slice(0, limits.books), (number) => {
      const { _id, title, author, coverImage } = books.entry(number).book;
      return { _id, title, author, coverImage };
    }),
    authors: [...authors.slice(0, limits.authors)].flatMap((number): (Author & { count: number })[] => {
      const author = books.authors[number];
      return author ? [{ ...author, count: catalogue.authorCounts[number] ?? 0 }] : [];
    }),
    categories: suggestedCategories(words, countedGenres(books, catalogue.categoryCounts, genres)).slice(
      0,
      limits.categories,
    ),
  };
}
