import type { DocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import { number, object, string } from 'yup';
import { collection } from '../platform/collections.ts';
import { type DocumentReader, database } from '../platform/firebase.ts';
import type { Reorder } from '../shared/order/to-order.ts';
import { readFields } from '../shared/values/stored-fields.ts';

// Copies ordered from suppliers and not yet received: a document for each book, under its id.

const reorderSchema = object({
  copies: number().required(),
  day: string().required(),
  by: string().required(),
});

const reference = (bookId: string) => collection('reorders').doc(bookId);

function readReorder(snapshot: DocumentSnapshot): Reorder | undefined {
  const data = snapshot.data();
  return data && { bookId: snapshot.id, ...readFields(reorderSchema, data) };
}

/** Locks when `reader` is a transaction. */
export async function findReorders(
  bookIds: readonly string[],
  reader: DocumentReader = database(),
): Promise<Reorder[]> {
  if (bookIds.length === 0) return [];
  const snapshots = await reader.getAll(...bookIds.map(reference));
  return snapshots.map(readReorder).filter((reorder) => reorder !== undefined);
}

/** Zero copies remove the document. */
export function writeReorder(transaction: Transaction, { bookId, ...reorder }: Reorder): void {
  if (reorder.copies > 0) transaction.set(reference(bookId), reorder);
  else transaction.delete(reference(bookId));
}
