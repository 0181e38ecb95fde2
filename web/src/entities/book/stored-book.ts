import { readBook, type StoredBook } from '@bookstore/functions/shared/book/book';
import { collection, doc, firestore, readAs } from '#lib/firebase/firestore.ts';
import { useLiveDocument } from '#lib/firebase/live-data.ts';

const books = collection(firestore, 'books').withConverter(readAs(readBook));

/** A book as it is now; undefined when there is none. */
export function useStoredBook(id: string): StoredBook | undefined {
  return useLiveDocument(`book ${id}`, doc(books, id));
}
