import {
  type CollectionReference,
  type DocumentSnapshot,
  FieldPath,
  type Query,
  Timestamp,
} from 'firebase-admin/firestore';
import { collection } from '../collections.ts';
import { database, streamDocuments } from '../firebase.ts';
import { type Book, bookDocumentFields, type NewBook, readBook, type StoredBook } from '../shared/book.ts';
import type { BookListQuery } from '../shared/book-list.ts';
import { parseCursor } from '../shared/book-paging.ts';
import type { PubliclyStocked } from '../shared/stock-words.ts';
import { leadingKeyword, matchesWords, searchKeywords, searchWords } from './book-search.ts';

/** A book as the database keeps it, under its id in `books`. */
export interface BookDocument extends NewBook, PubliclyStocked {
  /** What search looks up: beginnings of the words of title and author. */
  keywords: string[];
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
    keywords: searchKeywords(fields),
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

/** The keywords, most of a document, are not read for a list. */
function bookQuery({ category, after }: BookListQuery, words: readonly string[]): Query {
  let query: Query = bookCollection();
  if (category) query = query.where('category', '==', category);
  if (words.length > 0) query = query.where('keywords', 'array-contains', leadingKeyword(words));
  query = query.orderBy('createdAt', 'desc').orderBy(FieldPath.documentId(), 'desc');
  const cursor = after === undefined ? undefined : parseCursor(after);
  if (cursor) query = query.startAfter(Timestamp.fromDate(cursor.createdAt), cursor.id);
  return query.select(...bookDocumentFields);
}

/** The most books that one search reads, whatever its words are. */
export const maxBooksRead = 400;

/**
 * As many books are read as are wanted, and only when too few of them match, page by page, twice as many: a stream
 * would bring books far beyond the last one that is wanted. Ends after {@link maxBooksRead}, so that words which many
 * books have but none together cost no more than a page.
 */
async function* pagesOf(query: Query, firstSize: number): AsyncGenerator<DocumentSnapshot> {
  let rest = query;
  let read = 0;
  for (let size = firstSize; size > 0; size = Math.min(2 * size, maxBooksRead - read)) {
    const { docs } = await rest.limit(size).get();
    yield* docs;
    read += docs.length;
    const last = docs.at(-1);
    if (!last || docs.length < size) return;
    rest = query.startAfter(last);
  }
}

/** The most words of a search that are compared. */
const maxWords = 8;

/** The books that were asked for, newest first, one at a time. */
export async function* listBooks(request: BookListQuery, signal?: AbortSignal): AsyncGenerator<Book> {
  const { ids, q, limit } = request;
  if (ids) {
    yield* await findBooks(ids);
    return;
  }
  const words = q === undefined ? [] : searchWords(q).slice(0, maxWords);
  if (q !== undefined && words.length === 0) return;
  const query = bookQuery(request, words);
  let found = 0;
  // A search without a limit ends where every search does; the list of all books has no end but its own.
  const candidates =
    limit === undefined && words.length === 0
      ? streamDocuments(query, signal)
      : pagesOf(query, limit ?? maxBooksRead);
  for await (const snapshot of candidates) {
    signal?.throwIfAborted();
    const { book } = storedBook(snapshot);
    // The database looks up one word; the others are compared here.
    if (!matchesWords(book, words)) continue;
    yield book;
    found += 1;
    if (found === limit) return;
  }
}
