import type { ListName } from '@bookstore/functions/shared/shopper/shopper-lists';
import { type ListAction, type ListState, listState } from './list-state.ts';

// The part of the lists that every page loads; the rest comes where a shopper is signed in.

/** Nothing is noted for a visitor. */
export function noted(
  state: ListState,
  list: ListName,
  before: readonly string[],
  after: readonly string[],
  now: number,
): ListState {
  if (!state.uid) return state;
  // Later than anything this browser has seen, whatever its clock says.
  let at = Math.max(now - 1, state.version, ...state.unsent.map((action) => action.at));
  const act = (bookId: string, isIn: boolean): ListAction => ({ list, bookId, at: ++at, in: isIn });
  const changes = [
    ...before.filter((id) => !after.includes(id)).map((id) => act(id, false)),
    ...after.filter((id) => !before.includes(id)).map((id) => act(id, true)),
  ];
  if (changes.length === 0) return state;
  const isUndone = (action: ListAction) =>
    action.list === list && changes.some(({ bookId }) => bookId === action.bookId);
  return { ...state, unsent: [...state.unsent.filter((action) => !isUndone(action)), ...changes] };
}

let onChange: (() => void) | undefined;

/** Replaces an earlier listener; called for the shopper's changes in this tab. */
export function watchChanges(listener?: () => void): void {
  onChange = listener;
}

/** Call it with the books of a list before and after the shopper's change, so that their other devices get it. */
export function noteChange(list: ListName, before: readonly string[], after: readonly string[]): void {
  const state = listState.get();
  const next = noted(state, list, before, after, Date.now());
  if (next === state) return;
  listState.set(next);
  onChange?.();
}
