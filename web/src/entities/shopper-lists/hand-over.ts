import { type ListName, listNames } from '@bookstore/functions/shared/shopper/shopper-lists';
import { type ListState, listState } from './list-state.ts';
import { noted } from './note-change.ts';

/** Ids of books in the order in which they were added. */
export type ListedIds = Readonly<Partial<Record<ListName, readonly string[]>>>;

export interface SyncedList {
  ids: () => readonly string[];
  /** Shows exactly these books, as soon as they are loaded; not an action of the shopper. */
  show: (ids: readonly string[]) => Promise<void>;
}

export type SyncedLists = Readonly<Partial<Record<ListName, SyncedList>>>;

export function shownIds(lists: SyncedLists): ListedIds {
  return Object.fromEntries(listNames.map((name) => [name, lists[name]?.ids() ?? []]));
}

/**
 * '' for no shopper. A visitor's entries join the shopper's; unsent actions of a shopper who has signed out wait for
 * that shopper.
 */
export function handedOver(state: ListState, uid: string, listed: ListedIds, now: number): ListState {
  const { uid: earlier, unsent, waiting } = state;
  const all = earlier && unsent.length > 0 ? { ...waiting, [earlier]: unsent } : waiting;
  const { [uid]: own = [], ...others } = all;
  const next = { uid, version: 0, wroteAt: 0, unsent: own, waiting: others, isAwaited: uid !== '' };
  if (earlier) return next;
  return listNames.reduce((step, name) => noted(step, name, [], listed[name] ?? [], now), next);
}

/** @param uid who has signed in, '' for none; lists of another shopper are no longer shown */
export function changeShopper(uid: string, lists: SyncedLists): void {
  const state = listState.get();
  if (uid === state.uid) return;
  listState.set(handedOver(state, uid, shownIds(lists), Date.now()));
  if (state.uid) for (const name of listNames) void lists[name]?.show([]);
}
