import { deleteAccount, findAccount, markDeletion, signOutEverywhere } from '../../auth/shopper-account.ts';
import { addDeletionReceipt } from '../../mail/account-mail-store.ts';
import { countExport } from '../../orders/order-limit-store.ts';
import { hasOrderUnderWay, listOrders } from '../../orders/order-list-store.ts';
import { ApiError, Conflict } from '../../platform/http/api-errors.ts';
import { shopLanguage } from '../../platform/shop-language.ts';
import { recentSettings } from '../../settings/shop-profile.ts';
import type { Shopper } from '../../shared/callers.ts';
import type { Order } from '../../shared/order/order.ts';
import type { Language } from '../../shared/words/languages.ts';
import { noteSignOut } from '../../shoppers/shopper-store.ts';
import { eraseShopperData } from './erase-shopper.ts';
import { exportShopper } from './export-shopper.ts';

/** The greatest age of the sign-in. */
const freshMs = 5 * 60_000;

/** Bounds the size of the answer. */
const mostExportedOrders = 2000;

/** `isWhole` is false when there are older orders. @throws TooManyRequests */
export async function exportOwnData({ uid }: Shopper, now: Date, signal: AbortSignal) {
  await countExport(uid, now.getTime());
  const account = await findAccount(uid);
  const orders: Order[] = [];
  for await (const order of listOrders(uid, { limit: mostExportedOrders + 1 }, signal)) orders.push(order);
  const taken = orders.slice(0, mostExportedOrders);
  const exported = await exportShopper({ uid, account, orders: taken }, now, 'shopper');
  return { ...exported, isWhole: taken.length === orders.length };
}

/** Also for the database rules, which cannot check the account. */
export async function signOutOwnDevices(uid: string, now: Date): Promise<void> {
  await noteSignOut(uid, now);
  await signOutEverywhere(uid);
}

/**
 * The account is marked first, so that nothing erased is written again, and all devices are signed out, so that none
 * orders in the meantime. It stays open until the end: after a crash the shopper can ask again, and the erasure
 * continues. @throws ApiError (403), Conflict while an order is under way
 */
export async function deleteOwnAccount(
  { uid, email, signedInAt }: Shopper,
  now: Date,
  language: Language = shopLanguage,
): Promise<void> {
  if (now.getTime() - signedInAt > freshMs) {
    // Whoever finds a signed-in browser must not be able to delete the account.
    throw new ApiError(403, 'sign-in-too-old', 'Sign in once more first');
  }
  if (await hasOrderUnderWay(uid)) {
    throw new Conflict(
      'own-orders-under-way',
      'An order of yours is still under way: the account can be deleted once it is delivered or cancelled',
    );
  }
  await markDeletion(uid);
  await signOutOwnDevices(uid, now);
  await eraseShopperData(uid, () => undefined);
  // Before the account is deleted: afterwards no retry is possible.
  await addDeletionReceipt(email, await recentSettings(), now, language);
  await deleteAccount(uid);
}
