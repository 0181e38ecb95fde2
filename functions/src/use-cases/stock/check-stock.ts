import { readBooks } from '../../books/book-store.ts';
import { database } from '../../platform/firebase.ts';
import { publicStock } from '../../shared/stock/stock.ts';
import { ledgerSums } from '../../stock/stock-ledger.ts';
import { allCounted } from '../../stock/stock-store.ts';

/** A book whose stock is not the sum of its ledger, or whose page tells shoppers something else. */
export interface WrongStock {
  bookId: string;
  /** 0 for a book that is not counted. */
  onHand: number;
  ledger: number;
  isShownRight: boolean;
}

/** Holds every stock against its ledger and its book; its cost grows with the shop. Run it while nothing is ordered. */
export async function findWrongStock(): Promise<WrongStock[]> {
  const sums = await ledgerSums();
  const wrong: WrongStock[] = [];
  for await (const { bookId, stock } of allCounted()) {
    const ledger = sums.get(bookId) ?? 0;
    sums.delete(bookId);
    const [read] = await readBooks(database(), [bookId]);
    const isShownRight = !read || read.book.stockLeft === publicStock(stock);
    if (stock.onHand !== ledger || !isShownRight) {
      wrong.push({ bookId, onHand: stock.onHand, ledger, isShownRight });
    }
  }
  for (const [bookId, ledger] of sums) {
    if (ledger !== 0) wrong.push({ bookId, onHand: 0, ledger, isShownRight: true });
  }
  return wrong;
}
