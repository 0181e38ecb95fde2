import type { Book, StoredBook } from '../shared/book/book.ts';
import { compareNewest } from '../shared/book/newest-first.ts';
import type { BookChange } from './change-log.ts';

type Changes = ReadonlyMap<string, BookChange>;

function changedBooks(changes: Changes): StoredBook[] {
  return [...changes.values()]
    .flatMap(({ book, version }) => (book ? [{ book, version }] : []))
    .sort((one, other) => compareNewest(one.book, other.book));
}

/** Stored books with the changes since, newest first, one at a time. */
export async function* mergeChanges(
  stored: AsyncIterable<StoredBook>,
  changes: Changes,
): AsyncGenerator<StoredBook> {
  const changed = changedBooks(changes);
  let next = 0;
  for await (const one of stored) {
    if (changes.has(one.book._id)) continue;
    for (
      let other = changed[next];
      other && compareNewest(other.book, one.book) < 0;
      next += 1, other = changed[next]
    ) {
      yield other;
    }
    yield one;
  }
  yield* changed.slice(next);
}

/**
 * The newest books of all, where `newest` are the newest of those that are stored. Undefined when these are not enough
 * to tell: so many were deleted that an older one would follow.
 */
export function mergeNewest(
  newest: readonly Book[],
  areAll: boolean,
  changes: Changes,
  limit: number,
): Book[] | undefined {
  const kept = newest.filter(({ _id }) => !changes.has(_id));
  const oldest = newest.at(-1);
  const changed = changedBooks(changes)
    .map(({ book }) => book)
    .filter((book) => areAll || (oldest !== undefined && compareNewest(book, oldest) <= 0));
  const merged = [...kept, ...changed].sort(compareNewest).slice(0, limit);
  return areAll || merged.length === limit ? merged : undefined;
}
