import type { Money } from '@bookstore/functions/shared/values/money';
/** '$0.20 too little' */
export function differenceWords(countedCents: number, expectedCents: number, money: Money): string {
  const difference = countedCents - expectedCents;
  if (difference === 0) return 'No difference';
  return `${money.text(Math.abs(difference))} too ${difference > 0 ? 'much' : 'little'}`;
}
