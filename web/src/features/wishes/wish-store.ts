import type { Book } from '@bookstore/functions/shared/book/book';
import { listLimits } from '@bookstore/functions/shared/shopper/shopper-lists';
import { noteChange } from '#entities/shopper-lists/note-change.ts';
import { createLocalStore, useLocalStore } from '#lib/browser/local-store.ts';

/** The title names a book that is no longer in the shop; '' until it is known here. */
export type Wish = Pick<Book, '_id' | 'title'>;

type Wishes = readonly Wish[];

const none: Wishes = [];

/** An invalid list reads as empty. */
function parse(text: string | null): Wishes {
  try {
    return JSON.parse(text ?? '[]').filter((wish: Wish) => wish._id);
  } catch {
    return none;
  }
}

/** Only this file's writes count as actions of the shopper. */
export const wishes = createLocalStore<Wishes>('wishes', { parse, serialize: JSON.stringify });

/** In the order of wishing, live across tabs; empty on the server. */
export function useWishes(): Wishes {
  return useLocalStore(wishes, none);
}

export const wishedIds = () => wishes.get().map(({ _id }) => _id);

/** Adds or removes a wish. @returns whether there was room for it */
export function setWish({ _id, title }: Wish, isIn: boolean): boolean {
  const before = wishedIds();
  const others = wishes.get().filter((wish) => wish._id !== _id);
  if (isIn && others.length >= listLimits.books) return false;
  wishes.set(isIn ? [...others, { _id, title }] : others);
  noteChange('wishes', before, wishedIds());
  return true;
}
