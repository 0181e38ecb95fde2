import { bookCollection, bookDocument } from '../books/book-store.ts';
import { readIsbnHolders } from '../books/isbn-store.ts';
import { collection } from '../platform/collections.ts';
import { database } from '../platform/firebase.ts';
import { PreconditionFailed } from '../platform/http/api-errors.ts';
import { mostTriesOfWrite, retryConflicts } from '../platform/http/retry-conflicts.ts';
import type { Actor, AuditState } from '../shared/audit/audit.ts';
import { newBookSchema, type StoredBook } from '../shared/book/book.ts';
import { publicStock } from '../shared/stock/stock.ts';
import { readFields } from '../shared/values/stored-fields.ts';
import { readCounted, setInShop } from '../stock/stock-store.ts';
import { changeBook, versionAfter } from './edit-book.ts';
import { writeBooks } from './write-books.ts';

/** What stands for the version of a book that is not in the shop. */
const noVersion = 0;

/**
 * Makes a book what it once was, also one that was deleted: it comes back under its own id, with its first day.
 * @throws PreconditionFailed, IsbnTaken
 */
export async function restoreState(
  id: string,
  state: AuditState,
  expected: number | undefined,
  by: Actor,
): Promise<StoredBook> {
  const fields = readFields(newBookSchema, state);
  const present = await bookCollection().doc(id).get();
  if (present.exists) return changeBook(id, expected, { by, action: 'restored' }, () => fields);
  if (expected !== undefined && expected !== noVersion) {
    throw new PreconditionFailed('The book was deleted meanwhile; load it again');
  }
  return retryConflicts(mostTriesOfWrite, () => tryToBringBack(id, state, by));
}

function tryToBringBack(id: string, state: AuditState, by: Actor): Promise<StoredBook> {
  return database().runTransaction(async (transaction) => {
    const deletedReference = collection('deletedBooks').doc(id);
    const [[present, deleted], [counted]] = await Promise.all([
      transaction.getAll(bookCollection().doc(id), deletedReference),
      readCounted([id]),
    ]);
    if (present?.exists) throw new PreconditionFailed('The book is back in the shop; load it again');
    const stockLeft = publicStock(counted?.stock);
    const fields = { ...readFields(newBookSchema, state), ...(stockLeft !== undefined && { stockLeft }) };
    const deletedAs: unknown = deleted?.get('version');
    const version = versionAfter(typeof deletedAs === 'number' ? deletedAs : 0);
    const createdAt = new Date(String(state.createdAt));
    const firstDay = Number.isNaN(createdAt.getTime()) ? new Date(version) : createdAt;
    const book = { _id: id, ...fields, createdAt: firstDay.toISOString() };
    const document = bookDocument(fields, firstDay, new Date(version));
    const holders = await readIsbnHolders(transaction, [fields.isbn]);
    if (counted) setInShop(transaction, counted, true, new Date());
    transaction.delete(deletedReference);
    const write = { id, before: undefined, after: { book, document }, version };
    writeBooks(transaction, [write], holders, { by, action: 'restored' });
    return { book, version };
  });
}
