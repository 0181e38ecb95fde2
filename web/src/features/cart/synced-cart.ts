import { booksByIds } from '#entities/book/books-by-ids.ts';
import type { SyncedList } from '#entities/shopper-lists/hand-over.ts';
import { type CartItem, cartItem, goneBook, withItem } from './cart.ts';
import { cart, idsOf, isInCart } from './cart-store.ts';

/** Books added on another device, in order; empty while they cannot be loaded. */
async function askArrivals(ids: readonly string[]): Promise<CartItem[]> {
  if (ids.length === 0) return [];
  try {
    const { books } = await booksByIds(ids).queryFn({ signal: new AbortController().signal });
    const items = new Map(books.map((book) => [book._id, cartItem(book)]));
    return ids.map((id) => items.get(id) ?? goneBook(id));
  } catch (error) {
    console.warn('The books from another device could not be asked for:', error);
    return [];
  }
}

/** Ids to be shown whose books are not loaded yet. */
let awaited: readonly string[] = [];

/** For synchronising across a shopper's devices. */
export const syncedCart: SyncedList = {
  ids: () => idsOf(cart.get()),
  async show(ids) {
    const current = cart.get();
    const kept = current.filter(({ _id }) => ids.includes(_id));
    if (kept.length < current.length) cart.set(kept);
    awaited = ids.filter((id) => !isInCart(id));
    for (const item of await askArrivals(awaited)) {
      // The shopper may have signed out meanwhile.
      if (awaited.includes(item._id)) cart.set(withItem(cart.get(), item));
    }
  },
};
