import { randomBytes } from 'node:crypto';
import { type DocumentData, FieldValue, type Transaction } from 'firebase-admin/firestore';
import { object, string } from 'yup';
import { collection } from '../platform/collections.ts';
import { storedListsSchema } from '../shared/shopper/list-actions.ts';
import type { WishShare } from '../shared/shopper/wish-share.ts';
import { readFields } from '../shared/values/stored-fields.ts';
import { shopperReference } from './shopper-store.ts';

const storedSchema = object({ code: string().required(), name: string().required() });

function readShare({ wishShare }: DocumentData): WishShare | undefined {
  const share = readFields(storedSchema, Object(wishShare));
  return share.code ? share : undefined;
}

export async function findWishShare(uid: string): Promise<WishShare | undefined> {
  return readShare((await shopperReference(uid).get()).data() ?? {});
}

/** A shared list keeps its link; sharing again after withdrawal makes a new one. */
export function shareWishes(
  transaction: Transaction,
  uid: string,
  stored: DocumentData,
  name: string,
): WishShare {
  // 128 bits, too many to guess.
  const share = { code: readShare(stored)?.code ?? randomBytes(16).toString('base64url'), name };
  transaction.set(shopperReference(uid), { wishShare: share }, { merge: true });
  return share;
}

export function withdrawWishShare(transaction: Transaction, uid: string, stored: DocumentData): void {
  if (readShare(stored)) transaction.update(shopperReference(uid), { wishShare: FieldValue.delete() });
}

/** What visitors of the link see, newest wish first; undefined for an unknown code. */
export async function findSharedWishes(
  code: string,
): Promise<{ name: string; bookIds: string[] } | undefined> {
  const { docs } = await collection('shoppers').where('wishShare.code', '==', code).limit(1).get();
  const [snapshot] = docs;
  const stored = snapshot?.data() ?? {};
  const share = readShare(stored);
  if (!share) return undefined;
  const { wishes } = readFields(storedListsSchema, stored);
  const bookIds = wishes.filter((wish) => wish.in).map(({ bookId }) => bookId);
  return { name: share.name, bookIds: bookIds.reverse() };
}
