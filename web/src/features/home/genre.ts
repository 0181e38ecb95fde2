import { type Category, categories } from '@bookstore/functions/shared/book/category';

/** The choices of the shopper's genre filter; the first one filters nothing. */
export const genres = ['Choose a genre', 'Business', 'Fiction', 'Horror', 'Adventure'] as const;

export type Genre = (typeof genres)[number];

export const anyGenre: Genre = genres[0];

/** The category that a genre stands for: its lower-cased name; undefined for the choice that filters nothing. */
export function genreCategory(genre: Genre): Category | undefined {
  return categories.find((category) => category === genre.toLowerCase());
}
