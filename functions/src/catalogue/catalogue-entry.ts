import type { Book } from '../shared/book.ts';
import { asOnCard } from '../shared/card.ts';

/** A book as the catalogue keeps it: the description only as long as a card shows, and the copies sold. */
export interface CatalogueEntry {
  book: Book;
  sold: number;
}

export function entryOf(book: Book, sold: number): CatalogueEntry {
  return { book: asOnCard(book), sold };
}

/** Entries as a segment takes them: a line of JSON each. */
export function linesOf(entries: readonly CatalogueEntry[]): Uint8Array {
  return new TextEncoder().encode(entries.map((entry) => `${JSON.stringify(entry)}\n`).join(''));
}

/** What orders books newest first: a later `createdAt`, then a higher `_id`. */
export function compareNewest(one: Book, other: Book): number {
  if (one.createdAt !== other.createdAt) return one.createdAt < other.createdAt ? 1 : -1;
  return one._id < other._id ? 1 : one._id > other._id ? -1 : 0;
}
