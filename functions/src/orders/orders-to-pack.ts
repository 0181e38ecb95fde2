import { countOf } from '../platform/firebase.ts';
import { orderCollection } from './order-document.ts';

export function countOrdersToPack(bookId: string, most: number): Promise<number> {
  const placed = orderCollection()
    .where('productIds', 'array-contains', bookId)
    .where('status', '==', 'placed');
  return countOf(placed.limit(most));
}
