import { orderCollection } from './order-document.ts';

/** How many orders with a book are placed and not packed yet; no more than `most` are counted. */
export async function countOrdersToPack(bookId: string, most: number): Promise<number> {
  const counted = await orderCollection()
    .where('productIds', 'array-contains', bookId)
    .where('status', '==', 'placed')
    .limit(most)
    .count()
    .get();
  return counted.data().count;
}
