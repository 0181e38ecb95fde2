import type { Money } from '@bookstore/functions/shared/values/money';
import { t } from '@bookstore/functions/shared/words/words';
/** '$0.20 too little' */
export function differenceWords(countedCents: number, expectedCents: number, money: Money): string {
  const difference = countedCents - expectedCents;
  if (difference === 0) return t('No difference');
  const sum = money.text(Math.abs(difference));
  return difference > 0 ? t('{sum} too much', { sum }) : t('{sum} too little', { sum });
}
