import { type InferType, object } from 'yup';
import type { Book } from '../book/book.ts';
import { freshSchema } from '../catalogue/book-list.ts';
import { queryChoice } from '../values/query-fields.ts';
import { languageSchema } from '../words/language-schema.ts';
import type { CuratedShelf, ShelfBook } from './curated-shelf.ts';

export const shelfQuerySchema = object({ fresh: freshSchema, language: languageSchema() });

export type ShelfQuery = InferType<typeof shelfQuerySchema>;

/** All published shelves, or those of the home page. */
export const shelfListQuerySchema = shelfQuerySchema.shape({ home: queryChoice('home') });

export type ShelfListQuery = InferType<typeof shelfListQuerySchema>;

export type ListedShelfBook = Pick<Book, '_id' | 'title' | 'author' | 'category' | 'coverImage'> & {
  note: string;
  by: string;
};

/** For lists: with its first books, and excerpts of its text and the notes. On home only the first shelf has books. */
export interface ListedShelf extends Pick<CuratedShelf, 'title' | 'slug' | 'text'> {
  /** Those of its books that the shop has. */
  total: number;
  books: ListedShelfBook[];
}

/** Its description is cut as for cards. */
export interface ShownShelfBook {
  book: Book;
  note: string;
  by: string;
}

/** With those of its books that the shop has. */
export interface ShownShelf extends Pick<CuratedShelf, 'title' | 'slug' | 'text'> {
  books: ShownShelfBook[];
}

export interface Picked {
  /** A note about the book, as lists of shelves show it, with its shelf; left out where no shelf has the book. */
  pick?: Pick<ShelfBook, 'note' | 'by'> & Pick<CuratedShelf, 'title' | 'slug'>;
}

export interface DeskShelf extends Pick<CuratedShelf, 'id' | 'title' | 'slug' | 'isPublished' | 'homePlace'> {
  /** All of its books, and those of them that the shop has. */
  books: number;
  inShop: number;
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
