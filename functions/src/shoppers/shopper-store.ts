import type { DocumentData, DocumentReference, Transaction } from 'firebase-admin/firestore';
import { collection } from '../platform/collections.ts';
import { storedListsSchema } from '../shared/shopper/list-actions.ts';
import type { ShopperLists } from '../shared/shopper/shopper-lists.ts';
import { readFields } from '../shared/values/stored-fields.ts';

/** Data that belongs to one shopper alone. */
export function shopperReference(uid: string): DocumentReference {
  return collection('shoppers').doc(uid);
}

/** Empty where nothing is stored. */
export function readLists(stored: DocumentData): ShopperLists {
  return readFields(storedListsSchema, stored);
}

/** `address` is the account's e-mail as last stored; '' the first time. */
export async function findListsAndAddress(uid: string): Promise<{ lists: ShopperLists; address: string }> {
  const stored = (await shopperReference(uid).get()).data() ?? {};
  return { lists: readLists(stored), address: String(stored.accountAddress ?? '') };
}

export function writeAddress(transaction: Transaction, uid: string, accountAddress: string): void {
  transaction.set(shopperReference(uid), { accountAddress }, { merge: true });
}

/** Leaves other fields of the document unchanged. */
export function writeLists(transaction: Transaction, uid: string, lists: ShopperLists): void {
  const { version, writtenAt, cart, wishes } = lists;
  transaction.set(shopperReference(uid), { version, writtenAt, cart, wishes }, { merge: true });
}

/** As stored, for the export. */
export async function exportedShopper(uid: string): Promise<unknown[]> {
  const snapshot = await shopperReference(uid).get();
  return snapshot.exists ? [snapshot.data()] : [];
}

/** In seconds, as in tokens: database rules reject earlier sign-ins. */
export async function noteSignOut(uid: string, now: Date): Promise<void> {
  await shopperReference(uid).set({ signedOutAt: Math.floor(now.getTime() / 1000) }, { merge: true });
}

export async function eraseShopperDocument(uid: string): Promise<void> {
  await shopperReference(uid).delete();
}
