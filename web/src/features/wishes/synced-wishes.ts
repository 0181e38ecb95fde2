import type { SyncedList } from '#entities/shopper-lists/hand-over.ts';
import { type Wish, wishedIds, wishes } from './wish-store.ts';

/** In this order, with known titles. */
export function showWishes(ids: readonly string[], titled: readonly Wish[] = []): void {
  const titles = new Map([...wishes.get(), ...titled].map((wish) => [wish._id, wish.title]));
  wishes.set(ids.map((_id) => ({ _id, title: titles.get(_id) ?? '' })));
}

/** For synchronising across a shopper's devices. */
export const syncedWishes: SyncedList = {
  ids: wishedIds,
  show: async (ids) => showWishes(ids),
};
