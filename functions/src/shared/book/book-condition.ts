/** Stored values. A book without one is new. */
export const bookConditionNames = ['new', 'used', 'damaged'] as const;

export type BookCondition = (typeof bookConditionNames)[number];

export function isBookCondition(value: unknown): value is BookCondition {
  return bookConditionNames.some((name) => name === value);
}

export interface Conditioned {
  condition?: unknown;
}

export function conditionOf({ condition }: Conditioned): BookCondition {
  return isBookCondition(condition) ? condition : 'new';
}

/** Fixed-price laws hold for new copies only. */
export function isNewCopy(book: Conditioned): boolean {
  return conditionOf(book) === 'new';
}
