import { booksByIds } from '#entities/book/books-by-ids.ts';
import type { SyncedList } from '#entities/shopper-lists/hand-over.ts';
import { withBook } from './cart.ts';
import { cart, idsOf, isInCart } from './cart-store.ts';

/** Asked for once while the page is open: the shop does not have them any more. */
const unknown = new Set<string>();

/** Those of the books from another device that the shop has, in their order; none where they cannot be asked for now. */
async function askArrivals(ids: readonly string[]) {
  const asked = ids.filter((id) => !unknown.has(id));
  if (asked.length === 0) return [];
  try {
    const { books } = await booksByIds(asked).queryFn({ signal: new AbortController().signal });
    const found = new Map(books.map((book) => [book._id, book]));
    for (const id of asked) if (!found.has(id)) unknown.add(id);
    return asked.flatMap((id) => found.get(id) ?? []);
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
    for (const book of await askArrivals(awaited)) {
      // The shopper may have signed out meanwhile.
      if (awaited.includes(book._id)) cart.set(withBook(cart.get(), book));
    }
  },
};
