import { findBooks } from '../books/book-store.ts';
import { collection } from '../platform/collections.ts';
import { type LowBook, stockLimits } from '../shared/stock/stock.ts';
import { countedBook } from './stock-store.ts';

/** The books that run low, the emptiest first, and how many there are in all. */
export async function findLowStock(): Promise<{ count: number; books: LowBook[] }> {
  const low = collection('stock').where('low', '==', true).orderBy('onHand');
  const [counted, { docs }] = await Promise.all([low.count().get(), low.limit(stockLimits.low).get()]);
  const { count } = counted.data();
  if (docs.length === 0) return { count, books: [] };
  const titles = new Map((await findBooks(docs.map(({ id }) => id))).map(({ _id, title }) => [_id, title]));
  const books = docs.flatMap((snapshot) => {
    const [stock, title] = [countedBook(snapshot, undefined)?.stock, titles.get(snapshot.id)];
    if (!stock || title === undefined) return [];
    return [{ bookId: snapshot.id, title, onHand: stock.onHand, shelf: stock.shelf }];
  });
  return { count, books };
}
