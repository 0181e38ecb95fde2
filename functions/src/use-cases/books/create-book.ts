import { bookState, type ReadBook, withStockLeft } from '../../books/book-document.ts';
import { newBookId, readBooks } from '../../books/book-store.ts';
import { database } from '../../platform/firebase.ts';
import { fieldsHash, idUnderKey, KeyReused } from '../../platform/http/idempotency-key.ts';
import { requireGenre } from '../../settings/shop-genres.ts';
import type { NewBook, StoredBook } from '../../shared/book/book.ts';
import { isNewCopy } from '../../shared/book/book-condition.ts';
import type { SignedInPerson } from '../../shared/callers.ts';
import { publicStock, soldOutAt, usualLowAt } from '../../shared/stock/stock.ts';
import { movementId } from '../../stock/stock-ledger.ts';
import { startStock } from '../../stock/stock-store.ts';
import { writeBook } from './write-books.ts';

/** `isNew` is false when an earlier try has added it. */
interface CreatedBook extends StoredBook {
  isNew: boolean;
}

/** An edit removes the hash, after which requests cannot be told apart. */
function replayOf({ book, version, document }: ReadBook, requestHash: string): CreatedBook {
  const earlier: unknown = document.requestHash;
  if (earlier !== undefined && earlier !== requestHash)
    throw new KeyReused('Another book was already added', { bookId: book._id });
  return { book, version, isNew: false };
}

/** Once per key. @param onHand without it the stock is not counted @throws UnknownCategory, IsbnTaken, KeyReused */
export function createBook(
  fields: NewBook,
  key: string | undefined,
  by: SignedInPerson,
  onHand?: number,
): Promise<CreatedBook> {
  const id = key === undefined ? newBookId() : idUnderKey('book', by, key);
  const requestHash = fieldsHash(onHand === undefined ? fields : { ...fields, onHand });
  return database().runTransaction(async (transaction) => {
    const [earlier] = await readBooks(transaction, [id]);
    if (earlier) return replayOf(earlier, requestHash);
    await requireGenre(fields.category, transaction);
    const now = new Date();
    const lowAt = isNewCopy(fields) ? usualLowAt : soldOutAt;
    const stock = onHand === undefined ? undefined : { onHand, lowAt, shelf: '' };
    const { book, document } = withStockLeft(bookState(id, fields, now), publicStock(stock));
    const after = { book, document: { ...document, ...(key !== undefined && { requestHash }) } };
    const write = { id, before: undefined, after, version: now.getTime() };
    await writeBook(transaction, write, { by, action: 'added' });
    if (stock) {
      const movement = { id: movementId(id, id, 'started'), change: stock.onHand, by: 'admin' } as const;
      startStock(transaction, id, stock, { ...movement, reason: 'started' }, now);
    }
    return { book, version: write.version, isNew: true };
  });
}
