import {
  FieldPath,
  type Query,
  type QueryDocumentSnapshot,
  type Timestamp,
  type Transaction,
} from 'firebase-admin/firestore';
import { isAny, readAt, streamDocuments } from '../platform/firebase.ts';
import { pagesOf, startingAfter } from '../platform/queries.ts';
import { type Book, bookDocumentFields } from '../shared/book/book.ts';
import type { BookListQuery } from '../shared/catalogue/book-list.ts';
import { bookCollection, storedBook } from './book-document.ts';
import { findBooks } from './book-store.ts';

function newestFirst(query: Query): Query {
  return query.orderBy('createdAt', 'desc').orderBy(FieldPath.documentId(), 'desc');
}

function bookQuery({ category, after }: BookListQuery): Query {
  const books: Query = bookCollection();
  const query = newestFirst(category ? books.where('category', '==', category) : books);
  return startingAfter(query, after).select(...bookDocumentFields);
}

/** Newest first, streamed. */
export async function* listBooks(request: BookListQuery, signal?: AbortSignal): AsyncGenerator<Book> {
  const { ids, limit } = request;
  if (ids) {
    yield* await findBooks(ids);
    return;
  }
  const query = bookQuery(request);
  const docs = limit === undefined ? streamDocuments(query, signal) : (await query.limit(limit).get()).docs;
  for await (const snapshot of docs) {
    signal?.throwIfAborted();
    yield storedBook(snapshot).book;
  }
}

export async function countBooksAt(readTime: Timestamp): Promise<number> {
  const counted = await readAt(readTime, (moment) => moment.get(bookCollection().count()));
  return counted.data().count;
}

export const isAnyBook = () => isAny(bookCollection());

/** Counting stops here. */
const mostCounted = 100;

/** Within a transaction, which restarts when a book is added meanwhile. */
export async function countBooksOf(
  transaction: Transaction,
  category: string,
  most = mostCounted,
): Promise<number> {
  const query = bookCollection().where('category', '==', category).limit(most).select();
  return (await transaction.get(query)).size;
}

const pageSize = 500;

/** All books as they were at a moment, newest first, in pages. */
export async function* storedBooksAt(readTime: Timestamp): AsyncGenerator<QueryDocumentSnapshot> {
  const read = (page: Query) => readAt(readTime, (moment) => moment.get(page));
  for await (const books of pagesOf(newestFirst(bookCollection()), pageSize, read)) yield* books;
}

/** Upper and lower case as written by browsers and people; ':/0' is the first text after all that begin with '://'. */
const addressRanges = ['https', 'Https', 'HTTPS'].map((scheme) => [`${scheme}://`, `${scheme}:/0`] as const);

export async function* coverAddresses(): AsyncGenerator<string> {
  for (const [from, before] of addressRanges) {
    const query = bookCollection().where('coverImage', '>=', from).where('coverImage', '<', before);
    for await (const snapshot of streamDocuments(query.select('coverImage'))) {
      yield String(snapshot.get('coverImage'));
    }
  }
}

export const isPictureOfBook = (fileNames: readonly string[]) =>
  isAny(bookCollection().where('pictures', 'array-contains-any', fileNames));

export const isCoverOfBook = (fileNames: readonly string[]) =>
  isAny(bookCollection().where('coverImage', 'in', fileNames));
