import type { Book } from './book.ts';

export const cardCharacters = 80;

/**
 * One character more than the card shows, so that the card knows that the text goes on; without fields that only the
 * book's own page shows.
 */
export function asOnCard({ sample: _, sampleLink: __, pictures: ___, ...book }: Book): Book {
  return { ...book, description: [...book.description].slice(0, cardCharacters + 1).join('') };
}
