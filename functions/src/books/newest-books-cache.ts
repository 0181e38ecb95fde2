import {
  type DocumentSnapshot,
  FieldValue,
  type Transaction,
  type WriteBatch,
} from 'firebase-admin/firestore';
import { collection } from '../collections.ts';
import { isWriteConflict } from '../http/database-errors.ts';
import { reportError } from '../logging/error-report.ts';
import type { Book } from '../shared/book.ts';
import type { BookListQuery } from '../shared/book-list.ts';
import { homeBookCount } from '../shared/book-paging.ts';
import { listBooks } from './book-store.ts';

/** The newest books, ready in one document. */
interface NewestBooks {
  /** Counts every change of any book. */
  changes: number;
  /** The count at which `books` was read: equal to `changes` as long as they are the newest. */
  readAt: number;
  books: Book[];
}

function cacheReference() {
  return collection('caches').doc('newestBooks');
}

/**
 * Notes, within the very transaction or batch that changes a book, that the newest books must be read again. Reads
 * nothing, so it causes no transaction to be tried again.
 */
export function markNewestBooksChanged(write: Transaction | WriteBatch): void {
  const change = { changes: FieldValue.increment(1) };
  // The same call, once for each type: a union of the two has no common signature.
  if ('getAll' in write) write.set(cacheReference(), change, { merge: true });
  else write.set(cacheReference(), change, { merge: true });
}

/** Whether a request asks for nothing but books that are in the cache. */
export function isAmongNewest({ limit, after, category, q, ids }: BookListQuery): boolean {
  return limit !== undefined && limit <= homeBookCount && !after && !category && q === undefined && !ids;
}

/** Keeps what was read for the next readers; a cache that cannot be written only costs them a few reads more. */
async function writeCache(before: DocumentSnapshot, readAt: number, books: Book[]): Promise<void> {
  try {
    const { ref, updateTime } = before;
    if (updateTime) await ref.update({ readAt, books }, { lastUpdateTime: updateTime });
    else await ref.create({ changes: 0, readAt, books });
  } catch (error) {
    // Another instance has written it, or a book has changed again: the next reader sees which.
    if (!isWriteConflict(error)) reportError('The newest books could not be cached', error);
  }
}

async function refreshCache(before: DocumentSnapshot, changes: number): Promise<Book[]> {
  const newest: Book[] = [];
  for await (const book of listBooks({ limit: homeBookCount })) newest.push(book);
  await writeCache(before, changes, newest);
  return newest;
}

/** The refresh that is under way in this instance: readers that miss at the same time share it. */
let refresh: { changes: number; books: Promise<Book[]> } | undefined;

async function readCache(): Promise<Book[]> {
  const snapshot = await cacheReference().get();
  const { changes = 0, readAt, books }: Partial<NewestBooks> = snapshot.data() ?? {};
  if (books && readAt === changes) return books;
  if (refresh?.changes !== changes) {
    // Read after the count: what changes meanwhile leaves the count ahead, and the next reader looks again.
    const current = { changes, books: refreshCache(snapshot, changes) };
    refresh = current;
    const done = () => {
      if (refresh === current) refresh = undefined;
    };
    current.books.then(done, done);
  }
  return refresh.books;
}

/** The newest books: one document is read, at any size of the shop; a few more once after each change. */
export async function newestBooks(limit = homeBookCount): Promise<Book[]> {
  return (await readCache()).slice(0, limit);
}
