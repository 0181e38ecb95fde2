import type { Transaction } from 'firebase-admin/firestore';
import type { Actor } from '../shared/audit/audit.ts';
import { type Book, newBookSchema } from '../shared/book/book.ts';
import { readFields } from '../shared/values/stored-fields.ts';
import { addEntry } from './audit-store.ts';

export interface BookCause {
  by: Actor;
  action: 'added' | 'published' | 'changed' | 'deleted' | 'restored';
}

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

function stateOf({ book }: { book: Book }) {
  return { ...readFields(newBookSchema, { ...book }), createdAt: book.createdAt };
}

/** Within the transaction of the change. @returns the id of the entry */
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

/** Within the import's transaction, so that each book's history names the import. Earlier versions are in the archive. */
export function noteImportedBooks(
  transaction: Transaction,
  bookIds: readonly string[],
  { by, action, importId: targetId, fileName: title, isBulk }: ImportCause,
  now: Date,
): void {
  const kind = isBulk ? 'bulkBooks' : 'importedBooks';
  addEntry(transaction, { by, action, kind, targetId, title, alsoAbout: bookIds }, now);
}
