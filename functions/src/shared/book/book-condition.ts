import { keyGuard, keysOf } from '../values/table-keys.ts';

/** What a copy is like, by the word that is stored. A book that names none is new. */
export const bookConditions = {
  new: { label: 'New' },
  used: { label: 'Used' },
  damaged: { label: 'Damaged' },
} as const;

export type BookCondition = keyof typeof bookConditions;

export const isBookCondition = keyGuard(bookConditions);

export const bookConditionNames: readonly BookCondition[] = keysOf(bookConditions);

/** A book, a line of an order or a form, of which the condition is read. */
export interface Conditioned {
  condition?: unknown;
}

export function conditionOf({ condition }: Conditioned): BookCondition {
  return isBookCondition(condition) ? condition : 'new';
}

/** Whether the laws that fix prices hold for it: they are of new books alone. */
export function isNewCopy(book: Conditioned): boolean {
  return conditionOf(book) === 'new';
}
