import type { Book } from '../book/book.ts';

// Without yup, which the home page does not load.

/** As much of a book as its spine shows. */
export type SpineBook = Pick<Book, '_id' | 'title' | 'author' | 'pages' | 'newPrice'>;

/** The newest books of a genre of the shop. */
export interface GenreShelf {
  category: string;
  /** How many books the shop has of it. */
  total: number;
  books: SpineBook[];
}

/** How many shelves the bookcase of home has, how many books each, and how many letters a spine: home has to stay small. */
export const bookcaseLimits = { shelves: 8, books: 18, letters: 80 };
