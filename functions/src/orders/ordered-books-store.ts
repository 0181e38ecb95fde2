import type { Transaction } from 'firebase-admin/firestore';
import { isAny } from '../platform/firebase.ts';
import { type Order, readOrder } from '../shared/order/order.ts';
import { reviewedStatus } from '../shared/review/who-may-review.ts';
import { orderCollection } from './order-document.ts';

/** Firestore's limit for an `in` query. */
const idsTogether = 30;

const mostDeliveries = 20;

async function isOrdered(transaction: Transaction, ids: readonly string[]): Promise<boolean> {
  const query = orderCollection().where('productIds', 'array-contains-any', ids).select().limit(1);
  return !(await transaction.get(query)).empty;
}

/** Which of these books are in an order; usually none, which takes one read for thirty. */
export async function orderedAmong(
  transaction: Transaction,
  bookIds: readonly string[],
): Promise<Set<string>> {
  const count = Math.ceil(bookIds.length / idsTogether);
  const parts = Array.from({ length: count }, (_, index) => {
    return bookIds.slice(index * idsTogether, (index + 1) * idsTogether);
  });
  const ordered = parts.map(async (some) => {
    if (!(await isOrdered(transaction, some))) return [];
    const areOrdered = await Promise.all(some.map((id) => isOrdered(transaction, [id])));
    return some.filter((_, index) => areOrdered[index]);
  });
  return new Set((await Promise.all(ordered)).flat());
}

export function isCoverInOrder(fileNames: readonly string[]): Promise<boolean> {
  return isAny(orderCollection().where('coverImages', 'array-contains-any', fileNames));
}

export async function deliveredOrdersWith(
  transaction: Transaction,
  uid: string,
  bookId: string,
): Promise<Order[]> {
  const query = orderCollection()
    .where('productIds', 'array-contains', bookId)
    .where('status', '==', reviewedStatus)
    .where('uid', '==', uid);
  const { docs } = await transaction.get(query.limit(mostDeliveries));
  return docs.map((snapshot) => readOrder(snapshot.id, snapshot.data()));
}
