import { t } from '../words/words.ts';
import type { BookCondition, Conditioned } from './book-condition.ts';

const words = {
  used: () => t('Used copy'),
  damaged: () => t('Damaged copy'),
} satisfies Record<Exclude<BookCondition, 'new'>, () => string>;

// Found without the list of conditions, which most pages of the shop then do not load.
const wordsOf = new Map<unknown, () => string>(Object.entries(words));

/** 'Used copy'; '' for a new one. */
export function copyWords({ condition }: Conditioned): string {
  return wordsOf.get(condition)?.() ?? '';
}
