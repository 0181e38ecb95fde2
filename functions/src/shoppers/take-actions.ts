import {
  type ListActions,
  type ListEntry,
  type ListName,
  listLimits,
  mergeActions,
  type ShopperLists,
} from '../shared/shopper/shopper-lists.ts';

/** Tolerated clock error of a device. A larger difference is no slow connection, either, which would have timed out. */
const clockToleranceMs = 60_000;

/**
 * Corrects times from a device with a wrong clock. No action is in the future, unless the stored one is: an action that
 * follows what its device had read stays after it. With a correct clock an action keeps its time, so that sending it
 * again is the same action.
 */
function byOwnClock(
  actions: readonly ListEntry[],
  stored: readonly ListEntry[],
  sentAt: number,
  now: number,
): ListEntry[] {
  const ahead = sentAt - now;
  const isRight = Math.abs(ahead) < clockToleranceMs;
  const storedAt = new Map(stored.map(({ bookId, at }) => [bookId, at]));
  return actions.map((action) => {
    const latest = Math.max(isRight ? now + clockToleranceMs : now, (storedAt.get(action.bookId) ?? 0) + 1);
    const at = isRight ? action.at : action.at - ahead;
    return { ...action, at: Math.max(0, Math.min(at, latest)) };
  });
}

/**
 * Drops the oldest removals. Since devices send only their new actions, a forgotten removal can bring a book back, but
 * lose none.
 */
function withoutOldRemovals(entries: readonly ListEntry[], now: number): ListEntry[] {
  const { removed, removedMs } = listLimits;
  const recent = entries.filter((entry) => !entry.in && entry.at > now - removedMs).slice(-removed);
  const kept = new Set(recent);
  return entries.filter((entry) => entry.in || kept.has(entry));
}

/** Idempotent. */
export function takeActions(stored: ShopperLists, sent: ListActions, now: number): ShopperLists {
  const taken = (name: ListName) => {
    const actions = byOwnClock(sent[name], stored[name], sent.sentAt, now);
    return withoutOldRemovals(mergeActions(stored[name], actions), now);
  };
  const lists = { cart: taken('cart'), wishes: taken('wishes') };
  const times = [...lists.cart, ...lists.wishes].map(({ at }) => at);
  return { ...lists, version: Math.max(now, stored.version + 1, ...times), writtenAt: now };
}
