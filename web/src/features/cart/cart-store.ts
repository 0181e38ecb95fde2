import type { Book } from '@bookstore/functions/shared/book';
import { createLocalStore, useLocalStore } from '#lib/local-store.ts';
import { type Cart, parseCart, withBook, withCurrentBooks, withoutBook } from './cart.ts';

const emptyCart: Cart = [];
const cart = createLocalStore<Cart>('cart', { parse: parseCart, serialize: JSON.stringify });

/** Changes the cart as it is now, in whichever tab it was last changed. @returns whether that changed anything. */
function change(step: (cart: Cart) => Cart): boolean {
  const current = cart.get();
  const next = step(current);
  if (next === current) return false;
  cart.set(next);
  return true;
}

/** The books in the cart in the order of adding, live across the browser's tabs. */
export function useCart(): Cart {
  return useLocalStore(cart, emptyCart);
}

/** Puts a book into the cart. @returns false when it is in there already. */
export function addToCart(book: Book): boolean {
  return change((current) => withBook(current, book));
}

export function removeFromCart(id: string): void {
  change((current) => withoutBook(current, id));
}

export function clearCart(): void {
  change(() => emptyCart);
}

/** Brings what the cart knows of its books up to date with what the shop has now. */
export function refreshCart(books: readonly Book[]): void {
  change((current) => {
    const next = withCurrentBooks(current, books);
    return JSON.stringify(next) === JSON.stringify(current) ? current : next;
  });
}
