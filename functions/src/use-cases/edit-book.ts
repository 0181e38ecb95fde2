import { type DocumentSnapshot, Timestamp, type Transaction } from 'firebase-admin/firestore';
import type { BookCause } from '../audit/book-audit.ts';
import { bookCollection, bookDocument, storedBook } from '../books/book-store.ts';
import { readIsbnHolders } from '../books/isbn-store.ts';
import { collection } from '../platform/collections.ts';
import { database } from '../platform/firebase.ts';
import { NotFound, PreconditionFailed } from '../platform/http/api-errors.ts';
import { mostTriesOfWrite, retryConflicts } from '../platform/http/retry-conflicts.ts';
import type { Actor } from '../shared/audit/audit.ts';
import {
  type Book,
  type BookEdit,
  editedFields,
  type NewBook,
  readBook,
  type StoredBook,
  shopFields,
} from '../shared/book/book.ts';
import { publicStock } from '../shared/stock/stock.ts';
import { readCounted, setInShop } from '../stock/stock-store.ts';
import { writeBooks } from './write-books.ts';

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
export function createBook(fields: NewBook, by: Actor): Promise<StoredBook> {
  const { id } = bookCollection().doc();
  return database().runTransaction((transaction) => addBookIn(transaction, id, fields, by));
}

/** Adds a book of this id within a transaction that has read all else. @throws IsbnTaken */
export async function addBookIn(
  transaction: Transaction,
  id: string,
  fields: NewBook,
  by: Actor,
  action: 'added' | 'published' = 'added',
): Promise<StoredBook> {
  const now = new Date();
  const book = { _id: id, ...fields, createdAt: now.toISOString() };
  const version = now.getTime();
  const after = { book, document: bookDocument(fields, now) };
  const holders = await readIsbnHolders(transaction, [fields.isbn]);
  writeBooks(transaction, [{ id, before: undefined, after, version }], holders, { by, action });
  return { book, version };
}

/**
 * Makes of a book what `fieldsOf` says. With `expected` it must still be of that version.
 * @throws NotFound, PreconditionFailed, IsbnTaken
 */
export function changeBook(
  id: string,
  expected: number | undefined,
  cause: BookCause,
  fieldsOf: (before: Book) => NewBook,
): Promise<StoredBook> {
  return database().runTransaction(async (transaction) => {
    const snapshot = await existing(transaction, id);
    const { book: before, version } = storedBook(snapshot);
    if (expected !== undefined && expected !== version) {
      throw new PreconditionFailed('The book was changed by somebody else; load it again');
    }
    const fields = { ...fieldsOf(before), ...shopFields({ ...before }) };
    const nextVersion = versionAfter(version);
    const { createdAt } = before;
    const holders = await readIsbnHolders(transaction, [before.isbn, fields.isbn]);
    const document = bookDocument(fields, new Date(createdAt), new Date(nextVersion));
    const book = { _id: id, ...fields, createdAt };
    const write = { id, before, after: { book, document }, version: nextVersion };
    writeBooks(transaction, [write], holders, cause);
    return { book, version: nextVersion };
  });
}

/** Changes the fields of a book that an edit names. @throws NotFound, PreconditionFailed, IsbnTaken */
export function editBook(
  id: string,
  edit: BookEdit,
  expected: number | undefined,
  by: Actor,
): Promise<StoredBook> {
  return changeBook(id, expected, { by, action: 'changed' }, (before) => editedFields(before, edit));
}

/** How long a deleted book can be put back: long enough for an admin who sees the mistake. */
const restorableMs = 60 * 60_000;

function deletedReference(id: string) {
  return collection('deletedBooks').doc(id);
}

/** Takes a book out of the shop, keeps its document for an hour, and returns it as it was. @throws NotFound */
export function deleteBook(id: string, by: Actor): Promise<Book> {
  return retryConflicts(mostTriesOfWrite, () => tryToDelete(id, by));
}

function tryToDelete(id: string, by: Actor): Promise<Book> {
  return database().runTransaction(async (transaction) => {
    // The stock is read without a lock, as orders do: the transaction fails when it has changed since.
    const [snapshot, [counted]] = await Promise.all([existing(transaction, id), readCounted([id])]);
    const { book, version: before } = storedBook(snapshot);
    const version = versionAfter(before);
    const expiresAt = Timestamp.fromMillis(Date.now() + restorableMs);
    const holders = await readIsbnHolders(transaction, [book.isbn]);
    transaction.set(deletedReference(id), { document: snapshot.data(), version, expiresAt });
    if (counted) setInShop(transaction, counted, false, new Date());
    const write = { id, before: book, after: undefined, version };
    writeBooks(transaction, [write], holders, { by, action: 'deleted' });
    return book;
  });
}

/**
 * Puts a deleted book back with the very document that it had. A book that is there already is answered as it is,
 * since the answer to an earlier try may have been lost.
 * @throws NotFound when none was deleted within the last hour; IsbnTaken when another book has its ISBN by now.
 */
export function restoreBook(id: string, by: Actor): Promise<Book> {
  return retryConflicts(mostTriesOfWrite, () => tryToRestore(id, by));
}

function tryToRestore(id: string, by: Actor): Promise<Book> {
  return database().runTransaction(async (transaction) => {
    const reference = bookCollection().doc(id);
    const [[present, deleted], [counted]] = await Promise.all([
      transaction.getAll(reference, deletedReference(id)),
      readCounted([id]),
    ]);
    if (present?.exists) return storedBook(present).book;
    const expiresAt: unknown = deleted?.get('expiresAt');
    if (!deleted || !(expiresAt instanceof Timestamp) || expiresAt.toMillis() <= Date.now()) {
      throw new NotFound('The deleted book');
    }
    const { stockLeft: _, ...kept }: Readonly<Record<string, unknown>> = deleted.get('document');
    // Copies may have come back meanwhile, or counting may have ended.
    const stockLeft = publicStock(counted?.stock);
    const document = { ...kept, ...(stockLeft !== undefined && { stockLeft }) };
    const { book, version: before } = readBook(id, document);
    const deletedAs: unknown = deleted.get('version');
    const version = (typeof deletedAs === 'number' ? deletedAs : versionAfter(before)) + 1;
    if (counted) setInShop(transaction, counted, true, new Date());
    const holders = await readIsbnHolders(transaction, [book.isbn]);
    transaction.delete(deleted.ref);
    const write = { id, before: undefined, after: { book, document }, version };
    writeBooks(transaction, [write], holders, { by, action: 'restored' });
    return book;
  });
}
