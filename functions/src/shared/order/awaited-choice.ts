// Without yup, which the page of the choice does not load.

import { keyGuard } from '../values/table-keys.ts';

/** The choices of a shopper whose book does not come, and whether the order goes on without it. */
export const awaitedChoices = {
  wait: { isOut: false },
  other: { isOut: true },
  cancel: { isOut: true },
} as const;

export type AwaitedChoice = keyof typeof awaitedChoices;

export const isAwaitedChoice = keyGuard(awaitedChoices);

/** For how long the link of the mail works. */
const choiceDays = 30;

/** In milliseconds. @param askedAt an ISO instant */
export const choiceEnds = (askedAt: string) => Date.parse(askedAt) + choiceDays * 24 * 60 * 60 * 1000;

/** Noted, or there is nothing left to choose. */
export interface NotedChoice {
  isOver: boolean;
  choice: AwaitedChoice;
  title: string;
  author: string;
  suggestion?: { bookId: string; title: string };
}

export interface SentChoice extends Partial<NotedChoice> {
  isDone?: boolean;
  problem?: string;
}
