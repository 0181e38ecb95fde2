import type { DocumentReference, DocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import { collection } from '../platform/collections.ts';
import { changeTime } from '../platform/timestamps.ts';
import { readStock, runsLow, type Stock, stockVersion } from '../shared/stock/stock.ts';

/** A counted book's stock as read: a write fails when it has changed since. */
export interface CountedBook {
  bookId: string;
  stock: Stock;
  /** False for a deleted book. */
  isInShop: boolean;
  version: number;
  updateTime: Timestamp;
}

export function stockReference(bookId: string): DocumentReference {
  return collection('stock').doc(bookId);
}

/** Undefined for an uncounted book. */
export function countedBook(snapshot: DocumentSnapshot): CountedBook | undefined {
  const data = snapshot.data();
  if (!snapshot.updateTime || !data) return undefined;
  return {
    bookId: snapshot.id,
    stock: readStock(data),
    isInShop: data.inShop === true,
    version: stockVersion(data),
    updateTime: snapshot.updateTime,
  };
}

export function stockDocument(stock: Stock, isInShop: boolean, before: CountedBook | undefined, now: Date) {
  return {
    ...stock,
    inShop: isInShop,
    low: isInShop && runsLow(stock),
    ...(stock.waiting !== undefined && { canBeGiven: stock.waiting > 0 && stock.onHand > 0 }),
    // Two changes within a millisecond must still be two versions, in order in the ledger.
    updatedAt: changeTime(before?.version ?? 0, now),
  };
}
