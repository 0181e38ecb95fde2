import {
  type DocumentReference,
  type DocumentSnapshot,
  FieldValue,
  Timestamp,
  type Transaction,
} from 'firebase-admin/firestore';
import { bookCollection, storedBook } from '../books/book-store.ts';
import { logChanges } from '../catalogue/change-log-store.ts';
import { collection } from '../platform/collections.ts';
import { database } from '../platform/firebase.ts';
import { publicStock, readStock, runsLow, type Stock, stockVersion } from '../shared/stock/stock.ts';
import { addMovement, type NewMovement } from './stock-ledger.ts';

/** The stock of a book that is counted, as it was read: a write of it fails when it has changed since. */
export interface CountedBook {
  bookId: string;
  stock: Stock;
  /** Whether the book is in the shop, and not deleted. */
  isInShop: boolean;
  version: number;
  updateTime: Timestamp;
  /** The book's own document. */
  book: DocumentSnapshot | undefined;
}

export function stockReference(bookId: string): DocumentReference {
  return collection('stock').doc(bookId);
}

/** The counted book of a document of `stock` and one of `books`; undefined for a book that is not counted. */
export function countedBook(
  snapshot: DocumentSnapshot | undefined,
  book: DocumentSnapshot | undefined,
): CountedBook | undefined {
  const data = snapshot?.data();
  if (!snapshot?.updateTime || !data) return undefined;
  return {
    bookId: snapshot.id,
    stock: readStock(data),
    isInShop: data.inShop === true,
    version: stockVersion(data),
    updateTime: snapshot.updateTime,
    book,
  };
}

/** The documents of `stock` of these books, by their ids; read without a lock. */
export async function readStocks(bookIds: readonly string[]): Promise<Map<string, DocumentSnapshot>> {
  if (bookIds.length === 0) return new Map();
  const snapshots = await database().getAll(...bookIds.map(stockReference));
  return new Map(snapshots.map((snapshot) => [snapshot.id, snapshot]));
}

/** Those of these books that are counted. Read without a lock, so that many orders of one book do not wait for each other. */
export async function readCounted(bookIds: readonly string[]): Promise<CountedBook[]> {
  if (bookIds.length === 0) return [];
  const books = bookIds.map((id) => bookCollection().doc(id));
  const snapshots = await database().getAll(...bookIds.map(stockReference), ...books);
  return bookIds
    .map((_, index) => countedBook(snapshots[index], snapshots[bookIds.length + index]))
    .filter((counted) => counted !== undefined);
}

function stockDocument(stock: Stock, isInShop: boolean, before: CountedBook | undefined, now: Date) {
  return {
    ...stock,
    inShop: isInShop,
    low: isInShop && runsLow(stock),
    // Two changes within a millisecond must still be two versions, and stand in the ledger one after the other.
    updatedAt: Timestamp.fromMillis(Math.max(now.getTime(), (before?.version ?? 0) + 1)),
  };
}

/**
 * Tells shoppers what is left: in the book's own document and in the catalogue. The book's version stays, since nothing
 * changes that an admin could have edited. The transaction fails when the book has changed since it was read.
 */
function showStock(
  transaction: Transaction,
  snapshot: DocumentSnapshot,
  stock: Stock | undefined,
  changedAt: Timestamp,
): void {
  const { stockLeft: _, ...book } = storedBook(snapshot).book;
  const stockLeft = publicStock(stock);
  const precondition = snapshot.updateTime ? { lastUpdateTime: snapshot.updateTime } : {};
  transaction.update(snapshot.ref, { stockLeft: stockLeft ?? FieldValue.delete() }, precondition);
  const shown = stockLeft === undefined ? book : { ...book, stockLeft };
  logChanges(transaction, [{ id: snapshot.id, version: changedAt.toMillis(), book: shown }]);
}

/** Keeps the stock of a book that was not counted. The transaction fails when the book has left the shop. */
export function startStock(
  transaction: Transaction,
  book: DocumentSnapshot,
  stock: Stock,
  movement: NewMovement,
  now: Date,
): void {
  const bookId = book.id;
  const document = stockDocument(stock, true, undefined, now);
  transaction.create(stockReference(bookId), document);
  addMovement(transaction, { ...movement, bookId, onHand: stock.onHand, at: document.updatedAt });
  showStock(transaction, book, stock, document.updatedAt);
}

/**
 * Gives a counted book another stock, or with undefined ends the counting, and notes it in the ledger. The transaction
 * fails with a write conflict when the stock has changed since it was read.
 */
export function writeStock(
  transaction: Transaction,
  counted: CountedBook,
  stock: Stock | undefined,
  movement: NewMovement,
  now: Date,
): void {
  const { bookId, book, isInShop, updateTime: lastUpdateTime } = counted;
  const document = stockDocument(stock ?? counted.stock, isInShop, counted, now);
  const reference = stockReference(bookId);
  if (stock) transaction.update(reference, document, { lastUpdateTime });
  else transaction.delete(reference, { lastUpdateTime });
  addMovement(transaction, { ...movement, bookId, onHand: stock?.onHand ?? 0, at: document.updatedAt });
  const isShown = publicStock(stock) === publicStock(counted.stock);
  if (book?.exists && isInShop && !isShown) showStock(transaction, book, stock, document.updatedAt);
}

/** What orders do to the stock of a book: a copy less, or one more. */
export function moveCopies(
  transaction: Transaction,
  counted: CountedBook,
  movement: NewMovement,
  now: Date,
): void {
  const onHand = counted.stock.onHand + movement.change;
  if (onHand < 0) throw new Error(`There is no copy left of ${counted.bookId}`);
  writeStock(transaction, counted, { ...counted.stock, onHand }, movement, now);
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
