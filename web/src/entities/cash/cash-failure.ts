import { apiErrorOf } from '#lib/api.ts';
import { isUnanswered } from '#lib/lost-answer.ts';

/** Why money was not noted, as the shopkeeper reads it. */
export function cashFailure(error: unknown): string {
  if (!navigator.onLine) return 'This computer is offline. Nothing is lost: try again when it is back.';
  if (isUnanswered(error)) return 'The shop has not answered. Try again: nothing happens twice.';
  return apiErrorOf(error)?.message ?? (error instanceof Error ? error.message : '');
}
