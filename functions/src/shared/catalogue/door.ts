import type { Book } from '../book/book.ts';

/** A link on the home page to a list of books, with one of its books. */
export interface Door {
  /** The owner's title, or one by the list's subject. */
  title: string;
  link: string;
  total: number;
  book: Pick<Book, '_id' | 'title' | 'author' | 'category' | 'coverImage'>;
}
