import { retryConflicts } from '../../../platform/http/retry-conflicts.ts';
import { createKeyedQueue } from '../../../platform/queue.ts';
import { type SalesShards, withSalesOverflow } from '../../../stats/sales-store.ts';

/** How far the tries to write an order have come. */
export interface Attempt {
  failedTries: number;
  salesShards: SalesShards;
}

/**
 * Orders of one book, and those that take the next number of an invoice, wait for each other within an instance: only the
 * database keeps two instances apart, and within one many orders would fail each other's writes again and again.
 */
export const queueOrders = createKeyedQueue();

/** Tries to write an order, and reads everything again, as long as it is in conflict with other writers. */
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
