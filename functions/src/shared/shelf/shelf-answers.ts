import { type InferType, object } from 'yup';
import type { Book } from '../book/book.ts';
import { freshSchema } from '../catalogue/book-list.ts';
import { queryChoice } from '../values/query-fields.ts';
import { languageSchema } from '../words/language-schema.ts';
import type { CuratedShelf, ShelfBook } from './curated-shelf.ts';

/** In which language a shelf is shown. */
export const shelfQuerySchema = object({ fresh: freshSchema, language: languageSchema() });

export type ShelfQuery = InferType<typeof shelfQuerySchema>;

/** Which shelves a visitor sees: all that are published, or those of the home page. */
export const shelfListQuerySchema = shelfQuerySchema.shape({ home: queryChoice('home') });

export type ShelfListQuery = InferType<typeof shelfListQuerySchema>;

/** As much of a book as its cover and its name need. */
export type ListedShelfBook = Pick<Book, '_id' | 'title' | 'author' | 'category' | 'coverImage'> & {
  note: string;
  by: string;
};

/**
 * A shelf as a list of shelves shows it: with its first books, and the beginnings of its text and their notes. On home
 * only the first shelf has books.
 */
export interface ListedShelf extends Pick<CuratedShelf, 'title' | 'slug' | 'text'> {
  /** How many of its books the shop has. */
  total: number;
  books: ListedShelfBook[];
}

/** A book as the page of a shelf shows it; its description is cut as for cards. */
export interface ShownShelfBook {
  book: Book;
  note: string;
  by: string;
}

/** A shelf as its page shows it, with the books that the shop has. */
export interface ShownShelf extends Pick<CuratedShelf, 'title' | 'slug' | 'text'> {
  books: ShownShelfBook[];
}

/** A book as its page shows it. */
export interface Picked {
  /** What a person of the shop says of it, as lists of shelves show it, and the shelf where that is; left out where no shelf has it. */
  pick?: Pick<ShelfBook, 'note' | 'by'> & Pick<CuratedShelf, 'title' | 'slug'>;
}

/** A shelf in the dashboard's list. */
export interface DeskShelf extends Pick<CuratedShelf, 'id' | 'title' | 'slug' | 'isPublished' | 'homePlace'> {
  /** How many books stand on it, and how many of them the shop has. */
  books: number;
  inShop: number;
  /** The first of these. */
  first: ListedShelfBook[];
}

export interface EditedShelf {
  shelf: CuratedShelf;
  books: Pick<Book, '_id' | 'title' | 'author' | 'category' | 'coverImage'>[];
}

export interface ShelfAnswer {
  message: string;
  shelf: CuratedShelf;
}
