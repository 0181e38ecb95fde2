import { isDeepStrictEqual } from 'node:util';
import { addAddressNotice } from '../../mail/account-mail-store.ts';
import { reassignMails } from '../../mail/mail-store.ts';
import { customerUid } from '../../orders/customer-uid.ts';
import { ordersUnderWay } from '../../orders/order-list-store.ts';
import { reassignOrders } from '../../orders/shopper-orders-store.ts';
import { Conflict, TooManyRequests } from '../../platform/http/api-errors.ts';
import { shopLanguage } from '../../platform/shop-language.ts';
import { recentSettings } from '../../settings/shop-profile.ts';
import type { Shopper } from '../../shared/callers.ts';
import {
  type ListActions,
  type ListEntry,
  listLimits,
  listNames,
  type ShopperLists,
  type ShownLists,
} from '../../shared/shopper/shopper-lists.ts';
import { findProfile } from '../../shoppers/profile-store.ts';
import { findListsAndAddress, readLists, writeAddress, writeLists } from '../../shoppers/shopper-store.ts';
import { takeActions } from '../../shoppers/take-actions.ts';
import { changeOrder } from '../orders/change-order.ts';
import { changeShopper } from './change-shopper.ts';

/**
 * Gives an account the orders that the shop has taken for its address, once the shopper has shown that it is theirs. After
 * a crash the next call goes on: the orders, by which they are found, come last.
 */
async function adoptOrders({ uid, email, isConfirmed }: Shopper): Promise<void> {
  if (!isConfirmed) return;
  const former = customerUid({ email, phone: '' }, '');
  await reassignOrders(former, uid, () => reassignMails(former, uid));
}

/**
 * Has mails about orders that are under way follow a shopper whose account has another address by now, and tells the one before.
 * After a crash the next call goes on: the address is noted last.
 * @param before by which the shop knew the account; '' for a new one
 */
async function followAddress({ uid, email, isConfirmed }: Shopper, before: string, now: Date) {
  if (before === email) return;
  if (before) {
    // It may be another person's, who would read of the orders.
    if (!isConfirmed) return;
    for (const { _id, name, phone, address, email: to } of await ordersUnderWay(uid)) {
      // The desk may have corrected that of an order.
      if (to.toLowerCase() !== before.toLowerCase()) continue;
      const request = { name, phone, address, email, isMailed: false, deliveryCents: undefined };
      await changeOrder(_id, { kind: 'shopper', uid }, { kind: 'recipient', request }, `to ${email}`, now);
    }
    const { language = shopLanguage } = await findProfile(uid);
    await addAddressNotice(before, await recentSettings(), now, language);
  }
  await changeShopper(uid, (transaction) => writeAddress(transaction, uid, email));
}

const booksIn = (entries: readonly ListEntry[]) =>
  entries.filter((entry) => entry.in).map(({ bookId }) => bookId);

function shown({ version, cart, wishes }: ShopperLists): ShownLists {
  return { version, cart: booksIn(cart), wishes: booksIn(wishes) };
}

/** @throws Conflict when a list has too many books by what was sent */
function refuseLongLists(before: ShopperLists, after: ShopperLists): void {
  const { books } = listLimits;
  const full = listNames.find((name) => {
    const count = booksIn(after[name]).length;
    return count > books && count > booksIn(before[name]).length;
  });
  if (full) throw new Conflict('list-full', `A list holds up to ${books} books`, { list: full, most: books });
}

/** The lists, for which every device asks after a sign-in: with them the shop learns that the account has another address. */
export async function ownLists(shopper: Shopper, now: Date): Promise<ShownLists> {
  const { lists, address } = await findListsAndAddress(shopper.uid);
  await followAddress(shopper, address, now);
  await adoptOrders(shopper);
  return shown(lists);
}

/**
 * Takes what a device has done into the shopper's lists. Sent again, it answers the same and writes nothing.
 * @throws Conflict, Forbidden, TooManyRequests when the last write was less than a second ago
 */
export function changeOwnLists(uid: string, actions: ListActions, now: number): Promise<ShownLists> {
  return changeShopper(uid, (transaction, stored) => {
    const before = readLists(stored);
    const after = takeActions(before, actions, now);
    if (listNames.every((name) => isDeepStrictEqual(after[name], before[name]))) return shown(before);
    refuseLongLists(before, after);
    const wait = before.writtenAt + listLimits.writeMs - now;
    if (wait > 0)
      throw new TooManyRequests('The lists were just changed; try again in a second', wait / 1000);
    writeLists(transaction, uid, after);
    return shown(after);
  });
}
