import { type ListName, listNames } from '@bookstore/functions/shared/shopper/shopper-lists';
import { useLocalStore } from '#lib/browser/local-store.ts';
import { emptyState, listState } from './list-state.ts';
import { handedOver, type ListedIds, noted } from './list-steps.ts';

/** A list of this browser. */
export interface SyncedList {
  /** The ids of its books, in the order in which they were put in. */
  ids: () => readonly string[];
  /** Shows exactly these books, as soon as they are known; that is no action of the shopper. */
  show: (ids: readonly string[]) => Promise<void>;
}

export type SyncedLists = Readonly<Partial<Record<ListName, SyncedList>>>;

let onChange: () => void = () => undefined;

/** Has a function called when the shopper changes a list in this tab. */
export function watchChanges(listener: () => void): void {
  onChange = listener;
}

/** Call it with the books of a list before and after the shopper has changed it, so that the other devices learn of it. */
export function noteChange(list: ListName, before: readonly string[], after: readonly string[]): void {
  const state = listState.get();
  const next = noted(state, list, before, after, Date.now());
  if (next === state) return;
  listState.set(next);
  onChange();
}

export function shownIds(lists: SyncedLists): ListedIds {
  return Object.fromEntries(listNames.map((name) => [name, lists[name]?.ids() ?? []]));
}

/** Gives the lists of this browser to the shopper who has signed in, '' for none; those of another one are shown no longer. */
export function changeShopper(uid: string, lists: SyncedLists): void {
  const state = listState.get();
  if (uid === state.uid) return;
  listState.set(handedOver(state, uid, shownIds(lists), Date.now()));
  if (state.uid) for (const name of listNames) void lists[name]?.show([]);
}

/** Whether it is not known yet what the shopper who has just signed in has in the lists. */
export function useListsAwaited(): boolean {
  return useLocalStore(listState, emptyState).isAwaited;
}

/** Call it when the lists were shown, or cannot be asked for now. */
export function endAwaiting(): void {
  const state = listState.get();
  if (state.isAwaited) listState.set({ ...state, isAwaited: false });
}
