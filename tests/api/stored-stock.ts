import { database } from '../../functions/src/platform/firebase.ts';
import type { Book } from '../../functions/src/shared/book/book.ts';
import { publicStock, type StockChange, usualLowAt } from '../../functions/src/shared/stock/stock.ts';
import { startStock } from '../../functions/src/stock/stock-store.ts';
import { call, inParallel } from './shop-api.ts';
import { storeBook } from './stored-books.ts';

/** Past the API. */
export async function countedBook(
  onHand: number,
  overrides: Partial<Book> = {},
  lowAt = usualLowAt,
): Promise<Book> {
  const book = await storeBook(overrides);
  const stock = { onHand, lowAt, shelf: '' };
  const movement = { id: crypto.randomUUID(), change: onHand, reason: 'started', by: 'admin' } as const;
  const stockLeft = publicStock(stock);
  await database().runTransaction(async (transaction) => {
    startStock(transaction, book._id, stock, movement, new Date());
    if (stockLeft !== undefined) transaction.update(database().doc(`books/${book._id}`), { stockLeft });
  });
  return book;
}

export function changeStock(
  admin: string,
  bookId: string,
  body: StockChange,
  more: { key?: string; version?: number } = {},
) {
  return call('POST', `/api/stock/${bookId}`, { token: admin, body, ...more });
}

/** The copies, the sum of the ledger, and what shoppers see. */
export async function storedStock(bookId: string) {
  const [stock, movements, book] = await Promise.all([
    database().collection('stock').doc(bookId).get(),
    database().collection('stockMovements').where('bookId', '==', bookId).get(),
    database().collection('books').doc(bookId).get(),
  ]);
  const changes = movements.docs.map((movement) => Number(movement.get('change')));
  return {
    onHand: stock.get('onHand'),
    ledger: changes.reduce((sum, change) => sum + change, 0),
    movements: changes.length,
    stockLeft: book.get('stockLeft'),
  };
}

const together = 20;

export async function removeStock(bookIds: readonly string[]): Promise<void> {
  const waiting = bookIds.values();
  await inParallel(together, async () => {
    for (const bookId of waiting) {
      const { docs } = await database().collection('stockMovements').where('bookId', '==', bookId).get();
      const batch = database().batch();
      batch.delete(database().collection('stock').doc(bookId));
      for (const { ref } of docs) batch.delete(ref);
      await batch.commit();
    }
  });
}
