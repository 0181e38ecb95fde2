import type { Book } from './book.ts';

/** A later `createdAt` first, then a higher `_id`. */
export function compareNewest(
  one: Pick<Book, 'createdAt' | '_id'>,
  other: Pick<Book, 'createdAt' | '_id'>,
): number {
  if (one.createdAt !== other.createdAt) return one.createdAt < other.createdAt ? 1 : -1;
  return one._id < other._id ? 1 : one._id > other._id ? -1 : 0;
}
