import { findAccount, type ShopperAccount, uidOfEmail } from '../../auth/shopper-account.ts';
import { allOrdersOf, uidsInOrders } from '../../orders/shopper-orders-store.ts';
import type { ShopperWithOrders } from './shopper-data.ts';

/** How a shopper is named: by the e-mail address, or by the uid that the authentication provider gave. */
export type ShopperName = { email: string } | { uid: string };

/** A shopper, and what the shop has of them; without an account where it was deleted already. */
export interface FoundShopper extends ShopperWithOrders {
  account: ShopperAccount | undefined;
}

async function findShopper(uid: string): Promise<FoundShopper> {
  const [account, orders] = await Promise.all([findAccount(uid), allOrdersOf(uid)]);
  return { uid, account, orders };
}

/**
 * The shoppers that are meant by a name. An address is that of its account, and of accounts that are gone whose orders
 * carry it; an order of another account that carries it is that shopper's.
 */
export async function findShoppers(name: ShopperName): Promise<FoundShopper[]> {
  if ('uid' in name) {
    const shopper = await findShopper(name.uid);
    return shopper.account || shopper.orders.length > 0 ? [shopper] : [];
  }
  const [own, inOrders] = await Promise.all([uidOfEmail(name.email), uidsInOrders(name.email)]);
  const uids = new Set([...(own === undefined ? [] : [own]), ...inOrders]);
  const found = await Promise.all([...uids].map(findShopper));
  return found.filter(({ uid, account }) => uid === own || !account);
}

/** Whether a shopper is certainly the one of an address: an account that is gone may have had another one. */
export function isCertain({ account, orders }: FoundShopper, name: ShopperName): boolean {
  if (account || 'uid' in name) return true;
  const address = name.email.toLowerCase();
  return orders.every(({ email }) => email?.toLowerCase() === address);
}
