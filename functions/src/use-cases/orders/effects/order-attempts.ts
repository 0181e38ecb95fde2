import { retryConflicts } from '../../../platform/http/retry-conflicts.ts';
import { createKeyedQueue } from '../../../platform/queue.ts';
import { type SalesShards, withSalesOverflow } from '../../../stats/sales-store.ts';

export interface Attempt {
  failedTries: number;
  salesShards: SalesShards;
}

/**
 * Orders of one book, and those that take the next invoice number, would make each other's writes fail again and again,
 * so within an instance they take turns. Between instances only the database decides.
 */
export const queueOrders = createKeyedQueue();

/** Each try reads everything again. */
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
