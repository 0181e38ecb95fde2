import { changeShopper } from '#entities/shopper-lists/hand-over.ts';
import { syncLists } from '#entities/shopper-lists/sync-lists.ts';
import { syncedCart } from '#features/cart/synced-cart.ts';
import { syncedWishes } from '#features/wishes/synced-wishes.ts';

const lists = { cart: syncedCart, wishes: syncedWishes };

/** Gives the lists of this browser to the shopper who is signed in, '' for none, and keeps them the same on every device. */
export function beginOwnLists(uid: string): (() => void) | undefined {
  changeShopper(uid, lists);
  return uid ? syncLists(uid, lists) : undefined;
}
