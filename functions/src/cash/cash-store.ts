import type { Transaction, WriteBatch } from 'firebase-admin/firestore';
import { collection } from '../platform/collections.ts';
import { cashEntryDocument, cashEntryId, type NewCashEntry } from './cash-entry.ts';
import { requireOpenDay } from './closing-store.ts';

/**
 * Adds an entry to the ledger of an order's money, and never overwrites one. The transaction fails with a write conflict
 * when the entry exists, or when its day was closed since `openCashDay` answered it: another try takes the next day.
 */
export function addCashEntry(transaction: Transaction, entry: NewCashEntry): void {
  requireOpenDay(transaction, entry.day);
  transaction.create(collection('cashEntries').doc(cashEntryId(entry)), cashEntryDocument(entry));
}

/** Takes what the desk has typed out of the entries of an order; money, books and days stay. */
export async function eraseCashTexts(batch: WriteBatch, orderId: string): Promise<void> {
  const { docs } = await collection('cashEntries')
    .where('orderId', '==', orderId)
    .select('reference', 'note')
    .get();
  const typed = docs.filter((entry) => entry.get('reference') || entry.get('note'));
  for (const { ref } of typed) batch.update(ref, { reference: '', note: '' });
}
