import { t } from '@bookstore/functions/shared/words/words';
import { ApiError, apiErrorOf } from '#lib/api.ts';
import { isUnanswered } from '#lib/lost-answer.ts';

export function failureWords(error: unknown): string {
  const isAnswered = error instanceof ApiError && typeof error.failure === 'number';
  if (!navigator.onLine && !isAnswered)
    return t('This computer is offline. Nothing is lost: try again when it is back.');
  if (isUnanswered(error)) {
    return t('The shop has not answered. If you see no change here, try again: nothing happens twice.');
  }
  if (apiErrorOf(error)?.code === 'idempotency-key-reused') {
    return t(
      'An earlier try was done after all, as it was sent then. Look at it, and try again if more is to be done.',
    );
  }
  return error instanceof Error && error.message ? error.message : t('That did not work. Try again.');
}

/** A failed download has changed nothing. */
export function downloadFailure(error: unknown): string {
  if (!isUnanswered(error)) return failureWords(error);
  return apiErrorOf(error)?.message ?? t('The shop has not answered. Try again.');
}
