import { countOf } from '../platform/firebase.ts';
import { orderCollection } from './order-document.ts';

/** How many orders with a book are placed and not packed yet; no more than `most` are counted. */
export function countOrdersToPack(bookId: string, most: number): Promise<number> {
  const placed = orderCollection()
    .where('productIds', 'array-contains', bookId)
    .where('status', '==', 'placed');
  return countOf(placed.limit(most));
}
