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
  const ordered = new Set<string>();
  for (let start = 0; start < bookIds.length; start += idsTogether) {
    const some = bookIds.slice(start, start + idsTogether);
    if (!(await isOrdered(transaction, some))) continue;
    const found = await Promise.all(some.map((id) => isOrdered(transaction, [id])));
    for (const [index, id] of some.entries()) if (found[index]) ordered.add(id);
  }
  return ordered;
}

/** Whether an order shows one of these files as the cover of a book. */
export async function isCoverInOrder(fileNames: readonly string[]): Promise<boolean> {
  const query = orderCollection().where('coverImages', 'array-contains-any', fileNames).select().limit(1);
  return !(await query.get()).empty;
}
