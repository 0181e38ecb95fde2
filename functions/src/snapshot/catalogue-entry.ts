import type { Steps } from '../platform/slices.ts';
import type { Book } from '../shared/book/book.ts';
import { asOnCard } from '../shared/book/card.ts';
import type { BookFacts } from './book-facts.ts';

const searchedCharacters = 140;

/** A book as in the catalogue: description cut to a card's length, and its facts. */
export interface CatalogueEntry {
  book: Book;
  facts: BookFacts;
  /** The rest of the searched description, if any. */
  more?: string;
  /** Milliseconds of the last change; left out where unknown. */
  version?: number;
}

export function restOf(book: Book): string {
  const { length } = asOnCard(book).description;
  return book.description.slice(length, Math.max(length, searchedCharacters));
}

export function entryOf(book: Book, facts: BookFacts, version?: number, more = restOf(book)): CatalogueEntry {
  return { book: asOnCard(book), facts, ...(more && { more }), ...(version && { version }) };
}

export function* linesOf(entries: Iterable<CatalogueEntry>): Steps<Uint8Array> {
  const lines: Buffer[] = [];
  for (const entry of entries) {
    lines.push(Buffer.from(`${JSON.stringify(entry)}\n`));
    yield;
  }
  return Buffer.concat(lines);
}
