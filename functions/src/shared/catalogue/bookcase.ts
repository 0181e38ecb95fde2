import type { Book } from '../book/book.ts';

// Without yup, which the home page does not load.

export type SpineBook = Pick<Book, '_id' | 'title' | 'author' | 'pages' | 'newPrice'>;

/** Its newest books only where they were asked for. */
export interface GenreShelf {
  category: string;
  /** All books of the genre. */
  total: number;
  books: SpineBook[];
}

/** Shelves on the home page, books per shelf and letters per spine: the home page has to stay small. */
export const bookcaseLimits = { shelves: 8, books: 22, letters: 80 };
