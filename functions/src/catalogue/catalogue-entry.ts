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

/** Whether a book can be bought now. */
export function isAvailable(_book: Book): boolean {
  return true;
}

/** The year in which a book was first published; undefined when it is not known. */
export function yearOf(book: Book): number | undefined {
  return 'year' in book && typeof book.year === 'number' && Number.isInteger(book.year)
    ? book.year
    : undefined;
}

/** The 13 digits of a book's ISBN; undefined when it is not known. */
export function isbnOf(book: Book): string | undefined {
  return 'isbn' in book && typeof book.isbn === 'string' ? book.isbn : undefined;
}
