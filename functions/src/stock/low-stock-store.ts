import { collection } from '../platform/collections.ts';
import { stockLimits } from '../shared/stock/stock.ts';
import { type CountedBook, countedBook } from './stock-document.ts';

/** Lowest stock first; `count` of all such books. */
export async function findLowStock(
  most = stockLimits.low,
): Promise<{ count: number; lowest: CountedBook[] }> {
  const low = collection('stock').where('low', '==', true).orderBy('onHand');
  const [counted, { docs }] = await Promise.all([low.count().get(), low.limit(most).get()]);
  const lowest = docs.map(countedBook).filter((one) => one !== undefined);
  return { count: counted.data().count, lowest };
}
