import { findAccount, type ShopperAccount, uidOfEmail } from '../../auth/shopper-account.ts';
import { allOrdersOf, uidsInOrders } from '../../orders/shopper-orders-store.ts';
import type { ShopperWithOrders } from './shopper-data.ts';

/** `uid` is the authentication provider's. */
export type ShopperName = { email: string } | { uid: string };

/** Without an account when it is deleted already. */
export interface FoundShopper extends ShopperWithOrders {
  account: ShopperAccount | undefined;
}

async function findShopper(uid: string): Promise<FoundShopper> {
  const [account, orders] = await Promise.all([findAccount(uid), allOrdersOf(uid)]);
  return { uid, account, orders };
}

/**
 * Also deleted accounts whose orders have the address. An order with the address under another existing account belongs
 * to that account.
 */
export async function findShoppers(name: ShopperName): Promise<FoundShopper[]> {
  if ('uid' in name) {
    const shopper = await findShopper(name.uid);
    return shopper.account || shopper.orders.length > 0 ? [shopper] : [];
  }
  const [own, inOrders] = await Promise.all([uidOfEmail(name.email), uidsInOrders(name.email)]);
  const uids = new Set([...(own === undefined ? [] : [own]), ...inOrders]);
  const shoppers = await Promise.all([...uids].map(findShopper));
  return shoppers.filter(({ uid, account }) => uid === own || !account);
}

/** A deleted account with orders of several addresses may have had another one. */
export function isCertain({ account, orders }: FoundShopper, name: ShopperName): boolean {
  if (account || 'uid' in name) return true;
  const address = name.email.toLowerCase();
  return orders.every(({ email }) => email?.toLowerCase() === address);
}
