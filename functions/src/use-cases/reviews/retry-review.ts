import { isMissingDocument } from '../../platform/http/database-errors.ts';
import { retryConflicts } from '../../platform/http/retry-conflicts.ts';

/** Reads and writes a review again where another write was faster, such as that of the shopper who deletes it. */
export function retryReview(task: () => Promise<void>, signal?: AbortSignal): Promise<void> {
  const write = async () => {
    try {
      await task();
    } catch (error) {
      if (!isMissingDocument(error)) throw error;
      await task();
    }
  };
  return retryConflicts(write, signal);
}
