/** Stored values. A book without one follows the shop's setting. */
export const whenSoldOutNames = ['order', 'end'] as const;

type WhenSoldOut = (typeof whenSoldOutNames)[number];

export function isWhenSoldOut(value: unknown): value is WhenSoldOut {
  return whenSoldOutNames.some((name) => name === value);
}
