import type { Firestore } from 'firebase-admin/firestore';
import { shopLines } from '../../functions/src/backup/shop-documents.ts';
import { ShopHash } from '../../functions/src/backup/shop-hash.ts';

/** A hash without the memory of prices: a price that was offered stays in it when it is taken back. */
export async function sumBesidePrices(store: Firestore): Promise<{ documents: number; hash: string }> {
  const sum = new ShopHash();
  for await (const line of shopLines(store)) {
    const document: { path: string; data: Record<string, unknown> } = JSON.parse(line);
    if (document.path.startsWith('books/')) {
      delete document.data.reduction;
      delete document.data.earlierPrices;
    }
    sum.add(JSON.stringify(document));
  }
  return sum.sum();
}
