import { isBookId } from '@bookstore/functions/shared/book/book-paging';
import { createLocalStore, useLocalStore } from '#lib/browser/local-store.ts';

/** The most books kept, and the most characters of their ids. */
const most = { books: 12, letters: 1024 };

type Ids = readonly string[];

const none: Ids = [];

function parse(stored: string | null): Ids {
  try {
    const ids: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(ids)
      ? ids.filter((id) => typeof id === 'string' && isBookId(id)).slice(0, most.books)
      : none;
  } catch {
    return none;
  }
}

const store = createLocalStore<Ids>('recently-seen', {
  parse,
  serialize: (ids) => (ids.length > 0 ? JSON.stringify(ids) : null),
});

/** Latest first. */
function withSeen(before: Ids, id: string): Ids {
  const ids = [id, ...before.filter((one) => one !== id)].slice(0, most.books);
  while (JSON.stringify(ids).length > most.letters) ids.pop();
  return ids;
}

/**
 * The book of the first opened page: stored only with the next one, since a first page alone stores nothing on the
 * device.
 */
let first: string | undefined;

/** @param isFirstPage whether the visitor has only followed a link to the shop, or typed an address */
export function noteSeen(id: string, isFirstPage: boolean): void {
  if (isFirstPage) {
    first = id;
    return;
  }
  const before = store.get();
  store.set(withSeen(first === undefined ? before : withSeen(before, first), id));
  first = undefined;
}

export function clearSeen(): void {
  store.set(none);
}

/** Ids of books seen on this device, latest first. */
export function useRecentlySeen(): Ids {
  return useLocalStore(store, none);
}
