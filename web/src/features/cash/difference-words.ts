import { formatDollars } from '@bookstore/functions/shared/values/money';

/** '$0.20 too little' */
export function differenceWords(countedCents: number, expectedCents: number): string {
  const difference = countedCents - expectedCents;
  if (difference === 0) return 'No difference';
  return `${formatDollars(Math.abs(difference))} too ${difference > 0 ? 'much' : 'little'}`;
}
