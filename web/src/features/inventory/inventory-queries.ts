import type { Book, StoredBook } from '@bookstore/functions/shared/book';
import { bookReference, newestBooksQuery } from '#lib/collections.ts';
import { useLiveDocument, useLiveQuery } from '#lib/live-data.ts';

/** How many rows the table asks for at a time. */
export const rowsPage = 50;

/** A book as it is now; undefined when there is none. */
export function useStoredBook(id: string): StoredBook | undefined {
  return useLiveDocument(`book ${id}`, bookReference(id));
}

/** The next `rowsPage` books, newest first, after a book or from the beginning. */
export function useBookRows(after: Book | undefined): Book[] {
  const key = `books after ${after ? `${after.createdAt} ${after._id}` : 'none'}`;
  return useLiveQuery(key, newestBooksQuery(after, rowsPage)).map(({ book }) => book);
}
