import { setTimeout } from 'node:timers/promises';
import { Unavailable } from './api-errors.ts';
import { isWriteConflict } from './database-errors.ts';

/** How often a write is tried when many change the same document at once, such as the stock of a book in demand. */
const usualTries = 40;

/** The longest pause after a number of failed tries, in milliseconds. */
function longestPause(failedTries: number): number {
  return Math.min(50 * failedTries, 400);
}

/**
 * Does something again as long as it is in conflict with other writers.
 * @param task gets the number of tries that have failed
 * @param signal ends the tries when the answer is no longer wanted
 * @throws Unavailable after too many tries
 */
export async function retryConflicts<T>(
  task: (failedTries: number) => Promise<T>,
  signal?: AbortSignal,
  mostTries = usualTries,
): Promise<T> {
  for (let failedTries = 0; ; failedTries += 1) {
    signal?.throwIfAborted();
    try {
      return await task(failedTries);
    } catch (error) {
      if (!isWriteConflict(error)) throw error;
      if (failedTries + 1 === mostTries) throw new Unavailable();
    }
    // A random pause, so that the writers that were in conflict do not meet again.
    await setTimeout(Math.random() * longestPause(failedTries + 1), undefined, { signal });
  }
}
