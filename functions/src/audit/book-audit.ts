import type { Transaction } from 'firebase-admin/firestore';
import type { Actor } from '../shared/audit/audit.ts';
import { type Book, newBookSchema } from '../shared/book/book.ts';
import { readFields } from '../shared/values/stored-fields.ts';
import { addEntry } from './audit-store.ts';

/** Who changes a book, and what that is. */
export interface BookCause {
  by: Actor;
  action: 'added' | 'published' | 'changed' | 'deleted' | 'restored';
}

/** Who lets an import or a bulk change write books, and what that is. */
export interface ImportCause {
  by: Actor;
  action: 'imported' | 'changed' | 'deleted' | 'undone';
  importId: string;
  fileName: string;
  isBulk: boolean;
}

interface BookChange {
  id: string;
  before: { book: Book } | undefined;
  after: { book: Book } | undefined;
}

/** The fields of a book that the history shows. */
function stateOf({ book }: { book: Book }) {
  return { ...readFields(newBookSchema, { ...book }), createdAt: book.createdAt };
}

/** Notes in the history who changes a book, within the transaction that does. @returns the id of the entry */
export function noteBook(
  transaction: Transaction,
  { id, before, after }: BookChange,
  { by, action }: BookCause,
  now: Date,
): string {
  const title = (after ?? before)?.book.title ?? '';
  const states = { before: before && stateOf(before), after: after && stateOf(after) };
  return addEntry(transaction, { by, action, kind: 'book', targetId: id, title, ...states }, now);
}

/**
 * Notes which books an import writes, within the transaction that does, so that the history of each names the import.
 * How the books were is in the archive.
 */
export function noteImportedBooks(
  transaction: Transaction,
  bookIds: readonly string[],
  { by, action, importId: targetId, fileName: title, isBulk }: ImportCause,
  now: Date,
): void {
  const kind = isBulk ? 'bulkBooks' : 'importedBooks';
  addEntry(transaction, { by, action, kind, targetId, title, alsoAbout: bookIds }, now);
}
