/** What a copy is like, by the word that is stored. A book that names none is new. */
export const bookConditionNames = ['new', 'used', 'damaged'] as const;

export type BookCondition = (typeof bookConditionNames)[number];

export function isBookCondition(value: unknown): value is BookCondition {
  return bookConditionNames.some((name) => name === value);
}

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
