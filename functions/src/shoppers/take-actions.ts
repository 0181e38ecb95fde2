import {
  type ListActions,
  type ListEntry,
  type ListName,
  listLimits,
  mergeActions,
  type ShopperLists,
} from '../shared/shopper/shopper-lists.ts';

/** How wrong a device's clock may be. Beyond this it is no slow connection, either, which answers by then or not at all. */
const clockToleranceMs = 60_000;

/**
 * Actions by the clock of the shop, where the device's is wrong. None is in the future, unless the stored one is: an action
 * that its device has put behind what it had read stays behind it. By a clock that is right an action keeps its time, so
 * that it is the same action when it is sent again.
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
 * Without the oldest removals. A device sends only what is new to it, so that a removal which is forgotten can bring a book
 * back, and lose none.
 */
function withoutOldRemovals(entries: readonly ListEntry[], now: number): ListEntry[] {
  const { removed, removedMs } = listLimits;
  const recent = entries.filter((entry) => !entry.in && entry.at > now - removedMs).slice(-removed);
  const kept = new Set(recent);
  return entries.filter((entry) => entry.in || kept.has(entry));
}

/** A shopper's lists after what a device has sent; the same when it is sent a second time. */
export function takeActions(stored: ShopperLists, sent: ListActions, now: number): ShopperLists {
  const taken = (name: ListName) => {
    const actions = byOwnClock(sent[name], stored[name], sent.sentAt, now);
    return withoutOldRemovals(mergeActions(stored[name], actions), now);
  };
  const lists = { cart: taken('cart'), wishes: taken('wishes') };
  const times = [...lists.cart, ...lists.wishes].map(({ at }) => at);
  return { ...lists, version: Math.max(now, stored.version + 1, ...times), writtenAt: now };
}
