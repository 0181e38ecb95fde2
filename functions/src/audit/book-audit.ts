import type { Transaction } from 'firebase-admin/firestore';
import type { Actor } from '../shared/audit/audit.ts';
import { type Book, newBookSchema } from '../shared/book/book.ts';
import { readFields } from '../shared/values/stored-fields.ts';
import { addEntry } from './audit-store.ts';

/** Who changes books, and why: a person one book after the other, or an import or a bulk change many at once. */
export type BookCause =
  | { by: Actor; action: 'added' | 'published' | 'changed' | 'deleted' | 'restored' }
  | { by: Actor; action: ImportAction; importId: string; fileName: string; isBulk: boolean };

/** What an import or a bulk change does with books. */
export type ImportAction = 'imported' | 'changed' | 'deleted' | 'undone';

/** A change of a book, as the history needs it. */
interface BookChange {
  id: string;
  before: Book | undefined;
  after: { book: Book } | undefined;
}

/** The fields of a book that the history keeps, from which the book can be restored. */
function stateOf(book: Book) {
  return { ...readFields(newBookSchema, { ...book }), createdAt: book.createdAt };
}

/**
 * Notes in the history who changes books, within the transaction that does. An import has an entry of its own, and its
 * plan and its undo keep what was there before: here it only leaves its mark on the books, one for all.
 */
export function auditBooks(transaction: Transaction, changes: readonly BookChange[], cause: BookCause): void {
  const { by, action } = cause;
  if ('importId' in cause) {
    const { importId: targetId, fileName: title, isBulk } = cause;
    const kind = isBulk ? 'bulkBooks' : 'importedBooks';
    const alsoAbout = changes.map(({ id }) => id);
    addEntry(transaction, { by, action, kind, targetId, title, alsoAbout });
    return;
  }
  for (const { id, before, after } of changes) {
    const title = (after?.book ?? before)?.title ?? '';
    const states = { before: before && stateOf(before), after: after && stateOf(after.book) };
    addEntry(transaction, { by, action, kind: 'book', targetId: id, title, ...states });
  }
}
