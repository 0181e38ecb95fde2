import {
  type CollectionReference,
  type DocumentSnapshot,
  FieldPath,
  type Query,
  Timestamp,
} from 'firebase-admin/firestore';
import { collection } from '../platform/collections.ts';
import { database, streamDocuments } from '../platform/firebase.ts';
import {
  type Book,
  bookDocumentFields,
  type NewBook,
  readBook,
  type StoredBook,
} from '../shared/book/book.ts';
import { parseCursor } from '../shared/book/book-paging.ts';
import type { PubliclyStocked } from '../shared/book/stock-words.ts';
import type { BookListQuery } from '../shared/catalogue/book-list.ts';

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
