import { booksByIds } from '#entities/book/books-by-ids.ts';
import type { SyncedList } from '#entities/shopper-lists/hand-over.ts';
import { type CartItem, cartItem, goneBook, withItem } from './cart.ts';
import { cart, idsOf, isInCart } from './cart-store.ts';

/** The books from another device, in their order; none where they cannot be asked for now. */
async function askArrivals(ids: readonly string[]): Promise<CartItem[]> {
  if (ids.length === 0) return [];
  try {
    const { books } = await booksByIds(ids).queryFn({ signal: new AbortController().signal });
    const found = new Map(books.map((book) => [book._id, cartItem(book)]));
    return ids.map((id) => found.get(id) ?? goneBook(id));
  } catch (error) {
    console.warn('The books from another device could not be asked for:', error);
    return [];
  }
}

/** The books that the cart is to show, and that are not known here yet. */
let awaited: readonly string[] = [];

/** The cart, for what keeps it the same on every device of a shopper. */
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
