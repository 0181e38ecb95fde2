import type { ListName } from '@bookstore/functions/shared/shopper/shopper-lists';
import { type ListAction, type ListState, listState } from './list-state.ts';

// What of the lists every page loads; the rest comes where a shopper is signed in.

/** After a shopper has changed a list. Of a visitor's nothing is noted. */
export function noted(
  state: ListState,
  list: ListName,
  before: readonly string[],
  after: readonly string[],
  now: number,
): ListState {
  if (!state.uid) return state;
  // After all that this browser knows of, whatever its clock says.
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

/** Has a function called when the shopper changes a list in this tab; it takes the place of an earlier one. */
export function watchChanges(listener?: () => void): void {
  onChange = listener;
}

/** Call it with the books of a list before and after the shopper has changed it, so that the other devices learn of it. */
export function noteChange(list: ListName, before: readonly string[], after: readonly string[]): void {
  const state = listState.get();
  const next = noted(state, list, before, after, Date.now());
  if (next === state) return;
  listState.set(next);
  onChange?.();
}
