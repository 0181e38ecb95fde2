import type { Transaction } from 'firebase-admin/firestore';
import { collection } from '../platform/collections.ts';
import { database, streamDocuments } from '../platform/firebase.ts';
import { publicStock, type ShownStock, type Stock, type StockMovement } from '../shared/stock/stock.ts';
import { type CountedBook, countedBook, stockDocument, stockReference } from './stock-document.ts';
import { addMovement, movementId, type NewMovement } from './stock-ledger.ts';

/** Those of these books that are counted. Read without a lock, so that many orders of one book do not wait for each other. */
export async function readCounted(bookIds: readonly string[]): Promise<CountedBook[]> {
  if (bookIds.length === 0) return [];
  const snapshots = await database().getAll(...bookIds.map(stockReference));
  return snapshots.map(countedBook).filter((counted) => counted !== undefined);
}

/** Every counted book, one at a time. */
export async function* allCounted(): AsyncGenerator<CountedBook> {
  for await (const snapshot of streamDocuments(collection('stock'))) {
    const counted = countedBook(snapshot);
    if (counted) yield counted;
  }
}

/** Keeps the stock of a book that was not counted, and returns what to show of it. */
export function startStock(
  transaction: Transaction,
  bookId: string,
  stock: Stock,
  movement: NewMovement,
  now: Date,
): ShownStock {
  const document = stockDocument(stock, true, undefined, now);
  transaction.create(stockReference(bookId), document);
  addMovement(transaction, { ...movement, bookId, onHand: stock.onHand, at: document.updatedAt });
  return { bookId, stockLeft: publicStock(stock), changedAt: document.updatedAt.toDate() };
}

/**
 * Gives a counted book another stock, or with undefined ends the counting, and notes it in the ledger. The transaction
 * fails with a write conflict when the stock has changed since it was read.
 * @returns what to show of it, when shoppers are to see something else than before
 */
export function writeStock(
  transaction: Transaction,
  counted: CountedBook,
  stock: Stock | undefined,
  movement: NewMovement,
  now: Date,
): ShownStock | undefined {
  const { bookId, isInShop, updateTime: lastUpdateTime } = counted;
  const document = stockDocument(stock ?? counted.stock, isInShop, counted, now);
  const reference = stockReference(bookId);
  if (stock) transaction.update(reference, document, { lastUpdateTime });
  else transaction.delete(reference, { lastUpdateTime });
  addMovement(transaction, { ...movement, bookId, onHand: stock?.onHand ?? 0, at: document.updatedAt });
  const stockLeft = publicStock(stock);
  if (!isInShop || stockLeft === publicStock(counted.stock)) return undefined;
  return { bookId, stockLeft, changedAt: document.updatedAt.toDate() };
}

/** Why a copy of each of some books is taken, or comes back: what becomes of the order of this id. */
interface Cause extends Pick<StockMovement, 'by'> {
  orderId: string;
  reason: 'order' | 'cancelled' | 'returned';
}

function moveCopies(
  transaction: Transaction,
  counted: readonly CountedBook[],
  change: 1 | -1,
  cause: Cause,
  now: Date,
): ShownStock[] {
  return counted.flatMap((book) => {
    const onHand = book.stock.onHand + change;
    if (onHand < 0) throw new Error(`There is no copy left of ${book.bookId}`);
    const id = movementId(cause.orderId, book.bookId, cause.reason);
    const movement = { id, change, ...cause };
    return writeStock(transaction, book, { ...book.stock, onHand }, movement, now) ?? [];
  });
}

/** Takes a copy of each of these books, and returns what to show of them then. The transaction fails when one is taken already. */
export function takeCopies(
  transaction: Transaction,
  counted: readonly CountedBook[],
  orderId: string,
  now: Date,
): ShownStock[] {
  return moveCopies(transaction, counted, -1, { orderId, reason: 'order', by: 'shopper' }, now);
}

/** Puts a copy of each of these books back, and returns what to show of them then. */
export function giveBackCopies(
  transaction: Transaction,
  counted: readonly CountedBook[],
  cause: Cause & { reason: 'cancelled' | 'returned' },
  now: Date,
): ShownStock[] {
  return moveCopies(transaction, counted, 1, cause, now);
}

/** Notes that a counted book has left the shop, or is back; the number of copies stays. */
export function setInShop(
  transaction: Transaction,
  counted: CountedBook,
  isInShop: boolean,
  now: Date,
): void {
  const document = stockDocument(counted.stock, isInShop, counted, now);
  transaction.update(stockReference(counted.bookId), document, { lastUpdateTime: counted.updateTime });
}
