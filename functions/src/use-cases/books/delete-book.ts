import { readBooks } from '../../books/book-store.ts';
import { database } from '../../platform/firebase.ts';
import { NotFound } from '../../platform/http/api-errors.ts';
import { retryConflicts } from '../../platform/http/retry-conflicts.ts';
import type { Actor } from '../../shared/audit/audit.ts';
import type { Book } from '../../shared/book/book.ts';
import { readCounted } from '../../stock/stock-store.ts';
import { versionAfter, writeBook } from './write-books.ts';

/** @throws NotFound */
export function deleteBook(id: string, by: Actor): Promise<Book> {
  const remove = () =>
    database().runTransaction(async (transaction) => {
      // Stock is read without a lock: the transaction fails when it has changed since.
      const [[before], [counted]] = await Promise.all([readBooks(transaction, [id]), readCounted([id])]);
      if (!before) throw new NotFound('The book');
      const write = { id, before, after: undefined, version: versionAfter(before.version), counted };
      await writeBook(transaction, write, { by, action: 'deleted' });
      return before.book;
    });
  return retryConflicts(remove);
}
