import type { Book } from '@bookstore/functions/shared/book/book';
import { createLocalStore, useLocalStore } from '#lib/browser/local-store.ts';

/** A wished book, with its title, so that the page can name one that the shop no longer has. */
export type Wish = Pick<Book, '_id' | 'title'>;

type Wishes = readonly Wish[];

const none: Wishes = [];

/** Reads a stored list; what is none is empty. */
function parse(text: string | null): Wishes {
  try {
    return JSON.parse(text ?? '[]').filter((wish: Wish) => wish._id);
  } catch {
    return none;
  }
}

const wishes = createLocalStore<Wishes>('wishes', { parse, serialize: JSON.stringify });

/** The wished books in the order of wishing, live across the browser's tabs; none as far as the server knows. */
export function useWishes(): Wishes {
  return useLocalStore(wishes, none);
}

/** Wishes for a book, or no longer. */
export function setWish({ _id, title }: Wish, isIn: boolean): void {
  const others = wishes.get().filter((wish) => wish._id !== _id);
  wishes.set(isIn ? [...others, { _id, title }] : others);
}
