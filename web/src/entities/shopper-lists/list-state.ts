import type { ListEntry, ListName } from '@bookstore/functions/shared/shopper/shopper-lists';
import { createLocalStore, parseOnto, useLocalStore } from '#lib/browser/local-store.ts';

export interface ListAction extends ListEntry {
  list: ListName;
}

/** Whose lists this browser shows, and which actions the shop does not have yet. */
export interface ListState {
  /** '' for a visitor's lists, which stay in this browser: nothing else is kept of them. */
  uid: string;
  /** The version of the last answer, and when this browser last wrote; in milliseconds since 1970. */
  version: number;
  wroteAt: number;
  /** The last action on each book that no answer has confirmed. */
  unsent: readonly ListAction[];
  /** The same of shoppers who have signed out, by uid. */
  waiting: Readonly<Record<string, readonly ListAction[]>>;
  /** The shopper has just signed in, and the shop's lists are not here yet. */
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

export function setAwaited(isAwaited: boolean): void {
  const state = listState.get();
  if (state.isAwaited !== isAwaited) listState.set({ ...state, isAwaited });
}

export function useListsAwaited(): boolean {
  return useLocalStore(listState, emptyState).isAwaited;
}
