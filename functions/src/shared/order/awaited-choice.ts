// Without yup, which the page of the choice does not load.

import { keyGuard } from '../values/table-keys.ts';

/** What a shopper can choose whose book does not come, and whether the order is without it then. */
export const awaitedChoices = {
  wait: { isOut: false },
  other: { isOut: true },
  cancel: { isOut: true },
} as const;

export type AwaitedChoice = keyof typeof awaitedChoices;

export const isAwaitedChoice = keyGuard(awaitedChoices);

/** For how long the link of the mail works. */
const choiceDays = 30;

/** Until when it does, as milliseconds. @param askedAt an ISO instant */
export const choiceEnds = (askedAt: string) => Date.parse(askedAt) + choiceDays * 24 * 60 * 60 * 1000;

/** What became of a choice: it is noted, or there is nothing to choose any more. */
export interface NotedChoice {
  isOver: boolean;
  choice: AwaitedChoice;
  title: string;
  author: string;
  suggestion?: { bookId: string; title: string };
}

/** The same as the page knows it that has sent the choice. */
export interface SentChoice extends Partial<NotedChoice> {
  isDone?: boolean;
  problem?: string;
}
