import {
  type CollectionReference,
  type DocumentSnapshot,
  FieldPath,
  type Query,
  QueryDocumentSnapshot,
  Timestamp,
} from 'firebase-admin/firestore';
import { database } from '../firebase.ts';
import type { Book, NewBook } from '../shared/book.ts';
import type { BookListRequest } from './book-list-request.ts';
import { leadingKeyword, matchesWords, searchKeywords } from './book-search.ts';

/** A book as the database keeps it, under its id in `books`. */
export interface BookDocument extends Omit<Book, '_id' | 'createdAt'> {
  /** What search looks up: beginnings of the words of title and author. */
  keywords: string[];
  createdAt: Timestamp;
  updatedAt: Timestamp;
}

/** A stored book with its version: the millisecond of its last write. */
export interface StoredBook {
  book: Book;
  version: number;
}

export function bookCollection(): CollectionReference {
  return database().collection('books');
}

/** The document of a book that is added at `now`, and was last changed at `updatedAt`. */
export function bookDocument(fields: NewBook, now: Date, updatedAt = now): BookDocument {
  const { title, description, category, author, coverImage, newPrice, oldPrice, trending } = fields;
  return {
    title,
    description,
    category,
    ...(author ? { author } : {}),
    coverImage,
    newPrice,
    oldPrice,
    trending,
    keywords: searchKeywords({ title, author }),
    createdAt: Timestamp.fromDate(now),
    updatedAt: Timestamp.fromDate(updatedAt),
  };
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function price(value: unknown): number {
  return typeof value === 'number' && Number.isFinite(value) ? value : 0;
}

function instant(value: unknown): Date {
  return value instanceof Timestamp ? value.toDate() : new Date(0);
}

/** A document of `books` as the API answers it. A field that is missing or of another kind reads as empty. */
export function toStoredBook(snapshot: DocumentSnapshot): StoredBook {
  const data = snapshot.data() ?? {};
  const author = text(data.author);
  const book: Book = {
    _id: snapshot.id,
    title: text(data.title),
    description: text(data.description),
    category: text(data.category),
    ...(author ? { author } : {}),
    coverImage: text(data.coverImage),
    newPrice: price(data.newPrice),
    oldPrice: price(data.oldPrice),
    trending: data.trending === true,
    createdAt: instant(data.createdAt).toISOString(),
  };
  return { book, version: instant(data.updatedAt).getTime() };
}

/** One book, or undefined when there is none of this id. */
export async function findBook(id: string): Promise<StoredBook | undefined> {
  const snapshot = await bookCollection().doc(id).get();
  return snapshot.exists ? toStoredBook(snapshot) : undefined;
}

/** The books of these ids that exist, in the order of the ids. */
export async function findBooks(ids: readonly string[]): Promise<Book[]> {
  const books = bookCollection();
  const snapshots = await database().getAll(...ids.map((id) => books.doc(id)));
  return snapshots.filter((snapshot) => snapshot.exists).map((snapshot) => toStoredBook(snapshot).book);
}

function bookQuery(request: BookListRequest): Query {
  let query: Query = bookCollection();
  const { category, words, after, limit } = request;
  if (category) query = query.where('category', '==', category);
  if (words) query = query.where('keywords', 'array-contains', leadingKeyword(words));
  query = query.orderBy('createdAt', 'desc').orderBy(FieldPath.documentId(), 'desc');
  if (after) query = query.startAfter(Timestamp.fromDate(after.createdAt), after.id);
  // With more than one word the database finds more than match, so the limit is counted on the way out.
  return limit && (words?.length ?? 0) < 2 ? query.limit(limit) : query;
}

/** The books that were asked for, newest first, one at a time. */
export async function* listBooks(request: BookListRequest): AsyncGenerator<Book> {
  const { ids, words, limit = Number.POSITIVE_INFINITY } = request;
  if (ids) yield* await findBooks(ids);
  if (ids || words?.length === 0) return;
  let found = 0;
  for await (const snapshot of bookQuery(request).stream()) {
    if (!(snapshot instanceof QueryDocumentSnapshot)) continue;
    const { book } = toStoredBook(snapshot);
    if (words && !matchesWords(book, words)) continue;
    yield book;
    found += 1;
    if (found === limit) return;
  }
}
