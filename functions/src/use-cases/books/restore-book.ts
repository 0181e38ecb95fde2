import type { DocumentData, Transaction } from 'firebase-admin/firestore';
import { type PastBook, readArchivedChange, readLastChange } from '../../books/archive-store.ts';
import type { BookState, ReadBook } from '../../books/book-document.ts';
import { readBooks } from '../../books/book-store.ts';
import { database } from '../../platform/firebase.ts';
import { Conflict, NotFound } from '../../platform/http/api-errors.ts';
import { retryConflicts } from '../../platform/http/retry-conflicts.ts';
import { requireVersion } from '../../platform/http/versions.ts';
import type { Actor, AuditEntry } from '../../shared/audit/audit.ts';
import { type Book, readBook, type StoredBook, shopFields } from '../../shared/book/book.ts';
import { publicStock } from '../../shared/stock/stock.ts';
import type { CountedBook } from '../../stock/stock-document.ts';
import { readCounted } from '../../stock/stock-store.ts';
import { type BookWrite, writeBook } from './write-books.ts';

class NothingToRestore extends Conflict {
  constructor() {
    super('nothing-to-restore', 'This entry does not keep an earlier state of a book');
  }
}

/** Undefined where the book is not in the shop, or not counted. */
interface PresentBook {
  present: ReadBook | undefined;
  counted?: CountedBook | undefined;
}

interface Restoration extends BookWrite {
  after: BookState;
}

/**
 * The whole document returns, also of a deleted book, except for the public stock, since copies may have been sold or
 * counted in the meantime. @param before the document
 */
export function restoreBook(
  { id, version }: PastBook,
  before: DocumentData,
  { present, counted }: PresentBook,
): Restoration {
  const { stockLeft: _, ...kept } = before;
  const stockLeft = publicStock(counted?.stock);
  const left = present ? shopFields({ ...present.book }) : stockLeft === undefined ? {} : { stockLeft };
  const document = { ...kept, ...left };
  return {
    id,
    before: present,
    after: { book: readBook(id, document).book, document },
    version: Math.max(present?.version ?? 0, version) + 1,
    ...(!present && { counted }),
  };
}

async function readPresent(transaction: Transaction, id: string): Promise<PresentBook> {
  // Stock is read without a lock: the transaction fails when it has changed since.
  const [[present], [counted]] = await Promise.all([readBooks(transaction, [id]), readCounted([id])]);
  return { present, counted };
}

/** Long enough for a shopkeeper who notices the mistake. */
const restorableMs = 60 * 60_000;

/** A repeated call answers the restored book. @throws NotFound when it was not deleted within the last hour; IsbnTaken */
export function restoreDeletedBook(id: string, by: Actor): Promise<Book> {
  const restore = async (transaction: Transaction) => {
    const [now, last] = await Promise.all([readPresent(transaction, id), readLastChange(transaction, id)]);
    if (now.present) return now.present.book;
    const { isDeletion, before } = last?.change ?? {};
    const isLate = !last || Date.now() - last.at.getTime() >= restorableMs;
    if (isLate || !isDeletion || !before) throw new NotFound('The deleted book');
    const write = restoreBook(last.change, before, now);
    await writeBook(transaction, write, { by, action: 'restored' });
    return write.after.book;
  };
  return retryConflicts(() => database().runTransaction(restore));
}

/** For If-Match. */
const noVersion = 0;

/** @throws NothingToRestore, PreconditionFailed, IsbnTaken */
export async function restoreEarlierState(
  entry: AuditEntry,
  expected: number | undefined,
  by: Actor,
): Promise<StoredBook> {
  const id = entry.targetId;
  if (entry.kind !== 'book') throw new NothingToRestore();
  const restore = async (transaction: Transaction) => {
    const [now, change] = await Promise.all([
      readPresent(transaction, id),
      readArchivedChange(transaction, entry.id),
    ]);
    const before = change?.before;
    if (!before) throw new NothingToRestore();
    requireVersion('The book', now.present?.version ?? noVersion, expected);
    const write = restoreBook(change, before, now);
    await writeBook(transaction, write, { by, action: 'restored' });
    return readBook(id, write.after.document);
  };
  return retryConflicts(() => database().runTransaction(restore));
}
