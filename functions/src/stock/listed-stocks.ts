import { collection } from '../platform/collections.ts';
import { streamDocuments } from '../platform/firebase.ts';
import type { ListedStock } from '../shared/import/stock-columns.ts';
import { readStock } from '../shared/stock/stock.ts';

/** By book id, for exports; one read for each counted book. */
export async function listedStocks(signal?: AbortSignal): Promise<Map<string, ListedStock>> {
  const listed = new Map<string, ListedStock>();
  const inShop = collection('stock').where('inShop', '==', true);
  for await (const snapshot of streamDocuments(inShop, signal)) {
    const { onHand, shelf } = readStock(snapshot.data());
    listed.set(snapshot.id, { onHand, shelf });
  }
  return listed;
}
