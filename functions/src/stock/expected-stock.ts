import { collection } from '../platform/collections.ts';
import { type CountedBook, countedBook } from './stock-document.ts';

export async function findCounted(shelf: string | undefined, most: number): Promise<CountedBook[]> {
  const stock = collection('stock');
  const query = shelf === undefined ? stock.where('inShop', '==', true) : stock.where('shelf', '==', shelf);
  const { docs } = await query.limit(most).get();
  return docs.map(countedBook).filter((one) => one !== undefined);
}
