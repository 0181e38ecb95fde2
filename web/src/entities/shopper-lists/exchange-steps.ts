import {
  type ListActions,
  type ListName,
  listLimits,
  listNames,
  type ShownLists,
} from '@bookstore/functions/shared/shopper/shopper-lists';
import type { ListedIds } from './hand-over.ts';
import type { ListAction, ListState } from './list-state.ts';
import { noted } from './note-change.ts';

const ofList = (actions: readonly ListAction[], name: ListName) =>
  actions.filter(({ list }) => list === name);

/** What one call takes: removals first, which make room in a full list. */
export function nextActions(unsent: readonly ListAction[]): ListAction[] {
  const removalsFirst = unsent.toSorted((one, other) => Number(one.in) - Number(other.in));
  return listNames.flatMap((name) => ofList(removalsFirst, name).slice(0, listLimits.actions));
}

export function requestBody(sent: readonly ListAction[], sentAt: number): ListActions {
  const entries = (name: ListName) => ofList(sent, name).map(({ list: _, ...entry }) => entry);
  return { sentAt, cart: entries('cart'), wishes: entries('wishes') };
}

/** Keeps an action that has replaced a sent one meanwhile. */
export function withoutSent(state: ListState, sent: readonly ListAction[]): ListState {
  const isSent = (action: ListAction) =>
    sent.some(({ list, bookId, at }) => list === action.list && bookId === action.bookId && at === action.at);
  return { ...state, unsent: state.unsent.filter((action) => !isSent(action)) };
}

/** An answer's books with what was done since applied. */
function withUnsent(ids: readonly string[], since: readonly ListAction[]): readonly string[] {
  const untouched = ids.filter((id) => !since.some(({ bookId }) => bookId === id));
  return [...untouched, ...since.filter((action) => action.in).map(({ bookId }) => bookId)];
}

interface Received {
  state: ListState;
  /** What the lists are to show now; missing where they stay as they are. */
  ids?: ListedIds;
}

/**
 * Applies an answer.
 * @param asked what was sent, and the version that was known then
 * @param listed what the lists show now
 */
export function received(
  now: ListState,
  answer: ShownLists,
  asked: { sent: readonly ListAction[]; version: number },
  listed: ListedIds,
): Received {
  const state = withoutSent(now, asked.sent);
  const isEarlier = answer.version < state.version;
  // Another tab has had a later answer.
  if (isEarlier && state.version > asked.version) return { state };
  let next = { ...state, version: answer.version };
  // No other answer came in between, so the shop was restored from a backup: it learns again what this browser has.
  if (isEarlier)
    for (const name of listNames)
      next = noted(next, name, [], missing(listed[name], answer[name]), state.version);
  const ids = listNames.map((name) => [name, withUnsent(answer[name], ofList(next.unsent, name))]);
  return { state: next, ids: Object.fromEntries(ids) };
}

const missing = (ids: readonly string[] = [], present: readonly string[]) =>
  ids.filter((id) => !present.includes(id));
