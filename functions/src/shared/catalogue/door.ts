import type { Book } from '../book/book.ts';

/** A list of books to which home leads, with one of its books. */
export interface Door {
  /** As the owner says, or by what its list is about. */
  title: string;
  link: string;
  /** How many books the list has. */
  total: number;
  book: Pick<Book, '_id' | 'title' | 'author' | 'category' | 'coverImage'>;
}
