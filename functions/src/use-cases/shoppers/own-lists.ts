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
 * Orders that the shop has taken for a confirmed address. They come last, since the rest is found by them, and the next
 * call continues after a crash.
 */
async function adoptOrders({ uid, email, isConfirmed }: Shopper): Promise<void> {
  if (!isConfirmed) return;
  const former = customerUid({ email, phone: '' }, '');
  await reassignOrders(former, uid, () => reassignMails(former, uid));
}

/**
 * Mails about orders under way go to the account's new address, and the old one is told. The new one is stored last, so
 * that the next call continues after a crash. @param before '' for a new account
 */
async function followAddress({ uid, email, isConfirmed }: Shopper, before: string, now: Date) {
  if (before === email) return;
  if (before) {
    // An unconfirmed address may be another person's.
    if (!isConfirmed) return;
    for (const { _id, name, phone, address, email: to } of await ordersUnderWay(uid)) {
      // The desk may have corrected the order's address.
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

function shownLists({ version, cart, wishes }: ShopperLists): ShownLists {
  return { version, cart: booksIn(cart), wishes: booksIn(wishes) };
}

/** @throws Conflict */
function refuseLongLists(before: ShopperLists, after: ShopperLists): void {
  const { books } = listLimits;
  const full = listNames.find((name) => {
    const count = booksIn(after[name]).length;
    return count > books && count > booksIn(before[name]).length;
  });
  if (full) throw new Conflict('list-full', `A list holds up to ${books} books`, { list: full, most: books });
}

/** Every device requests them after a sign-in; this is how the shop learns of a changed address. */
export async function ownLists(shopper: Shopper, now: Date): Promise<ShownLists> {
  const { lists, address } = await findListsAndAddress(shopper.uid);
  await followAddress(shopper, address, now);
  await adoptOrders(shopper);
  return shownLists(lists);
}

/**
 * A repeated call writes nothing and gets the same answer. @throws Conflict, Forbidden, TooManyRequests when the last
 * write was less than a second ago
 */
export function changeOwnLists(uid: string, actions: ListActions, now: number): Promise<ShownLists> {
  return changeShopper(uid, (transaction, stored) => {
    const before = readLists(stored);
    const after = takeActions(before, actions, now);
    if (listNames.every((name) => isDeepStrictEqual(after[name], before[name]))) return shownLists(before);
    refuseLongLists(before, after);
    const wait = before.writtenAt + listLimits.writeMs - now;
    if (wait > 0)
      throw new TooManyRequests('The lists were just changed; try again in a second', wait / 1000);
    writeLists(transaction, uid, after);
    return shownLists(after);
  });
}
