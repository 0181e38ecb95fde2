import { t } from '../words/words.ts';
import type { BookCondition, Conditioned } from './book-condition.ts';

const words = {
  used: () => t('Used copy'),
  damaged: () => t('Damaged copy'),
} satisfies Record<Exclude<BookCondition, 'new'>, () => string>;

// A map of its own, so that most pages need not load the list of conditions.
const wordsOf = new Map<unknown, () => string>(Object.entries(words));

/** 'Used copy'; '' for a new one. */
export function copyWords({ condition }: Conditioned): string {
  return wordsOf.get(condition)?.() ?? '';
}
