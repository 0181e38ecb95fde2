import { addEntry } from '../../audit/audit-store.ts';
import { readBooks } from '../../books/book-store.ts';
import { database } from '../../platform/firebase.ts';
import { NotFound } from '../../platform/http/api-errors.ts';
import { isMissingDocument } from '../../platform/http/database-errors.ts';
import { fieldsHash, KeyReused } from '../../platform/http/idempotency-key.ts';
import { retryConflicts } from '../../platform/http/retry-conflicts.ts';
import { requireVersion } from '../../platform/http/versions.ts';
import { sha256 } from '../../platform/sha256.ts';
import { saidInShop } from '../../platform/words/say-in-shop.ts';
import type { Actor } from '../../shared/audit/audit.ts';
import { type BookStock, type StockChange, stockReasons } from '../../shared/stock/stock.ts';
import { changedStock } from '../../stock/stock-change.ts';
import type { CountedBook } from '../../stock/stock-document.ts';
import { findChangeHash, type NewMovement } from '../../stock/stock-ledger.ts';
import { readCounted, startStock, writeStock } from '../../stock/stock-store.ts';
import { publishStockLeft } from '../books/publish-stock-left.ts';

function bookStock(bookId: string, counted: CountedBook | undefined): BookStock {
  return { bookId, ...counted?.stock, version: counted?.version ?? 0 };
}

/** In the sequence of the ids. */
export async function findStock(bookIds: readonly string[]): Promise<BookStock[]> {
  const counted = new Map((await readCounted(bookIds)).map((one) => [one.bookId, one]));
  return bookIds.map((id) => bookStock(id, counted.get(id)));
}

/** Once per key. @param orderId of the order that was being packed @throws NotFound, KeyReused, InvalidArgument */
export function changeStock(
  bookId: string,
  request: StockChange,
  key: string,
  expected: number | undefined,
  by: Actor,
  orderId?: string,
): Promise<BookStock> {
  return retryConflicts(async () => {
    try {
      return await tryToChange(bookId, request, key, expected, by, orderId);
    } catch (error) {
      if (isMissingDocument(error)) throw new NotFound('The book');
      throw error;
    }
  });
}

async function tryToChange(
  bookId: string,
  request: StockChange,
  key: string,
  expected: number | undefined,
  by: Actor,
  orderId: string | undefined,
): Promise<BookStock> {
  const id = sha256(`${bookId}\n${key}`);
  const requestHash = fieldsHash(request);
  const earlier = await findChangeHash(id);
  if (earlier !== undefined && earlier !== requestHash)
    throw new KeyReused('Another change was already made');
  const [[onSale], [counted]] = await Promise.all([readBooks(database(), [bookId]), readCounted([bookId])]);
  if (earlier !== undefined) return bookStock(bookId, counted);
  if (!onSale) throw new NotFound('The book');
  requireVersion('The stock', counted?.version ?? 0, expected);
  const changed = changedStock(counted?.stock, request);
  if (!changed) return bookStock(bookId, counted);
  const { after, change, reason } = changed;
  const movement: NewMovement = { id, change, reason, by: 'admin', requestHash, ...(orderId && { orderId }) };
  const now = new Date();
  // Reads nothing; fails when the stock has changed since, or the book is gone.
  await database().runTransaction(async (transaction) => {
    const shownStock = counted
      ? writeStock(transaction, counted, after, movement, now)
      : after && startStock(transaction, bookId, after, movement, now);
    if (shownStock) publishStockLeft(transaction, [onSale], [shownStock]);
    const { title } = onSale.book;
    const states = { before: counted?.stock, after, note: saidInShop(stockReasons[reason].label) };
    addEntry(transaction, { by, kind: 'stock', action: 'changed', targetId: bookId, title, ...states }, now);
  });
  const [stock] = await findStock([bookId]);
  if (!stock) throw new Error('The stock was not answered');
  return stock;
}
