import type { Book } from '@bookstore/functions/shared/book';

const cardCharacters = 80;

/** The beginning of a description: on a card 80 characters, with an ellipsis when there are more. */
export function excerpt(description: string, longest = cardCharacters): string {
  const characters = [...description];
  return characters.length > longest ? `${characters.slice(0, longest).join('')}…` : description;
}

/** A book with as much of its description as a card shows, and one character more, so that the card knows to cut. */
export function asOnCard(book: Book): Book {
  return { ...book, description: [...book.description].slice(0, cardCharacters + 1).join('') };
}
