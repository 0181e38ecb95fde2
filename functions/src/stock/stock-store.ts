import type { Transaction } from 'firebase-admin/firestore';
import { collection } from '../platform/collections.ts';
import { database, streamDocuments } from '../platform/firebase.ts';
import { Conflict } from '../platform/http/api-errors.ts';
import {
  freeCopies,
  publicStock,
  type ShownStock,
  type Stock,
  type StockMovement,
  soldOutAt,
} from '../shared/stock/stock.ts';
import { type CountedBook, countedBook, stockDocument, stockReference } from './stock-document.ts';
import { addMovement, movementId, type NewMovement } from './stock-ledger.ts';

/** Counted books only. Reads without a lock, so that many orders of one book do not wait for each other. */
export async function readCounted(bookIds: readonly string[]): Promise<CountedBook[]> {
  if (bookIds.length === 0) return [];
  const snapshots = await database().getAll(...bookIds.map(stockReference));
  return snapshots.map(countedBook).filter((counted) => counted !== undefined);
}

export async function* allCounted(): AsyncGenerator<CountedBook> {
  for await (const snapshot of streamDocuments(collection('stock'))) {
    const counted = countedBook(snapshot);
    if (counted) yield counted;
  }
}

export async function findCopiesToGive(most: number): Promise<CountedBook[]> {
  const { docs } = await collection('stock').where('canBeGiven', '==', true).limit(most).get();
  return docs.map(countedBook).filter((counted) => counted !== undefined);
}

/** For a book not counted before. @returns its public stock */
export function startStock(
  transaction: Transaction,
  bookId: string,
  stock: Stock,
  movement: NewMovement,
  now: Date,
  isInShop = true,
): ShownStock {
  const document = stockDocument(stock, isInShop, undefined, now);
  transaction.create(stockReference(bookId), document);
  addMovement(transaction, { ...movement, bookId, onHand: stock.onHand, at: document.updatedAt });
  return { bookId, stockLeft: publicStock(stock), changedAt: document.updatedAt.toDate() };
}

/** Starts counting a book without copies for which an order waits; counting ends with the wait. */
export function startWaiting(
  transaction: Transaction,
  { bookId, isInShop, waiting }: Pick<CountedBook, 'bookId' | 'isInShop'> & { waiting: number },
  { key, ...cause }: Cause,
  now: Date,
): ShownStock[] {
  const stock = { onHand: 0, lowAt: soldOutAt, shelf: '', waiting };
  const id = movementId(cause.orderId, bookId, `${key}started`);
  const started = startStock(
    transaction,
    bookId,
    stock,
    { ...cause, id, change: 0, reason: 'started' },
    now,
    isInShop,
  );
  return isInShop ? [started] : [];
}

/**
 * Sets a counted book's stock, or with undefined ends counting, and adds to the ledger. Fails with a write conflict
 * when the stock has changed since it was read.
 * @param movement undefined when no copy moves
 * @returns the public stock, when it changes
 */
export function writeStock(
  transaction: Transaction,
  counted: CountedBook,
  stock: Stock | undefined,
  movement: NewMovement | undefined,
  now: Date,
): ShownStock | undefined {
  const { bookId, isInShop, updateTime: lastUpdateTime } = counted;
  const document = stockDocument(stock ?? counted.stock, isInShop, counted, now);
  const reference = stockReference(bookId);
  if (stock) transaction.update(reference, document, { lastUpdateTime });
  else transaction.delete(reference, { lastUpdateTime });
  const at = document.updatedAt;
  if (movement) addMovement(transaction, { ...movement, bookId, onHand: stock?.onHand ?? 0, at });
  const stockLeft = publicStock(stock);
  if (!isInShop || stockLeft === publicStock(counted.stock)) return undefined;
  return { bookId, stockLeft, changedAt: at.toDate() };
}

interface MovesOfBook {
  bookId: string;
  /** `line` is set for a further copy of the book in the order. */
  moves: readonly (Pick<NewMovement, 'change' | 'reason'> & { line?: string })[];
  /** Change in the number of copies that orders wait for. */
  waiting?: number;
}

/** An order, and the key of its change; '' for the new order itself. */
interface Cause extends Pick<StockMovement, 'by'> {
  orderId: string;
  key: string;
}

/** 409: the order wants a copy back of a book that is out of stock. */
class NoCopyLeft extends Conflict {
  constructor(bookId: string) {
    super('out-of-stock', 'There is no copy of this book in stock', { bookId });
  }
}

/**
 * Each movement has its own id. The transaction fails when a stock has changed since it was read.
 * @returns the public stocks
 * @throws NoCopyLeft
 */
export function moveCopies(
  transaction: Transaction,
  counted: readonly CountedBook[],
  moved: readonly MovesOfBook[],
  { key, ...cause }: Cause,
  now: Date,
): ShownStock[] {
  return counted.flatMap((book) => {
    const { bookId, stock } = book;
    const { moves = [], waiting = 0 } = moved.find((one) => one.bookId === bookId) ?? {};
    const change = moves.reduce((sum, move) => sum + move.change, 0);
    // Copies for waiting orders are reserved for them.
    const left = waiting < 0 ? stock.onHand : freeCopies(stock);
    if (change < 0 && left + change < 0) throw new NoCopyLeft(bookId);
    const waits = waiting === 0 ? stock : { ...stock, waiting: Math.max(0, (stock.waiting ?? 0) + waiting) };
    if (moves.length === 0)
      return waiting === 0 ? [] : (writeStock(transaction, book, waits, undefined, now) ?? []);
    const movements = moves.map(({ line = bookId, ...move }) => {
      return { ...move, ...cause, id: movementId(cause.orderId, line, key + move.reason) };
    });
    return moveCopy(transaction, { book, stock: waits }, movements, now) ?? [];
  });
}

/** The stock is written once, with the last movement; earlier ones only enter the ledger. */
function moveCopy(
  transaction: Transaction,
  { book, stock: before }: { book: CountedBook; stock: Stock },
  [movement, ...later]: readonly NewMovement[],
  now: Date,
): ShownStock | undefined {
  if (!movement) return undefined;
  const stock = { ...before, onHand: before.onHand + movement.change };
  if (later.length === 0) return writeStock(transaction, book, stock, movement, now);
  const { bookId, isInShop } = book;
  const at = stockDocument(stock, isInShop, book, now).updatedAt;
  addMovement(transaction, { ...movement, bookId, onHand: stock.onHand, at });
  return moveCopy(transaction, { book: { ...book, version: at.toMillis() }, stock }, later, now);
}

/** For a book removed from or returned to the shop; the number of copies stays. */
export function setInShop(
  transaction: Transaction,
  counted: CountedBook,
  isInShop: boolean,
  now: Date,
): void {
  const document = stockDocument(counted.stock, isInShop, counted, now);
  transaction.update(stockReference(counted.bookId), document, { lastUpdateTime: counted.updateTime });
}
