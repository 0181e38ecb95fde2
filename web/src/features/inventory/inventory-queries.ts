import { doc, documentId, limit, orderBy, query, startAfter, Timestamp } from 'firebase/firestore';
import { booksCollection, type StoredBook } from '#lib/collections.ts';
import { forgetLiveData, useLiveDocument, useLiveQuery } from '#lib/live-data.ts';

/** How many rows the table asks for at a time. */
export const rowsPage = 50;

const bookKey = (id: string) => `book ${id}`;
const rowsKey = (after: StoredBook | undefined) =>
  `books after ${after ? `${after.createdAt} ${after._id}` : 'none'}`;

/** A book as it is now; undefined when there is none. */
export function useStoredBook(id: string): StoredBook | undefined {
  return useLiveDocument(bookKey(id), doc(booksCollection, id));
}

export function forgetStoredBook(id: string): void {
  forgetLiveData(bookKey(id));
}

/** The next `rowsPage` books, newest first, after a book or from the beginning. */
export function useBookRows(after: StoredBook | undefined): StoredBook[] {
  const newestFirst = query(booksCollection, orderBy('createdAt', 'desc'), orderBy(documentId(), 'desc'));
  const rest = after
    ? query(newestFirst, startAfter(Timestamp.fromDate(new Date(after.createdAt)), after._id))
    : newestFirst;
  return useLiveQuery(rowsKey(after), query(rest, limit(rowsPage)));
}

export function forgetBookRows(): void {
  forgetLiveData(rowsKey(undefined));
}
