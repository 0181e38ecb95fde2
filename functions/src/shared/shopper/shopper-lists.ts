// Without yup, which the home page does not load.

/** The lists of books that a shopper has on every device. */
export const listNames = ['cart', 'wishes'] as const;

export type ListName = (typeof listNames)[number];

export const listLimits = {
  /** The most books in a list, and the most actions on a list in one call: with the longest ids they fit into a body. */
  books: 500,
  actions: 80,
  /** How many removals a list remembers, and for how long. */
  removed: 200,
  removedMs: 90 * 24 * 3_600_000,
  /** The shortest time between two writes. */
  writeMs: 1000,
};

/** The last action on a book of a list: it was put in, or taken out. */
export interface ListEntry {
  bookId: string;
  /** In milliseconds since 1970. */
  at: number;
  in: boolean;
}

type Lists<Entry> = Record<ListName, readonly Entry[]>;

/** The lists of a shopper, removals included, each oldest action first. */
export interface ShopperLists extends Lists<ListEntry> {
  /** Grows with every write, and no action is later than it says, in milliseconds since 1970. 0: nothing was written. */
  version: number;
  /** When they were last written, in milliseconds since 1970. */
  writtenAt: number;
}

/** What the API answers: the books that are in the lists, in the order in which they were put in. */
export interface ShownLists extends Record<ListName, readonly string[]> {
  version: number;
}

/** What a device sends: what was done since the last answer. */
export interface ListActions extends Lists<ListEntry> {
  /** What the device's clock says. */
  sentAt: number;
}

/** Whether an action takes the place of another one on the same book; of two at the same time the one that keeps the book. */
function isLater(action: ListEntry, than: ListEntry): boolean {
  return action.at === than.at ? action.in && !than.in : action.at > than.at;
}

/** The last action on each book, oldest first: the same in whatever order actions come, and however often. */
export function mergeActions(...parts: (readonly ListEntry[])[]): ListEntry[] {
  const last = new Map<string, ListEntry>();
  for (const action of parts.flat()) {
    const known = last.get(action.bookId);
    if (!known || isLater(action, known)) last.set(action.bookId, action);
  }
  return [...last.values()].sort((one, other) => one.at - other.at || (one.bookId < other.bookId ? -1 : 1));
}
