import type { Transaction } from 'firebase-admin/firestore';
import { readProfile, type ShopperProfile } from '../shared/shopper/profile.ts';
import { shopperReference } from './shopper-store.ts';

/** Empty where nothing is stored. */
export async function findProfile(uid: string): Promise<ShopperProfile> {
  return readProfile((await shopperReference(uid).get()).data() ?? {});
}

export function writeProfile(
  transaction: Transaction,
  uid: string,
  { version, ...profile }: ShopperProfile,
): void {
  transaction.set(shopperReference(uid), { ...profile, profileVersion: version }, { merge: true });
}
