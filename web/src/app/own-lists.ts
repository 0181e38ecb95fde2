import { changeShopper } from '#entities/shopper-lists/hand-over.ts';
import { syncLists } from '#entities/shopper-lists/sync-lists.ts';
import { syncedCart } from '#features/cart/synced-cart.ts';
import { syncedWishes } from '#features/wishes/synced-wishes.ts';

const lists = { cart: syncedCart, wishes: syncedWishes };

/** Gives this browser's lists to the shopper who is signed in, '' for none, and syncs them across devices. */
export function beginOwnLists(uid: string): (() => void) | undefined {
  changeShopper(uid, lists);
  return uid ? syncLists(uid, lists) : undefined;
}
