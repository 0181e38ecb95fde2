// Without yup, since the overview loads it: see opening-edit.ts.

import type { MailState } from '../order/mail.ts';
import { keyGuard, keysOf } from '../values/table-keys.ts';

/** `canBeKept`: the owner can settle the step with what the shop has from the beginning. */
export const openingSteps = {
  name: { canBeKept: true },
  country: { canBeKept: true },
  contact: { canBeKept: false },
  books: { canBeKept: false },
  delivery: { canBeKept: true },
  policies: { canBeKept: true },
  legalPages: { canBeKept: false },
  order: { canBeKept: false },
  mail: { canBeKept: true },
} as const;

export type OpeningStep = keyof typeof openingSteps;

export const openingStepNames: readonly OpeningStep[] = keysOf(openingSteps);

const isStep = keyGuard(openingSteps);

export function isKeptStep(value: unknown): value is OpeningStep {
  return isStep(value) && openingSteps[value].canBeKept;
}

/** With so many orders a shop counts as open, whatever the list says. */
export const ordersOfOpenShop = 3;

export interface Opening {
  /** Not once it was dismissed, nor in a shop that has orders. */
  isShown: boolean;
  done: OpeningStep[];
  /** The law of the shop's country requires pages that a new shop does not have. */
  needsLegalPages?: true;
  testMail?: { to: string; state: MailState };
}

export function stepsOf({ needsLegalPages }: Opening): readonly OpeningStep[] {
  return openingStepNames.filter((step) => step !== 'legalPages' || needsLegalPages);
}
