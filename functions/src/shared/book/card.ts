import type { Book } from './book.ts';

/** How many characters of its description the card of a book shows. */
export const cardCharacters = 80;

/**
 * A book with only as much of its description as a card shows, and one character more, so that the card cuts it, and
 * without what only its own page shows.
 */
export function asOnCard({ sample: _, sampleLink: __, pictures: ___, ...book }: Book): Book {
  return { ...book, description: [...book.description].slice(0, cardCharacters + 1).join('') };
}
