import { FieldValue, type Transaction } from 'firebase-admin/firestore';
import { collection } from '../platform/collections.ts';
import { countOf, type DocumentReader, database } from '../platform/firebase.ts';
import type { Book, StoredBook } from '../shared/book/book.ts';
import { type BookState, bookCollection, type ReadBook, storedBook } from './book-document.ts';

export function newBookId(): string {
  return bookCollection().doc().id;
}

export async function countBooks(store = database()): Promise<{ books: number; trendingBooks: number }> {
  const books = collection('books', store);
  return {
    books: await countOf(books),
    trendingBooks: await countOf(books.where('trending', '==', true)),
  };
}

export async function findBook(id: string): Promise<StoredBook | undefined> {
  const snapshot = await bookCollection().doc(id).get();
  return snapshot.exists ? storedBook(snapshot) : undefined;
}

/** Existing books only, in the order of the ids. */
export async function findBooks(ids: readonly string[]): Promise<Book[]> {
  return (await readBooks(database(), ids)).map(({ book }) => book);
}

/** Existing books only, in the order of the ids; locks them when `reader` is a transaction. */
export async function readBooks(reader: DocumentReader, ids: readonly string[]): Promise<ReadBook[]> {
  if (ids.length === 0) return [];
  const snapshots = await reader.getAll(...ids.map((id) => bookCollection().doc(id)));
  return snapshots.flatMap((snapshot) => {
    const document = snapshot.data();
    const { updateTime } = snapshot;
    return document && updateTime ? [{ ...storedBook(snapshot), document, updateTime }] : [];
  });
}

/** Creates or changes a book; undefined deletes it. */
export function writeBookState(
  transaction: Transaction,
  id: string,
  { before, after }: { before: BookState | undefined; after: BookState | undefined },
): void {
  const reference = bookCollection().doc(id);
  if (!after) transaction.delete(reference);
  else if (before) transaction.set(reference, after.document);
  else transaction.create(reference, after.document);
}

/**
 * Writes a book's public stock and returns the book with it. The version stays, since nothing a person could edit
 * changes. The transaction fails when the book has changed since it was read.
 */
export function writeStockLeft(
  transaction: Transaction,
  { book, updateTime: lastUpdateTime }: ReadBook,
  stockLeft: number | undefined,
): Book {
  const { stockLeft: _, ...others } = book;
  const reference = bookCollection().doc(book._id);
  transaction.update(reference, { stockLeft: stockLeft ?? FieldValue.delete() }, { lastUpdateTime });
  return stockLeft === undefined ? others : { ...others, stockLeft };
}
