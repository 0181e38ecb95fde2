import { type ListName, listNames } from '@bookstore/functions/shared/shopper/shopper-lists';
import { type ListState, listState } from './list-state.ts';
import { noted } from './note-change.ts';

/** The books of lists, by their ids, in the order in which they were put in. */
export type ListedIds = Readonly<Partial<Record<ListName, readonly string[]>>>;

/** A list of this browser. */
export interface SyncedList {
  ids: () => readonly string[];
  /** Shows exactly these books, as soon as they are known; that is no action of the shopper. */
  show: (ids: readonly string[]) => Promise<void>;
}

export type SyncedLists = Readonly<Partial<Record<ListName, SyncedList>>>;

export function shownIds(lists: SyncedLists): ListedIds {
  return Object.fromEntries(listNames.map((name) => [name, lists[name]?.ids() ?? []]));
}

/**
 * After another shopper has signed in, '' for none. What a visitor has put into the lists joins the shopper's. What a shopper
 * who has signed out did, and the shop does not know, waits for that shopper.
 */
export function handedOver(state: ListState, uid: string, shown: ListedIds, now: number): ListState {
  const { uid: earlier, unsent, waiting } = state;
  const all = earlier && unsent.length > 0 ? { ...waiting, [earlier]: unsent } : waiting;
  const { [uid]: own = [], ...others } = all;
  const next = { uid, version: 0, wroteAt: 0, unsent: own, waiting: others, isAwaited: uid !== '' };
  if (earlier) return next;
  return listNames.reduce((step, name) => noted(step, name, [], shown[name] ?? [], now), next);
}

/** Gives the lists of this browser to the shopper who has signed in, '' for none; those of another one are shown no longer. */
export function changeShopper(uid: string, lists: SyncedLists): void {
  const state = listState.get();
  if (uid === state.uid) return;
  listState.set(handedOver(state, uid, shownIds(lists), Date.now()));
  if (state.uid) for (const name of listNames) void lists[name]?.show([]);
}
