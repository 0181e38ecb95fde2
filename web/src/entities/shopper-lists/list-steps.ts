import { type ListName, listNames } from '@bookstore/functions/shared/shopper/shopper-lists';
import type { ListAction, ListState } from './list-state.ts';

/** The books of lists, by their ids, in the order in which they were put in. */
export type ListedIds = Readonly<Partial<Record<ListName, readonly string[]>>>;

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
