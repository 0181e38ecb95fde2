import type { ListEntry, ListName } from '@bookstore/functions/shared/shopper/shopper-lists';
import { createLocalStore, parseOnto, useLocalStore } from '#lib/browser/local-store.ts';

export interface ListAction extends ListEntry {
  list: ListName;
}

/** Whose lists this browser shows, and what of them the shop does not know yet. */
export interface ListState {
  /** '' for those of a visitor, which stay in this browser: nothing else is kept of them. */
  uid: string;
  /** The version of the last answer, and when this browser last wrote; in milliseconds since 1970. */
  version: number;
  wroteAt: number;
  /** The last action on each book that no answer has confirmed. */
  unsent: readonly ListAction[];
  /** The same of shoppers who have signed out, by their uids. */
  waiting: Readonly<Record<string, readonly ListAction[]>>;
  /** Whether the shopper has just signed in, and the shop has yet to say what is in the lists. */
  isAwaited: boolean;
}

export const emptyState: ListState = {
  uid: '',
  version: 0,
  wroteAt: 0,
  unsent: [],
  waiting: {},
  isAwaited: false,
};

export const listState = createLocalStore<ListState>('shopper-lists', {
  parse: parseOnto(emptyState),
  serialize: (state) => (state.uid || Object.keys(state.waiting).length > 0 ? JSON.stringify(state) : null),
});

/** Notes whether the lists of a shopper who has just signed in are still to come. */
export function setAwaited(isAwaited: boolean): void {
  const state = listState.get();
  if (state.isAwaited !== isAwaited) listState.set({ ...state, isAwaited });
}

export function useListsAwaited(): boolean {
  return useLocalStore(listState, emptyState).isAwaited;
}
