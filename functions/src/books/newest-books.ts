import { FieldValue, type Transaction, type WriteBatch } from 'firebase-admin/firestore';
import { database } from '../firebase.ts';
import type { Book } from '../shared/book.ts';
import type { BookListRequest } from './book-list-request.ts';
import { listBooks } from './book-store.ts';

/** How many of the newest books lie ready in one document: all that the home page shows. */
export const newestCount = 18;

interface Shelf {
  /** Counts every change of any book. */
  changes: number;
  /** The count at which `books` was read: equal to `changes` as long as they are the newest. */
  readAt: number;
  books: Book[];
}

function shelf() {
  return database().collection('shelves').doc('newest');
}

/**
 * Notes, within the very transaction or batch that changes a book, that the newest books must be read anew. Writes
 * blindly: it causes no transaction to be tried again.
 */
export function countBookChange(write: Transaction | WriteBatch): void {
  const change = { changes: FieldValue.increment(1) };
  // The same call, once for each type: a union of the two has no common signature.
  if ('getAll' in write) write.set(shelf(), change, { merge: true });
  else write.set(shelf(), change, { merge: true });
}

/** Whether a request asks for nothing but books that lie ready. */
export function isOnShelf({ limit, after, category, words, ids }: BookListRequest): boolean {
  return limit !== undefined && limit <= newestCount && !after && !category && !words && !ids;
}

/** The newest books: one document is read, at any size of the shop; a few more once after each change. */
export async function newestBooks(limit = newestCount): Promise<Book[]> {
  return (await readShelf()).slice(0, limit);
}

async function readShelf(): Promise<Book[]> {
  const { changes = 0, readAt, books }: Partial<Shelf> = (await shelf().get()).data() ?? {};
  if (books && readAt === changes) return books;
  // Read after the count: what changes meanwhile leaves the count ahead, and the next reader looks again.
  const newest: Book[] = [];
  for await (const book of listBooks({ limit: newestCount, fresh: false })) newest.push(book);
  await shelf().set({ readAt: changes, books: newest }, { merge: true });
  return newest;
}
