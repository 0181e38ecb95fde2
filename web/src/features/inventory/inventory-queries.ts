import { bookReference, newestBooksQuery, type StoredBook } from '#lib/collections.ts';
import { forgetLiveData, useLiveDocument, useLiveQuery } from '#lib/live-data.ts';

/** How many rows the table asks for at a time. */
export const rowsPage = 50;

const bookKey = (id: string) => `book ${id}`;
const rowsKey = (after: StoredBook | undefined) =>
  `books after ${after ? `${after.createdAt} ${after._id}` : 'none'}`;

/** A book as it is now; undefined when there is none. */
export function useStoredBook(id: string): StoredBook | undefined {
  return useLiveDocument(bookKey(id), bookReference(id));
}

export function forgetStoredBook(id: string): void {
  forgetLiveData(bookKey(id));
}

/** The next `rowsPage` books, newest first, after a book or from the beginning. */
export function useBookRows(after: StoredBook | undefined): StoredBook[] {
  return useLiveQuery(rowsKey(after), newestBooksQuery(after, rowsPage));
}

export function forgetBookRows(): void {
  forgetLiveData(rowsKey(undefined));
}
