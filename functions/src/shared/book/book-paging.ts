import type { Book } from './book.ts';

// Without yup, which the home page does not load.

/** How many of the newest books the home page shows. */
export const homeBookCount = 18;

/** The most books in an answer, the most ids in a query, and the longest search text and id. */
export const bookListLimits = { books: 100, ids: 50, search: 100, bookId: 128 };

/** Whether a text can be the id of a stored book; the database refuses slashes, dots alone and `__…__`. */
export function isBookId(text: string): boolean {
  return (
    text !== '' &&
    text.length <= bookListLimits.bookId &&
    text.isWellFormed() &&
    !/[/\0]|^\.\.?$|^__.*__$/su.test(text)
  );
}

/** The last book that the caller has, after which the list goes on. */
export interface BookCursor {
  createdAt: Date;
  id: string;
}

/** A book's place in the list as the `after` of the next query: `<createdAt>_<id>`. */
export function cursorAfter({ createdAt, _id }: Pick<Book, 'createdAt' | '_id'>): string {
  return `${createdAt}_${_id}`;
}

/** Reads what {@link cursorAfter} wrote; undefined for any other text. */
export function parseCursor(text: string): BookCursor | undefined {
  // The database's time begins with the year 1.
  const [, instant = '', id = ''] =
    /^((?!0000)\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z)_(.+)$/su.exec(text) ?? [];
  const createdAt = new Date(instant);
  return Number.isNaN(createdAt.getTime()) || !isBookId(id) ? undefined : { createdAt, id };
}
