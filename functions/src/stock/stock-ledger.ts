import type { DocumentReference, DocumentSnapshot, Timestamp, Transaction } from 'firebase-admin/firestore';
import { mixed, number, object, string } from 'yup';
import { collection } from '../platform/collections.ts';
import { database, streamDocuments } from '../platform/firebase.ts';
import { sha256 } from '../platform/sha256.ts';
import { isStockReason, type StockMovement, type StockReason, stockLimits } from '../shared/stock/stock.ts';
import { readCount, readFields, readInstant } from '../shared/values/stored-fields.ts';

/** The id is derived from the cause, so that one cause moves a stock once. */
export interface NewMovement {
  id: string;
  change: number;
  reason: StockReason;
  by: StockMovement['by'];
  orderId?: string;
  importId?: string;
  /** Tells a retry of a shopkeeper's call from another call under the same key. */
  requestHash?: string;
}

const movementSchema = object({
  bookId: string().required(),
  change: number().required(),
  onHand: number().required(),
  reason: mixed<StockReason>(isStockReason).required(),
  orderId: string(),
  importId: string(),
  by: string()
    .oneOf(['shopper', 'admin'] as const)
    .required(),
});

function movementReference(id: string): DocumentReference {
  return collection('stockMovements').doc(id);
}

export function movementId(sourceId: string, bookId: string, cause: string): string {
  return sha256(`${sourceId}\n${bookId}\n${cause}`);
}

/** The transaction fails when its cause has moved the stock before. */
export function addMovement(
  transaction: Transaction,
  { id, ...movement }: NewMovement & { bookId: string; onHand: number; at: Timestamp },
): void {
  transaction.create(movementReference(id), movement);
}

function readMovement(snapshot: DocumentSnapshot): StockMovement {
  const data = snapshot.data() ?? {};
  return { ...readFields(movementSchema, data), at: readInstant(data.at) };
}

/** Existing movements only. */
export async function findMovementsOf(ids: readonly string[]): Promise<Map<string, StockMovement>> {
  if (ids.length === 0) return new Map();
  const snapshots = await database().getAll(...ids.map(movementReference));
  return new Map(snapshots.filter(({ exists }) => exists).map((one) => [one.id, readMovement(one)]));
}

/** Undefined when the change was never made. */
export async function findChangeHash(id: string): Promise<string | undefined> {
  const snapshot = await movementReference(id).get();
  return snapshot.exists ? String(snapshot.get('requestHash')) : undefined;
}

/** Sum of each book's movements; reads the whole ledger. */
export async function ledgerSums(): Promise<Map<string, number>> {
  const sums = new Map<string, number>();
  const movements = collection('stockMovements').select('bookId', 'change');
  for await (const movement of streamDocuments(movements)) {
    const bookId = String(movement.get('bookId'));
    sums.set(bookId, (sums.get(bookId) ?? 0) + readCount(movement.get('change')));
  }
  return sums;
}

export async function findMovements(bookId: string): Promise<StockMovement[]> {
  const { docs } = await collection('stockMovements')
    .where('bookId', '==', bookId)
    .orderBy('at', 'desc')
    .limit(stockLimits.movements)
    .get();
  return docs.map(readMovement);
}
