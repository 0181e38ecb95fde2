import { randomBytes } from 'node:crypto';
import { FieldValue } from 'firebase-admin/firestore';
import { object, string } from 'yup';
import { collection } from '../platform/collections.ts';
import { database } from '../platform/firebase.ts';
import { storedListsSchema } from '../shared/shopper/list-actions.ts';
import type { WishShare } from '../shared/shopper/wish-share.ts';
import { readFields } from '../shared/values/stored-fields.ts';
import { shopperReference } from './shopper-store.ts';

const storedSchema = object({ code: string().required(), name: string().required() });

function readShare(stored: unknown): WishShare | undefined {
  const share = readFields(storedSchema, Object(stored));
  return share.code ? share : undefined;
}

export async function findWishShare(uid: string): Promise<WishShare | undefined> {
  return readShare((await shopperReference(uid).get()).get('wishShare'));
}

/** Shares the wish list under a name. A list that is shared keeps its link; one that was withdrawn gets another. */
export function shareWishes(uid: string, name: string): Promise<WishShare> {
  return database().runTransaction(async (transaction) => {
    const reference = shopperReference(uid);
    const known = readShare((await transaction.get(reference)).get('wishShare'));
    // 128 bits, which are not found by guessing.
    const share = { code: known?.code ?? randomBytes(16).toString('base64url'), name };
    transaction.set(reference, { wishShare: share }, { merge: true });
    return share;
  });
}

export async function withdrawWishShare(uid: string): Promise<void> {
  await shopperReference(uid).set({ wishShare: FieldValue.delete() }, { merge: true });
}

/** What others may see of a shared list, the newest wish first; undefined when no list has the code. */
export async function findSharedWishes(
  code: string,
): Promise<{ name: string; bookIds: string[] } | undefined> {
  const { docs } = await collection('shoppers').where('wishShare.code', '==', code).limit(1).get();
  const [found] = docs;
  const share = readShare(found?.get('wishShare'));
  if (!found || !share) return undefined;
  const { wishes } = readFields(storedListsSchema, found.data());
  const bookIds = wishes.filter((wish) => wish.in).map(({ bookId }) => bookId);
  return { name: share.name, bookIds: bookIds.reverse() };
}
