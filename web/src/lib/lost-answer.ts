import { ApiError } from './api.ts';

/** Whether a call that failed may have taken effect: its answer was lost, or the shop failed on its way. */
export function isUnanswered(error: unknown): boolean {
  return error instanceof ApiError && (typeof error.failure === 'string' || error.failure >= 500);
}

/**
 * Whether an answer settles what became of an idempotency key: nothing was done under it, and never will be. A 401, 403
 * or 429 settles nothing, since they are answered before an earlier try is looked for.
 */
export function settlesKey(error: unknown): boolean {
  return (
    error instanceof ApiError && !isUnanswered(error) && ![401, 403, 429].includes(Number(error.failure))
  );
}
