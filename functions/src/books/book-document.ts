import {
  type CollectionReference,
  type DocumentData,
  type DocumentSnapshot,
  Timestamp,
} from 'firebase-admin/firestore';
import { collection } from '../platform/collections.ts';
import { type Book, type NewBook, readBook, type StoredBook } from '../shared/book/book.ts';
import type { PubliclyStocked } from '../shared/book/stock-words.ts';
import type { Reducible } from '../shared/reduced-prices/reduction.ts';

interface BookDocument extends NewBook, PubliclyStocked, Reducible {
  createdAt: Timestamp;
  updatedAt: Timestamp;
}

export interface BookState {
  book: Book;
  document: DocumentData;
}

/** A book as read; its public stock is written only if it has not changed since. */
export interface ReadBook extends StoredBook, BookState {
  updateTime: Timestamp;
}

export function bookCollection(): CollectionReference {
  return collection('books');
}

export function bookDocument(
  fields: NewBook & PubliclyStocked & Reducible,
  createdAt: Date,
  updatedAt = createdAt,
): BookDocument {
  return {
    ...fields,
    createdAt: Timestamp.fromDate(createdAt),
    updatedAt: Timestamp.fromDate(updatedAt),
  };
}

export function bookState(
  id: string,
  fields: NewBook & PubliclyStocked & Reducible,
  createdAt: Date,
  updatedAt = createdAt,
): BookState {
  const book = { _id: id, ...fields, createdAt: createdAt.toISOString() };
  return { book, document: bookDocument(fields, createdAt, updatedAt) };
}

export function withStockLeft(state: BookState, stockLeft: number | undefined): BookState {
  const { stockLeft: _, ...book } = state.book;
  const { stockLeft: __, ...document } = state.document;
  const left = stockLeft === undefined ? {} : { stockLeft };
  return { book: { ...book, ...left }, document: { ...document, ...left } };
}

export function storedBook(snapshot: DocumentSnapshot): StoredBook {
  return readBook(snapshot.id, snapshot.data() ?? {});
}
