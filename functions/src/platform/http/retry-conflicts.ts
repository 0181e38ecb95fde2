import { setTimeout } from 'node:timers/promises';
import { Unavailable } from './api-errors.ts';
import { isWriteConflict } from './database-errors.ts';

/** Enough for the stock of a book in demand. */
const usualTries = 40;

/** In milliseconds. */
function longestPause(failedTries: number): number {
  return Math.min(50 * failedTries, 400);
}

/** @param signal ends the tries @throws Unavailable after too many tries */
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
    // Random, so that the conflicting writers do not meet again.
    await setTimeout(Math.random() * longestPause(failedTries + 1), undefined, { signal });
  }
}
