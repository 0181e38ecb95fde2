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

/** All that a list answers of a book: the keywords, most of a document, stay where they are. */
const listed: (keyof Book)[] = [
  'title',
  'description',
  'category',
  'author',
  'coverImage',
  'newPrice',
  'oldPrice',
  'trending',
  'createdAt',
];

function bookQuery(request: BookListRequest): Query {
  let query: Query = bookCollection();
  const { category, words, after } = request;
  if (category) query = query.where('category', '==', category);
  if (words) query = query.where('keywords', 'array-contains', leadingKeyword(words));
  query = query.orderBy('createdAt', 'desc').orderBy(FieldPath.documentId(), 'desc');
  if (after) query = query.startAfter(Timestamp.fromDate(after.createdAt), after.id);
  return query.select(...listed);
}

/** The most books that are read at a time in search of those that match. */
const largestPage = 400;

/**
 * What the database finds of the books that were asked for; with more than one word that is more than match. As
 * many as are wanted are read, and only when too few of them match, page by page, twice as many: a stream would
 * bring books far beyond the last one that is wanted.
 */
async function* candidates(request: BookListRequest): AsyncGenerator<DocumentSnapshot> {
  const query = bookQuery(request);
  if (request.limit === undefined) {
    for await (const snapshot of query.stream()) {
      if (snapshot instanceof QueryDocumentSnapshot) yield snapshot;
    }
    return;
  }
  let rest = query;
  for (let size = request.limit; ; size = Math.min(2 * size, largestPage)) {
    const { docs } = await rest.limit(size).get();
    yield* docs;
    const last = docs.at(-1);
    if (!last || docs.length < size) return;
    rest = query.startAfter(last);
  }
}

/** The books that were asked for, newest first, one at a time. */
export async function* listBooks(request: BookListRequest): AsyncGenerator<Book> {
  const { ids, words, limit = Number.POSITIVE_INFINITY } = request;
  if (ids) yield* await findBooks(ids);
  if (ids || words?.length === 0) return;
  let found = 0;
  for await (const snapshot of candidates(request)) {
    const { book } = toStoredBook(snapshot);
    if (words && !matchesWords(book, words)) continue;
    yield book;
    found += 1;
    if (found === limit) return;
  }
}
