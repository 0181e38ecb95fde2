import type { WriteBatch } from 'firebase-admin/firestore';
import { bookDocument } from '../../functions/src/books/book-document.ts';
import { database } from '../../functions/src/platform/firebase.ts';
import type { Book } from '../../functions/src/shared/book/book.ts';
import type { BookChange } from '../../functions/src/snapshot/change-log.ts';
import { logChanges } from '../../functions/src/snapshot/change-log-store.ts';
import { addToCounters } from '../../functions/src/stats/counter-store.ts';
import { repairCounters, repairSales } from '../../functions/src/use-cases/orders/recount.ts';
import { makeBook } from '../fixtures/factories.ts';

/** Past the API; the shop's counters include it. */
export async function storeBook(overrides: Partial<Book> = {}): Promise<Book> {
  const book = makeBook({ createdAt: new Date().toISOString(), ...overrides });
  const { _id, createdAt, category, ...fields } = book;
  const batch = database().batch();
  const genre = category === 'horror' ? 'horror' : 'fiction';
  const document = bookDocument({ ...fields, category: genre, author: fields.author }, new Date(createdAt));
  batch.set(database().collection('books').doc(_id), document);
  const stored = { ...book, category: genre };
  logChanges(batch, [{ id: _id, version: Date.parse(createdAt), book: stored }]);
  addToCounters(batch, { books: 1, trendingBooks: fields.trending ? 1 : 0 });
  await batch.commit();
  return stored;
}

/** Past the API, with the counters; does nothing for a book that a test has deleted. */
export async function removeStoredBook(book: Book): Promise<void> {
  const reference = database().collection('books').doc(book._id);
  if (!(await reference.get()).exists) return;
  const batch = database().batch();
  batch.delete(reference);
  logChanges(batch, [{ id: book._id, version: Date.now() }]);
  addToCounters(batch, { books: -1, trendingBooks: book.trending ? -1 : 0 });
  await batch.commit();
}

const batchSize = 400;

async function inBatches(
  books: readonly Book[],
  change: (batch: WriteBatch, book: Book) => BookChange,
): Promise<void> {
  for (let start = 0; start < books.length; start += batchSize) {
    const batch = database().batch();
    const some = books.slice(start, start + batchSize);
    logChanges(
      batch,
      some.map((book) => change(batch, book)),
    );
    await batch.commit();
  }
}

/** Past the API; the shop's counters include them. */
export async function storeBooks(books: readonly Book[]): Promise<void> {
  await inBatches(books, (batch, book) => {
    const { _id, createdAt, ...fields } = book;
    batch.set(database().collection('books').doc(_id), bookDocument(fields, new Date(createdAt)));
    return { id: _id, version: Date.parse(createdAt), book };
  });
  const batch = database().batch();
  addToCounters(batch, {
    books: books.length,
    trendingBooks: books.filter(({ trending }) => trending).length,
  });
  await batch.commit();
}

/** Past the API, with the counters. */
export async function removeStoredBooks(books: readonly Book[]): Promise<void> {
  await inBatches(books, (batch, { _id }) => {
    batch.delete(database().collection('books').doc(_id));
    return { id: _id, version: Date.now() };
  });
  const batch = database().batch();
  addToCounters(batch, {
    books: -books.length,
    trendingBooks: -books.filter(({ trending }) => trending).length,
  });
  await batch.commit();
}

/** For a collection that only the tests of one file fill. */
export async function emptyCollection(name: string): Promise<void> {
  const unthrottled = database().bulkWriter({ throttling: false });
  await database().recursiveDelete(database().collection(name), unthrottled);
}

/** Without settings, orders and their money; the shop's figures agree. */
export async function emptyOrders(): Promise<void> {
  for (const name of ['settings', 'orders', 'cashEntries', 'cashClosings']) await emptyCollection(name);
  await repairCounters();
  await repairSales();
}
