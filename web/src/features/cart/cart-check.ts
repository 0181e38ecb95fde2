import type { Book } from '@bookstore/functions/shared/book';
import { useEffect } from 'react';
import { callApi } from '#lib/api.ts';
import type { Cart } from './cart.ts';
import { refreshCart } from './cart-store.ts';

/** The address at which the API tells which of a cart's books it still has; undefined for an empty cart. */
function currentBooksPath(cart: Cart): string | undefined {
  if (cart.length === 0) return undefined;
  return `/books?ids=${cart.map(({ _id }) => encodeURIComponent(_id)).join()}`;
}

/** Asks the shop for a cart's books as they are now and tells the cart. */
export async function checkCart(cart: Cart): Promise<void> {
  await checkBooks(currentBooksPath(cart));
}

async function checkBooks(path: string | undefined): Promise<void> {
  if (!path) return;
  try {
    refreshCart(await callApi<Book[]>(path));
  } catch (error) {
    console.warn('The cart could not be checked; the order will be:', error);
  }
}

/** Checks the cart whenever a page opens that shows it, and when a book comes or goes. */
export function useCartCheck(cart: Cart): void {
  const path = currentBooksPath(cart);
  useEffect(() => void checkBooks(path), [path]);
}
