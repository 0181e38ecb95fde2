import type { DocumentReference, DocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import { collection } from '../platform/collections.ts';
import { changeTime } from '../platform/timestamps.ts';
import { readStock, runsLow, type Stock, stockVersion } from '../shared/stock/stock.ts';

/** The stock of a book that is counted, as it was read: a write of it fails when it has changed since. */
export interface CountedBook {
  bookId: string;
  stock: Stock;
  /** Whether the book is in the shop, and not deleted. */
  isInShop: boolean;
  version: number;
  updateTime: Timestamp;
}

export function stockReference(bookId: string): DocumentReference {
  return collection('stock').doc(bookId);
}

/** The counted book of a document of `stock`; undefined for a book that is not counted. */
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
    // Two changes within a millisecond must still be two versions, and stand in the ledger one after the other.
    updatedAt: changeTime(before?.version ?? 0, now),
  };
}
