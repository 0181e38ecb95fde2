import type { Book } from '@bookstore/functions/shared/book';
import { useSyncExternalStore } from 'react';
import { type Cart, parseCart, withBook, withCurrentBooks, withoutBook } from './cart.ts';

const storageKey = 'cart';
const noBooks: Cart = [];

let cart: Cart | undefined;
const listeners = new Set<() => void>();

// Local storage may be full or forbidden: the cart then lives as long as the page.
function readStored(): Cart {
  try {
    return parseCart(localStorage.getItem(storageKey));
  } catch (error) {
    console.warn('The cart cannot be read from this browser:', error);
    return cart ?? noBooks;
  }
}

function store(next: Cart): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify(next));
  } catch (error) {
    console.warn('The cart cannot be kept in this browser:', error);
  }
}

function tellAll(): void {
  for (const listener of listeners) listener();
}

/** Changes the cart as it is now, in whichever tab it was last changed. */
function change(step: (cart: Cart) => Cart): Cart {
  const current = getCart();
  const next = step(current);
  if (next !== current) {
    cart = next;
    store(next);
    tellAll();
  }
  return next;
}

function takeOverFromOtherTab({ key }: StorageEvent): void {
  if (key !== storageKey && key !== null) return;
  cart = readStored();
  tellAll();
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) addEventListener('storage', takeOverFromOtherTab);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) removeEventListener('storage', takeOverFromOtherTab);
  };
}

function getCart(): Cart {
  cart ??= readStored();
  return cart;
}

/** The books in the cart in the order of adding, live across the browser's tabs. */
export function useCart(): Cart {
  return useSyncExternalStore(subscribe, getCart, () => noBooks);
}

/** Puts a book into the cart. @returns false when it is in there already. */
export function addToCart(book: Book): boolean {
  const before = getCart();
  return change((current) => withBook(current, book)) !== before;
}

export function removeFromCart(id: string): void {
  change((current) => withoutBook(current, id));
}

export function clearCart(): void {
  change(() => noBooks);
}

/** Brings what the cart knows of its books up to date with what the shop has now. */
export function refreshCart(books: readonly Book[]): void {
  change((current) => {
    const next = withCurrentBooks(current, books);
    return JSON.stringify(next) === JSON.stringify(current) ? current : next;
  });
}
