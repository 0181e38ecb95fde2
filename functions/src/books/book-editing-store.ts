import { type DocumentSnapshot, Timestamp, type Transaction } from 'firebase-admin/firestore';
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
import { bookCollection, bookDocument, storedBook } from './book-store.ts';
import { writeBooks } from './book-write-store.ts';
import { readIsbnHolders } from './isbn-store.ts';

/** Two changes within a millisecond, or a clock set back, must still be two versions. */
export function versionAfter(version: number): number {
  return Math.max(Date.now(), version + 1);
}

async function existing(transaction: Transaction, id: string): Promise<DocumentSnapshot> {
  const snapshot = await transaction.get(bookCollection().doc(id));
  if (!snapshot.exists) throw new NotFound('The book');
  return snapshot;
}

/** Adds a book to the shop. @throws IsbnTaken */
export async function createBook(fields: NewBook): Promise<StoredBook> {
  const now = new Date();
  const id = bookCollection().doc().id;
  const book = { _id: id, ...fields, createdAt: now.toISOString() };
  const version = now.getTime();
  const after = { book, document: bookDocument(fields, now) };
  await database().runTransaction(async (transaction) => {
    const holders = await readIsbnHolders(transaction, [fields.isbn]);
    writeBooks(transaction, [{ id, before: undefined, after, version }], holders);
  });
  return { book, version };
}

/**
 * Changes a book. With `expected` it must still be of that version.
 * @throws NotFound, PreconditionFailed, IsbnTaken
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
    const holders = await readIsbnHolders(transaction, [before.isbn, fields.isbn]);
    const document = bookDocument(fields, new Date(createdAt), new Date(nextVersion));
    const book = { _id: id, ...fields, createdAt };
    writeBooks(transaction, [{ id, before, after: { book, document }, version: nextVersion }], holders);
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
    const holders = await readIsbnHolders(transaction, [book.isbn]);
    transaction.set(deletedReference(id), { document: snapshot.data(), version, expiresAt });
    writeBooks(transaction, [{ id, before: book, after: undefined, version }], holders);
    return book;
  });
}

/**
 * Puts a deleted book back with the very document that it had. A book that is there already is answered as it is,
 * since the answer to an earlier try may have been lost.
 * @throws NotFound when none was deleted within the last hour; IsbnTaken when another book has its ISBN by now.
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
    const holders = await readIsbnHolders(transaction, [book.isbn]);
    transaction.delete(deleted.ref);
    writeBooks(transaction, [{ id, before: undefined, after: { book, document }, version }], holders);
    return book;
  });
}
