import type { Book } from '@bookstore/functions/shared/book/book';
import { useSyncExternalStore } from 'react';
import { createLocalStore, useLocalStore } from '#lib/browser/local-store.ts';
import { parseWishes, type Wishes, wished, withDecision } from './wishes.ts';

const none: Wishes = [];
const wishes = createLocalStore<Wishes>('wishes', { parse: parseWishes, serialize: JSON.stringify });

const isWished = (id: string) => wishes.get().some(({ bookId, in: isIn }) => isIn && bookId === id);

/** What this device knows of the wish list, live across the browser's tabs. */
export function useWishes(): Wishes {
  return useLocalStore(wishes, none);
}

/** Whether a book is wished for; the server does not know it. */
export function useIsWished(id: string): boolean {
  return useSyncExternalStore(
    wishes.subscribe,
    () => isWished(id),
    () => false,
  );
}

/** How many books are wished for; none as far as the server knows. */
export function useWishCount(): number {
  return useSyncExternalStore(
    wishes.subscribe,
    () => wished(wishes.get()).length,
    () => 0,
  );
}

/** Wishes for a book, or no longer. */
export function setWish({ _id: bookId, title }: Pick<Book, '_id' | 'title'>, isIn: boolean): void {
  wishes.set(withDecision(wishes.get(), { bookId, at: Date.now(), in: isIn, title }));
}
