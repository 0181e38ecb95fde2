import { setTimeout } from 'node:timers/promises';
import { Unavailable } from './api-errors.ts';
import { isWriteConflict } from './database-errors.ts';

/** How often a write is tried when many change the same document at once, such as the stock of a book in demand. */
export const mostTriesOfWrite = 40;

/** The longest pause before a try, in milliseconds: longer the more of them have failed. */
function longestPause(tries: number): number {
  return Math.min(50 * (tries + 1), 400);
}

/** Waits a random while, so that those who were in conflict do not meet again. */
export async function pauseAfterConflict(tries: number): Promise<void> {
  await setTimeout(Math.random() * longestPause(tries));
}

/** Does something again as long as it is in conflict with other writers. @throws Unavailable after too many tries */
export async function retryConflicts<T>(mostTries: number, task: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await task();
    } catch (error) {
      if (!isWriteConflict(error)) throw error;
      if (tries === mostTries) throw new Unavailable();
      await pauseAfterConflict(tries);
    }
  }
}
