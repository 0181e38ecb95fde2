/** What becomes of a book of which no copy is left, by the word that is stored; a book that names none follows the setting. */
export const whenSoldOutNames = ['order', 'end'] as const;

type WhenSoldOut = (typeof whenSoldOutNames)[number];

export function isWhenSoldOut(value: unknown): value is WhenSoldOut {
  return whenSoldOutNames.some((name) => name === value);
}
