import type { Money } from '../values/money.ts';
import { t } from '../words/words.ts';

export const availableLabel = t('Available now');
export const fourStarsLabel = t('4 stars and up');

/** 'Under $10', '$10 to $20', '$40 and more' @param zeros by how many zeros prices are longer than in dollars */
export function rangeLabel(range: string, money: Money, zeros: number): string {
  const [from = '', to = ''] = range
    .split('-')
    .map((bound) => bound && money.roundPrice(Number(bound) * 10 ** zeros));
  if (range.startsWith('0-')) return t('Under {to}', { to });
  return to === '' ? t('{from} and more', { from }) : t('{from} to {to}', { from, to });
}
