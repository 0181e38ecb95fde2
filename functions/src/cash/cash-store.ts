import type { Timestamp, Transaction, WriteBatch } from 'firebase-admin/firestore';
import { collection } from '../platform/collections.ts';
import { fieldsHash, KeyReused } from '../platform/http/idempotency-key.ts';
import type { DrawerRequest } from '../shared/order/cash.ts';
import {
  cashEntryDocument,
  cashEntryId,
  drawerEntryDocument,
  type NewCashEntry,
  type NewDrawerEntry,
  type NewVoucherEntry,
  type VoucherOfEntry,
  voucherEntryDocument,
} from './cash-entry.ts';
import { requireOpenDay } from './closing-store.ts';

/**
 * Never overwrites. The transaction fails with a write conflict when the entry exists, or when its day was closed since
 * `openCashDay` returned it: the next try uses the next day.
 */
export function addCashEntry(transaction: Transaction, entry: NewCashEntry): void {
  requireOpenDay(transaction, entry.day);
  transaction.create(collection('cashEntries').doc(cashEntryId(entry)), cashEntryDocument(entry));
}

/** Write conflicts as for `addCashEntry`. */
export function addVoucherEntry(
  transaction: Transaction,
  id: string,
  voucher: VoucherOfEntry,
  entry: NewVoucherEntry,
): void {
  requireOpenDay(transaction, entry.day);
  transaction.create(collection('cashEntries').doc(id), voucherEntryDocument(voucher, entry));
}

export async function isEntry(id: string): Promise<boolean> {
  return (await collection('cashEntries').doc(id).get()).exists;
}

/** The cash book; withdrawals are serialised through its document. */
export interface CashBook {
  since: string;
  updateTime: Timestamp;
}

const bookReference = () => collection('cashBook').doc('drawer');

/** Undefined before the first float. */
export async function findCashBook(): Promise<CashBook | undefined> {
  const snapshot = await bookReference().get();
  const { updateTime } = snapshot;
  return updateTime && { since: String(snapshot.get('since')), updateTime };
}

/** Makes the transaction fail with a write conflict when cash was withdrawn since the book was read. */
export function touchCashBook(transaction: Transaction, { updateTime }: CashBook, now: Date): void {
  transaction.update(bookReference(), { at: now }, { lastUpdateTime: updateTime });
}

/** Whether an earlier try added this drawer entry. @throws KeyReused */
export async function hasDrawerEntry(id: string, request: DrawerRequest): Promise<boolean> {
  const earlier = await collection('cashEntries').doc(id).get();
  if (earlier.exists && earlier.get('requestHash') !== fieldsHash(request)) {
    throw new KeyReused('Money of the drawer was already noted');
  }
  return earlier.exists;
}

/** The first drawer entry begins the book. Write conflicts as for `addCashEntry`. */
export function addDrawerEntry(
  transaction: Transaction,
  id: string,
  request: DrawerRequest,
  about: Pick<NewDrawerEntry, 'currency' | 'day' | 'by' | 'now'>,
  book: CashBook | undefined,
): void {
  requireOpenDay(transaction, about.day);
  if (!book) transaction.create(bookReference(), { since: about.day, at: about.now });
  else if (request.kind === 'taken-out') touchCashBook(transaction, book, about.now);
  const document = { ...drawerEntryDocument({ ...request, ...about }), requestHash: fieldsHash(request) };
  transaction.create(collection('cashEntries').doc(id), document);
}

/** Erases typed texts from an order's entries; money, books and days stay. */
export async function eraseCashTexts(batch: WriteBatch, orderId: string): Promise<void> {
  const { docs } = await collection('cashEntries')
    .where('orderId', '==', orderId)
    .select('reference', 'note')
    .get();
  const typed = docs.filter((entry) => entry.get('reference') || entry.get('note'));
  for (const { ref } of typed) batch.update(ref, { reference: '', note: '' });
}
