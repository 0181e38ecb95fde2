import {
  type CollectionReference,
  type DocumentSnapshot,
  FieldPath,
  FieldValue,
  type Query,
  Timestamp,
  type Transaction,
} from 'firebase-admin/firestore';
import { collection } from '../platform/collections.ts';
import { type DocumentReader, database, streamDocuments } from '../platform/firebase.ts';
import {
  type Book,
  bookDocumentFields,
  type NewBook,
  readBook,
  type StoredBook,
} from '../shared/book/book.ts';
import type { PubliclyStocked } from '../shared/book/stock-words.ts';
import type { BookListQuery } from '../shared/catalogue/book-list.ts';
import { parseCursor } from '../shared/values/list-cursor.ts';

/** A book as the database keeps it, under its id in `books`. */
export interface BookDocument extends NewBook, PubliclyStocked {
  createdAt: Timestamp;
  updatedAt: Timestamp;
}

export function bookCollection(): CollectionReference {
  return collection('books');
}

/** The document of a book that was added at `createdAt` and last changed at `updatedAt`. */
export function bookDocument(
  fields: NewBook & PubliclyStocked,
  createdAt: Date,
  updatedAt = createdAt,
): BookDocument {
  return {
    ...fields,
    createdAt: Timestamp.fromDate(createdAt),
    updatedAt: Timestamp.fromDate(updatedAt),
  };
}

/** A document of `books` as the shop knows it. */
export function storedBook(snapshot: DocumentSnapshot): StoredBook {
  return readBook(snapshot.id, snapshot.data() ?? {});
}

/** How many books there are, and how many of them are trending. */
export async function countBooks(store = database()): Promise<{ books: number; trendingBooks: number }> {
  const books = collection('books', store);
  const [all, trending] = await Promise.all([
    books.count().get(),
    books.where('trending', '==', true).count().get(),
  ]);
  return { books: all.data().count, trendingBooks: trending.data().count };
}

/** One book, or undefined when there is none of this id. */
export async function findBook(id: string): Promise<StoredBook | undefined> {
  const snapshot = await bookCollection().doc(id).get();
  return snapshot.exists ? storedBook(snapshot) : undefined;
}

/** The books of these ids that exist, in the order of the ids. */
export async function findBooks(ids: readonly string[]): Promise<Book[]> {
  const books = bookCollection();
  const snapshots = await database().getAll(...ids.map((id) => books.doc(id)));
  return snapshots.filter((snapshot) => snapshot.exists).map((snapshot) => storedBook(snapshot).book);
}

/** A book as it was read: its stock is shown only as long as it has not changed since. */
export interface ReadBook extends StoredBook {
  updateTime: Timestamp;
}

/** Those of these books that exist, in the order of the ids; read with a lock when `reader` is a transaction. */
export async function readBooks(reader: DocumentReader, ids: readonly string[]): Promise<ReadBook[]> {
  if (ids.length === 0) return [];
  const snapshots = await reader.getAll(...ids.map((id) => bookCollection().doc(id)));
  return snapshots.flatMap((snapshot) => {
    const { exists, updateTime } = snapshot;
    return exists && updateTime ? [{ ...storedBook(snapshot), updateTime }] : [];
  });
}

/**
 * Writes into a book's own document what shoppers are told of its stock, and returns the book as they see it then. Its
 * version stays, since nothing changes that a person could have edited. The transaction fails when the book has changed
 * since it was read.
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

function bookQuery({ category, after }: BookListQuery): Query {
  let query: Query = bookCollection();
  if (category) query = query.where('category', '==', category);
  query = query.orderBy('createdAt', 'desc').orderBy(FieldPath.documentId(), 'desc');
  const cursor = after === undefined ? undefined : parseCursor(after);
  if (cursor) query = query.startAfter(Timestamp.fromDate(cursor.createdAt), cursor.id);
  return query.select(...bookDocumentFields);
}

/** The books that were asked for, newest first, one at a time. */
export async function* listBooks(request: BookListQuery, signal?: AbortSignal): AsyncGenerator<Book> {
  const { ids, limit } = request;
  if (ids) {
    yield* await findBooks(ids);
    return;
  }
  const query = bookQuery(request);
  // A page comes at once, and a list without a limit one book after the other.
  const found = limit === undefined ? streamDocuments(query, signal) : (await query.limit(limit).get()).docs;
  for await (const snapshot of found) {
    signal?.throwIfAborted();
    yield storedBook(snapshot).book;
  }
}
