import type { Steps } from '../platform/slices.ts';
import type { Book } from '../shared/book/book.ts';
import { asOnCard } from '../shared/book/card.ts';
import type { BookFacts } from './book-facts.ts';

/** So much of a description is searched, in characters. */
const searchedCharacters = 140;

/** A book as the catalogue keeps it: the description only as long as a card shows, and what others count of it. */
export interface CatalogueEntry {
  book: Book;
  facts: BookFacts;
  /** How its description goes on, as far as it is searched; left out where it does not. */
  more?: string;
  /** The book's version, the millisecond of its last change; left out where it is not known. */
  version?: number;
}

/** How the description goes on behind what a card has of it. */
export function restOf(book: Book): string {
  const { length } = asOnCard(book).description;
  return book.description.slice(length, Math.max(length, searchedCharacters));
}

export function entryOf(book: Book, facts: BookFacts, version?: number, more = restOf(book)): CatalogueEntry {
  return { book: asOnCard(book), facts, ...(more && { more }), ...(version && { version }) };
}

/** Entries as a segment takes them: a line of JSON each. */
export function* linesOf(entries: Iterable<CatalogueEntry>): Steps<Uint8Array> {
  const lines: Buffer[] = [];
  for (const entry of entries) {
    lines.push(Buffer.from(`${JSON.stringify(entry)}\n`));
    yield;
  }
  return Buffer.concat(lines);
}
