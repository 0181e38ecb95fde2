import { collection } from '../platform/collections.ts';
import { database, streamDocuments } from '../platform/firebase.ts';
import { shopFields } from '../shared/book/book.ts';
import { publicStock, readStock } from '../shared/stock/stock.ts';
import { countOf } from '../stats/counter-store.ts';

/** A book whose stock is not the sum of its ledger, or whose page tells shoppers something else. */
export interface WrongStock {
  bookId: string;
  /** 0 for a book that is not counted. */
  onHand: number;
  ledger: number;
  isShownRight: boolean;
}

/** The sum of each book's movements. */
async function ledgerSums(store = database()): Promise<Map<string, number>> {
  const sums = new Map<string, number>();
  const movements = collection('stockMovements', store).select('bookId', 'change');
  for await (const movement of streamDocuments(movements)) {
    const bookId = String(movement.get('bookId'));
    sums.set(bookId, (sums.get(bookId) ?? 0) + countOf(movement.get('change')));
  }
  return sums;
}

/** Holds every stock against its ledger and its book; its cost grows with the shop. Run it while nobody orders. */
export async function findWrongStock(store = database()): Promise<WrongStock[]> {
  const sums = await ledgerSums(store);
  const wrong: WrongStock[] = [];
  for await (const snapshot of streamDocuments(collection('stock', store))) {
    const bookId = snapshot.id;
    const stock = readStock(snapshot.data());
    const ledger = sums.get(bookId) ?? 0;
    sums.delete(bookId);
    const book = await collection('books', store).doc(bookId).get();
    const isShownRight = !book.exists || shopFields(book.data() ?? {}).stockLeft === publicStock(stock);
    if (stock.onHand !== ledger || !isShownRight) {
      wrong.push({ bookId, onHand: stock.onHand, ledger, isShownRight });
    }
  }
  for (const [bookId, ledger] of sums) {
    if (ledger !== 0) wrong.push({ bookId, onHand: 0, ledger, isShownRight: true });
  }
  return wrong;
}
