import { closeAccount, deleteAccount, hasAccount, uidOfEmail } from '../../auth/shopper-account.ts';
import { eraseCashTexts } from '../../cash/cash-store.ts';
import { deleteMailsOf } from '../../mail/mail-store.ts';
import { countOrdersOf, eraseOrders, uidsInOrders } from '../../orders/order-erasure-store.ts';
import { deleteOrderTimes } from '../../orders/order-limit-store.ts';

/** How a shopper is named: by the e-mail address, or by the uid that the authentication provider gave. */
export type ShopperName = { email: string } | { uid: string };

/** What there is of a shopper. */
export interface Traces {
  uids: string[];
  orders: number;
  accounts: number;
}

/** All uids of an address: the account's, and those in orders of accounts that are already gone. */
async function uidsOfEmail(email: string): Promise<string[]> {
  const uids = [await uidOfEmail(email), ...(await uidsInOrders(email))];
  return [...new Set(uids)].filter((uid) => uid !== undefined);
}

/** Looks for what {@link eraseShopper} would erase. */
export async function findTraces(name: ShopperName): Promise<Traces> {
  const uids = 'uid' in name ? [name.uid] : await uidsOfEmail(name.email);
  const traces: Traces = { uids, orders: 0, accounts: 0 };
  for (const uid of uids) {
    traces.orders += await countOrdersOf(uid);
    traces.accounts += (await hasAccount(uid)) ? 1 : 0;
  }
  return traces;
}

/**
 * Takes everything personal out of a shopper's orders and the entries of their money, and deletes the account. The account is closed first, so
 * that the shopper does not sign in meanwhile, and deleted last, so that after a crash its address still finds the rest.
 * @param onProgress called after each step with the orders that it has changed
 */
export async function eraseShopper(
  uids: readonly string[],
  onProgress: (orders: number) => void,
): Promise<void> {
  for (const uid of uids) {
    await closeAccount(uid);
    await eraseOrders(uid, eraseCashTexts, onProgress);
    // Only now, since an order that is the shopper's may still get a mail.
    await deleteMailsOf(uid);
    await deleteOrderTimes(uid);
    await deleteAccount(uid);
  }
}
