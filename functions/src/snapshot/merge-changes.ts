import type { Book, StoredBook } from '../shared/book/book.ts';
import { compareNewest } from '../shared/book/newest-first.ts';
import type { BookChange, ChangeLog } from './change-log.ts';

type Changes = ReadonlyMap<string, BookChange>;

function changedBooks(changes: Changes): StoredBook[] {
  return [...changes.values()]
    .flatMap(({ book, version }) => (book ? [{ book, version }] : []))
    .sort((one, other) => compareNewest(one.book, other.book));
}

/** Newest first, streamed. */
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
 * Undefined when so many books were deleted that these and the changed whole ones are not enough.
 * @param newest the newest stored books
 */
export function mergeNewest(
  newest: readonly Book[],
  areAll: boolean,
  log: Pick<ChangeLog, 'latest' | 'newest'>,
  limit: number,
): Book[] | undefined {
  const ends = [areAll ? undefined : newest.at(-1), log.newest.oldest].filter((end) => end !== undefined);
  const isKnown = areAll || newest.length > 0;
  const merged = [...newest.filter(({ _id }) => !log.latest.has(_id)), ...log.newest.books]
    .filter((book) => isKnown && ends.every((end) => compareNewest(book, end) <= 0))
    .sort(compareNewest)
    .slice(0, limit);
  const areEnough = merged.length === limit || (areAll && ends.length === 0);
  return areEnough ? merged : undefined;
}
