// Without yup, since the overview loads it: see opening-edit.ts.

import type { MailState } from '../order/mail.ts';
import { keyGuard, keysOf } from '../values/table-keys.ts';

/** The steps that open a new shop, and which of them the owner can settle with what the shop has from the beginning. */
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

/** A shop that has so many orders is open, whatever the list says. */
export const ordersOfOpenShop = 3;

export interface Opening {
  /** Not once it was dismissed, and not in a shop that has orders. */
  isShown: boolean;
  done: OpeningStep[];
  /** Whether the law of the shop's country asks for pages that a new shop does not have. */
  needsLegalPages?: true;
  testMail?: { to: string; state: MailState };
}

/** The steps of a shop: the pages that the law asks for are one only where it does. */
export function stepsOf({ needsLegalPages }: Opening): readonly OpeningStep[] {
  return openingStepNames.filter((step) => step !== 'legalPages' || needsLegalPages);
}
