import type { Book } from '../book/book.ts';

// Without yup, which the home page does not load.

/** As much of a book as its spine shows. */
export type SpineBook = Pick<Book, '_id' | 'title' | 'author' | 'pages' | 'newPrice'>;

/** A genre of the shop, with its newest books where these were asked for. */
export interface GenreShelf {
  category: string;
  /** How many books the shop has of it. */
  total: number;
  books: SpineBook[];
}

/** How many shelves the bookcase of home has, how many books each, and how many letters a spine: home has to stay small. */
export const bookcaseLimits = { shelves: 8, books: 22, letters: 80 };
