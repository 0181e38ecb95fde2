// Without yup, which the home page does not load.

/** Lists that a shopper has on every device. */
export const listNames = ['cart', 'wishes'] as const;

export type ListName = (typeof listNames)[number];

export const listLimits = {
  /** Books in a list, and actions on a list in one call: with the longest ids they fit into a body. */
  books: 500,
  actions: 80,
  /** Removals that a list remembers, and for how long. */
  removed: 200,
  removedMs: 90 * 24 * 3_600_000,
  /** The shortest time between two writes. */
  writeMs: 1000,
};

/** The last action on a book: added to the list, or removed. */
export interface ListEntry {
  bookId: string;
  /** In milliseconds since 1970. */
  at: number;
  in: boolean;
}

type Lists<Entry> = Record<ListName, readonly Entry[]>;

/** Removals included, each list by the time of the actions. */
export interface ShopperLists extends Lists<ListEntry> {
  /** In milliseconds since 1970, grows with every write and is never before an action. 0: nothing was written. */
  version: number;
  /** In milliseconds since 1970. */
  writtenAt: number;
}

/** Books by the time at which they were added. */
export interface ShownLists extends Record<ListName, readonly string[]> {
  version: number;
}

/** What a device has done since the last answer. */
export interface ListActions extends Lists<ListEntry> {
  /** By the device's clock. */
  sentAt: number;
}

/** Of two actions at the same time the one that keeps the book wins. */
function isLater(action: ListEntry, than: ListEntry): boolean {
  return action.at === than.at ? action.in && !than.in : action.at > than.at;
}

/**
 * The last action on each book, oldest first. The result does not depend on the order of the actions, nor on
 * repetitions.
 */
export function mergeActions(...parts: (readonly ListEntry[])[]): ListEntry[] {
  const last = new Map<string, ListEntry>();
  for (const action of parts.flat()) {
    const previous = last.get(action.bookId);
    if (!previous || isLater(action, previous)) last.set(action.bookId, action);
  }
  return [...last.values()].sort((one, other) => one.at - other.at || (one.bookId < other.bookId ? -1 : 1));
}
