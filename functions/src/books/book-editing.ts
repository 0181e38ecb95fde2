import { type DocumentSnapshot, Timestamp, type Transaction } from 'firebase-admin/firestore';
import { countChanges } from '../admin/stats-store.ts';
import { database } from '../firebase.ts';
import { NotFound, PreconditionFailed } from '../http/api-errors.ts';
import type { Book, BookEdit, NewBook } from '../shared/book.ts';
import { searchKeywords } from './book-search.ts';
import { bookCollection, bookDocument, type StoredBook, toStoredBook } from './book-store.ts';
import { countBookChange } from './newest-books.ts';

function one(isCounted: boolean): number {
  return isCounted ? 1 : 0;
}

async function existing(transaction: Transaction, id: string): Promise<DocumentSnapshot> {
  const snapshot = await transaction.get(bookCollection().doc(id));
  if (!snapshot.exists) throw new NotFound('The book');
  return snapshot;
}

/** Adds a book to the shop. */
export async function createBook(fields: NewBook): Promise<StoredBook> {
  const reference = bookCollection().doc();
  const document = bookDocument(fields, new Date());
  const batch = database().batch();
  batch.create(reference, document);
  countBookChange(batch);
  countChanges(batch, { books: 1, trendingBooks: one(fields.trending) });
  await batch.commit();
  const { keywords, createdAt, updatedAt, ...book } = document;
  return {
    book: { _id: reference.id, ...book, createdAt: createdAt.toDate().toISOString() },
    version: updatedAt.toMillis(),
  };
}

/**
 * Changes a book; author, day of arrival and, when none is given, the cover stay. With `expected` it must still be
 * of that version.
 * @throws NotFound, PreconditionFailed
 */
export function editBook(id: string, edit: BookEdit, expected: number | undefined): Promise<StoredBook> {
  return database().runTransaction(async (transaction) => {
    const snapshot = await existing(transaction, id);
    const { book: before, version } = toStoredBook(snapshot);
    if (expected !== undefined && expected !== version) {
      throw new PreconditionFailed('The book was changed by somebody else; load it again');
    }
    const { title, description, category, trending, oldPrice, newPrice } = edit;
    const changes = {
      title,
      description,
      category,
      trending,
      oldPrice,
      newPrice,
      coverImage: edit.coverImage || before.coverImage,
    };
    const book: Book = { ...before, ...changes };
    // Two edits within a millisecond, or a clock set back, must still be two versions.
    const nextVersion = Math.max(Date.now(), version + 1);
    transaction.update(snapshot.ref, {
      ...changes,
      keywords: searchKeywords(book),
      updatedAt: Timestamp.fromMillis(nextVersion),
    });
    countBookChange(transaction);
    countChanges(transaction, { trendingBooks: one(trending) - one(before.trending) });
    return { book, version: nextVersion };
  });
}

/** Takes a book out of the shop and returns it as it was. @throws NotFound */
export function deleteBook(id: string): Promise<Book> {
  return database().runTransaction(async (transaction) => {
    const snapshot = await existing(transaction, id);
    const { book } = toStoredBook(snapshot);
    transaction.delete(snapshot.ref);
    countBookChange(transaction);
    countChanges(transaction, { books: -1, trendingBooks: -one(book.trending) });
    return book;
  });
}
