import { cardCharacters } from '@bookstore/functions/shared/book/card';

/** The beginning of a description: on a card 80 characters, with an ellipsis when there are more. */
export function excerpt(description: string, longest = cardCharacters): string {
  const characters = [...description];
  return characters.length > longest ? `${characters.slice(0, longest).join('')}…` : description;
}
