import { isDeepStrictEqual } from 'node:util';
import { Conflict, TooManyRequests } from '../../platform/http/api-errors.ts';
import type { Shopper } from '../../shared/callers.ts';
import {
  type ListActions,
  type ListEntry,
  listLimits,
  listNames,
  type ShopperLists,
  type ShownLists,
} from '../../shared/shopper/shopper-lists.ts';
import { findListsAndAddress, readLists, writeLists } from '../../shoppers/shopper-store.ts';
import { takeActions } from '../../shoppers/take-actions.ts';
import { adoptOrders } from './adopt-orders.ts';
import { changeShopper } from './change-shopper.ts';
import { followAddress } from './follow-address.ts';

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
