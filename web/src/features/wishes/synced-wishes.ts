import type { SyncedList } from '#entities/shopper-lists/hand-over.ts';
import { type Wish, wishedIds, wishes } from './wish-store.ts';

/** Shows these books in this order, each with the title that is known of it. */
export function showWishes(ids: readonly string[], known: readonly Wish[] = []): void {
  const titles = new Map([...wishes.get(), ...known].map((wish) => [wish._id, wish.title]));
  wishes.set(ids.map((_id) => ({ _id, title: titles.get(_id) ?? '' })));
}

/** The wish list, for what keeps it the same on every device of a shopper. */
export const syncedWishes: SyncedList = {
  ids: wishedIds,
  show: async (ids) => showWishes(ids),
};
