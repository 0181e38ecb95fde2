import { isMissingDocument } from '../../platform/http/database-errors.ts';
import { retryConflicts } from '../../platform/http/retry-conflicts.ts';

/** Also once after a deletion. */
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
