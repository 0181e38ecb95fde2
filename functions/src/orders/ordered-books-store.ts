import type { Transaction } from 'firebase-admin/firestore';
import { orderCollection } from './order-document.ts';

/** What the database takes in one question. */
const idsTogether = 30;

async function isOrdered(transaction: Transaction, ids: readonly string[]): Promise<boolean> {
  const query = orderCollection().where('productIds', 'array-contains-any', ids).select().limit(1);
  return !(await transaction.get(query)).empty;
}

/** Which of these books are in an order; mostly none of them, which takes one read for thirty. */
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
    const found = await Promise.all(some.map((id) => isOrdered(transaction, [id])));
    return some.filter((_, index) => found[index]);
  });
  return new Set((await Promise.all(ordered)).flat());
}

/** Whether an order shows one of these files as the cover of a book. */
export async function isCoverInOrder(fileNames: readonly string[]): Promise<boolean> {
  const query = orderCollection().where('coverImages', 'array-contains-any', fileNames).select().limit(1);
  return !(await query.get()).empty;
}
