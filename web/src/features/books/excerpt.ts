const longest = 80;

/** A description as a card shows it: the first 80 characters, with an ellipsis when there are more. */
export function excerpt(description: string): string {
  const characters = [...description];
  return characters.length > longest ? `${characters.slice(0, longest).join('')}…` : description;
}
