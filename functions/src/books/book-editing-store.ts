import { type DocumentSnapshot, Timestamp, type Transaction } from 'firebase-admin/firestore';
import { logChanges } from '../catalogue/change-log-store.ts';
import { collection } from '../collections.ts';
import { database } from '../firebase.ts';
import { NotFound, PreconditionFailed } from '../http/api-errors.ts';
import {
  type Book,
  type BookEdit,
  editedFields,
  type NewBook,
  readBook,
  type StoredBook,
} from '../shared/book.ts';
import { countChanges } from '../stats/counter-store.ts';
import { bookCollection, bookDocument, storedBook } from './book-store.ts';

function countTrending({ trending }: NewBook): number {
  return trending ? 1 : 0;
}

/** Two changes within a millisecond, or a clock set back, must still be two versions. */
function versionAfter(version: number): number {
  return Math.max(Date.now(), version + 1);
}

async function existing(transaction: Transaction, id: string): Promise<DocumentSnapshot> {
  const snapshot = await transaction.get(bookCollection().doc(id));
  if (!snapshot.exists) throw new NotFound('The book');
  return snapshot;
}

/** Adds a book to the shop. */
export async function createBook(fields: NewBook): Promise<StoredBook> {
  const reference = bookCollection().doc();
  const now = new Date();
  const batch = database().batch();
  const book = { _id: reference.id, ...fields, createdAt: now.toISOString() };
  const version = now.getTime();
  batch.create(reference, bookDocument(fields, now));
  logChanges(batch, [{ id: book._id, version, book }]);
  countChanges(batch, { books: 1, trendingBooks: countTrending(fields) });
  await batch.commit();
  return { book, version };
}

/**
 * Changes a book. With `expected` it must still be of that version.
 * @throws NotFound, PreconditionFailed
 */
export function editBook(id: string, edit: BookEdit, expected: number | undefined): Promise<StoredBook> {
  return database().runTransaction(async (transaction) => {
    const snapshot = await existing(transaction, id);
    const { book: before, version } = storedBook(snapshot);
    if (expected !== undefined && expected !== version) {
      throw new PreconditionFailed('The book was changed by somebody else; load it again');
    }
    const fields = editedFields(before, edit);
    const nextVersion = versionAfter(version);
    const { createdAt } = before;
    transaction.set(snapshot.ref, bookDocument(fields, new Date(createdAt), new Date(nextVersion)));
    const book = { _id: id, ...fields, createdAt };
    logChanges(transaction, [{ id, version: nextVersion, book }]);
    countChanges(transaction, { trendingBooks: countTrending(fields) - countTrending(before) });
    return { book, version: nextVersion };
  });
}

/** How long a deleted book can be put back: long enough for an admin who sees the mistake. */
const restorableMs = 60 * 60_000;

function deletedReference(id: string) {
  return collection('deletedBooks').doc(id);
}

/** Takes a book out of the shop, keeps its document for an hour, and returns it as it was. @throws NotFound */
export function deleteBook(id: string): Promise<Book> {
  return database().runTransaction(async (transaction) => {
    const snapshot = await existing(transaction, id);
    const { book, version: before } = storedBook(snapshot);
    const version = versionAfter(before);
    const expiresAt = Timestamp.fromMillis(Date.now() + restorableMs);
    transaction.set(deletedReference(id), { document: snapshot.data(), version, expiresAt });
    transaction.delete(snapshot.ref);
    logChanges(transaction, [{ id, version }]);
    countChanges(transaction, { books: -1, trendingBooks: -countTrending(book) });
    return book;
  });
}

/**
 * Puts a deleted book back with the very document that it had. A book that is there already is answered as it is,
 * since the answer to an earlier try may have been lost.
 * @throws NotFound when none was deleted within the last hour.
 */
export function restoreBook(id: string): Promise<Book> {
  return database().runTransaction(async (transaction) => {
    const reference = bookCollection().doc(id);
    const [present, deleted] = await transaction.getAll(reference, deletedReference(id));
    if (present?.exists) return storedBook(present).book;
    const expiresAt: unknown = deleted?.get('expiresAt');
    if (!deleted || !(expiresAt instanceof Timestamp) || expiresAt.toMillis() <= Date.now()) {
      throw new NotFound('The deleted book');
    }
    const document: Readonly<Record<string, unknown>> = deleted.get('document');
    const { book, version: before } = readBook(id, document);
    const deletedAs: unknown = deleted.get('version');
    const version = (typeof deletedAs === 'number' ? deletedAs : versionAfter(before)) + 1;
    transaction.create(reference, document);
    transaction.delete(deleted.ref);
    logChanges(transaction, [{ id, version, book }]);
    countChanges(transaction, { books: 1, trendingBooks: countTrending(book) });
    return book;
  });
}
