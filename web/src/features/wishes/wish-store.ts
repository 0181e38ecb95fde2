import type { Book } from '@bookstore/functions/shared/book/book';
import { listLimits } from '@bookstore/functions/shared/shopper/shopper-lists';
import { noteChange } from '#entities/shopper-lists/note-change.ts';
import { createLocalStore, useLocalStore } from '#lib/browser/local-store.ts';

/** A wished book, with its title, so that the page can name one that the shop no longer has; '' until it is known here. */
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

/** Whatever changes it beside this file is no action of the shopper. */
export const wishes = createLocalStore<Wishes>('wishes', { parse, serialize: JSON.stringify });

/** The wished books in the order of wishing, live across the browser's tabs; none as far as the server knows. */
export function useWishes(): Wishes {
  return useLocalStore(wishes, none);
}

export const wishedIds = () => wishes.get().map(({ _id }) => _id);

/** Wishes for a book, or no longer. @returns whether there was room for it */
export function setWish({ _id, title }: Wish, isIn: boolean): boolean {
  const before = wishedIds();
  const others = wishes.get().filter((wish) => wish._id !== _id);
  if (isIn && others.length >= listLimits.books) return false;
  wishes.set(isIn ? [...others, { _id, title }] : others);
  noteChange('wishes', before, wishedIds());
  return true;
}
