import { errorCode } from '@bookstore/functions/shared/error-code';
import { ApiError } from './api.ts';

/** Whether nobody was reached: neither the shop nor the authentication provider has judged what was sent. */
export function isNoConnection(error: unknown): boolean {
  if (error instanceof ApiError) return error.failure === 'FETCH_ERROR';
  // A browser calls it a TypeError when a file of the app, such as the provider's code, does not load.
  return errorCode(error) === 'auth/network-request-failed' || error instanceof TypeError;
}
