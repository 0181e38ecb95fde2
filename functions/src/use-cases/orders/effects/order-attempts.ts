import { retryConflicts } from '../../../platform/http/retry-conflicts.ts';
import { createKeyedQueue } from '../../../platform/queue.ts';
import { type SalesShards, withSalesOverflow } from '../../../stats/sales-store.ts';

export interface Attempt {
  failedTries: number;
  salesShards: SalesShards;
}

/**
 * Serialises orders of one book, and those that take the next invoice number, within an instance, where many would make
 * each other's writes fail again and again. Between instances only the database does.
 */
export const queueOrders = createKeyedQueue();

/** Reads everything again after a conflict with other writers. */
export function tryOrder<T>(
  task: (attempt: Attempt) => Promise<T>,
  signal?: AbortSignal,
  mostTries?: number,
): Promise<T> {
  return retryConflicts(
    (failedTries) => withSalesOverflow((salesShards) => task({ failedTries, salesShards })),
    signal,
    mostTries,
  );
}
