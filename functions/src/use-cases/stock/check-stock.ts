import { readBooks } from '../../books/book-store.ts';
import { countAwaiting } from '../../orders/awaited-store.ts';
import { database } from '../../platform/firebase.ts';
import { publicStock } from '../../shared/stock/stock.ts';
import { ledgerSums } from '../../stock/stock-ledger.ts';
import { allCounted } from '../../stock/stock-store.ts';

/** A stock that contradicts its ledger, its book's page or the waiting orders. */
interface WrongStock {
  bookId: string;
  /** 0 for a book that is not counted. */
  onHand: number;
  ledger: number;
  isShownRight: boolean;
  /** Copies: `waiting` by the stock, `awaited` by the orders. */
  waiting: number;
  awaited: number;
}

/** Its cost grows with the shop. Run it while nothing is ordered. */
export async function findWrongStock(): Promise<WrongStock[]> {
  const [sums, awaitedCounts] = await Promise.all([ledgerSums(), countAwaiting()]);
  const wrong: WrongStock[] = [];
  for await (const { bookId, stock } of allCounted()) {
    const ledger = sums.get(bookId) ?? 0;
    sums.delete(bookId);
    const [read] = await readBooks(database(), [bookId]);
    const isShownRight = !read || read.book.stockLeft === publicStock(stock);
    const { onHand, waiting = 0 } = stock;
    const awaited = awaitedCounts.get(bookId) ?? 0;
    awaitedCounts.delete(bookId);
    if (onHand !== ledger || !isShownRight || waiting !== awaited) {
      wrong.push({ bookId, onHand, ledger, isShownRight, waiting, awaited });
    }
  }
  for (const bookId of new Set([...sums.keys(), ...awaitedCounts.keys()])) {
    const [ledger, awaited] = [sums.get(bookId) ?? 0, awaitedCounts.get(bookId) ?? 0];
    const isWrong = ledger !== 0 || awaited > 0;
    if (isWrong) wrong.push({ bookId, onHand: 0, ledger, isShownRight: true, waiting: 0, awaited });
  }
  return wrong;
}
