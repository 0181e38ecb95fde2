import type { Book } from '@bookstore/functions/shared/book/book';
import type { OrderConflict } from '@bookstore/functions/shared/order/order-refusals';
import type { Money } from '@bookstore/functions/shared/values/money';
import { useSyncExternalStore } from 'react';
import { createCdnMinute } from '#entities/api-data/cdn-minute.ts';
import { noteChange } from '#entities/shopper-lists/note-change.ts';
import { createLocalStore, useLocalStore } from '#lib/browser/local-store.ts';
import {
  type Cart,
  parseCart,
  priceChanges,
  withBook,
  withConflict,
  withCurrentBooks,
  withoutBooks,
} from './cart.ts';

const emptyCart: Cart = [];
/** Whatever changes it beside this file is no action of the shopper. */
export const cart = createLocalStore<Cart>('cart', { parse: parseCart, serialize: JSON.stringify });
/** While this minute runs, the cart is newer than the CDN's copies of its books. */
const sinceConflict = createCdnMinute('cart-newer-than-cdn-until');

export const idsOf = (items: Cart) => items.map(({ _id }) => _id);

/** Changes the cart as it is now, in whichever tab it was last changed. @returns whether that changed anything. */
function change(step: (cart: Cart) => Cart): boolean {
  const current = cart.get();
  const next = step(current);
  if (next === current) return false;
  cart.set(next);
  noteChange('cart', idsOf(current), idsOf(next));
  return true;
}

/** The books in the cart in the order of adding, live across the browser's tabs. */
export function useCart(): Cart {
  return useLocalStore(cart, emptyCart);
}

/** How many books are in the cart; undefined while only the server knows the page. */
export function useCartCount(): number | undefined {
  return useSyncExternalStore(
    cart.subscribe,
    () => cart.get().length,
    () => undefined,
  );
}

export function isInCart(id: string): boolean {
  return cart.get().some(({ _id }) => _id === id);
}

/** Puts a book into the cart. @returns false when it is in there already. */
export function addToCart(book: Book): boolean {
  return change((current) => withBook(current, book));
}

export function removeFromCart(...ids: string[]): void {
  change((current) => withoutBooks(current, ids));
}

export function clearCart(): void {
  change(() => emptyCart);
}

/** Puts books back to their places in the cart as it was. */
export function restoreCart(before: Cart): void {
  change((current) => [
    ...before,
    ...withoutBooks(
      current,
      before.map(({ _id }) => _id),
    ),
  ]);
}

function update(step: (cart: Cart) => Cart): void {
  change((current) => {
    const next = step(current);
    return JSON.stringify(next) === JSON.stringify(current) ? current : next;
  });
}

/**
 * Updates the books in the cart from the shop's lists; not just after a conflict, since these come from the CDN and
 * may be older.
 * @param asked the ids that the shop was asked for; another tab may have added a book since
 */
export function refreshCart(asked: readonly string[], books: readonly Book[]): void {
  if (sinceConflict.isRunning()) return;
  update((current) => withCurrentBooks(current, asked, books));
}

/** Updates the cart with the changed books that a refused order names. @returns the prices that have changed, in words */
export function resolveConflict(conflict: OrderConflict, money: Money): string {
  const before = cart.get();
  sinceConflict.begin();
  update((current) => withConflict(current, conflict));
  return priceChanges(before, cart.get(), money);
}
