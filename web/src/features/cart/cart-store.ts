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
/** Only this file's writes count as actions of the shopper. */
export const cart = createLocalStore<Cart>('cart', { parse: parseCart, serialize: JSON.stringify });
/** During this minute the cart is newer than the CDN's copies of its books. */
const sinceConflict = createCdnMinute('cart-newer-than-cdn-until');

export const idsOf = (items: Cart) => items.map(({ _id }) => _id);

/** Starts from the stored cart, which another tab may have changed. @returns whether it changed anything */
function change(step: (cart: Cart) => Cart): boolean {
  const current = cart.get();
  const next = step(current);
  if (next === current) return false;
  cart.set(next);
  noteChange('cart', idsOf(current), idsOf(next));
  return true;
}

/** In the order of adding, live across tabs. */
export function useCart(): Cart {
  return useLocalStore(cart, emptyCart);
}

/** Undefined on the server and before hydration. */
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

/** @returns false when the book is already in the cart */
export function addToCart(book: Book): boolean {
  return change((current) => withBook(current, book));
}

export function removeFromCart(...ids: string[]): void {
  change((current) => withoutBooks(current, ids));
}

export function clearCart(): void {
  change(() => emptyCart);
}

/** Puts books back into their earlier places. */
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
 * From the shop's lists; ignored just after a conflict, since these come from the CDN and may be older.
 * @param asked the requested ids; another tab may have added a book since
 */
export function refreshCart(asked: readonly string[], books: readonly Book[]): void {
  if (sinceConflict.isRunning()) return;
  update((current) => withCurrentBooks(current, asked, books));
}

/** Takes over the changed books that a refused order names. @returns changed prices, in words */
export function resolveConflict(conflict: OrderConflict, money: Money): string {
  const before = cart.get();
  sinceConflict.begin();
  update((current) => withConflict(current, conflict));
  return priceChanges(before, cart.get(), money);
}
