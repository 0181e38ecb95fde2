import { errorCode } from '@bookstore/functions/shared/values/error-code';
import { ApiError } from './api.ts';

/** A shopper's call that cannot be made. */
export class NoShopper extends Error {
  override name = 'NoShopper';
}

/** Firebase's codes for a closed account, or sessions that were ended, for example by a new password. */
const endedCodes = new Set<unknown>([
  'auth/invalid-user-token',
  'auth/user-disabled',
  'auth/user-not-found',
  'auth/user-token-expired',
]);

/** Whether a call failed because the shopper must log in again. */
export function isSessionEnded(error: unknown): boolean {
  if (error instanceof NoShopper || endedCodes.has(errorCode(error))) return true;
  return error instanceof ApiError && error.failure === 401;
}
