import { ApiError } from './api.ts';

/** Firebase's code for a request that was lost, or had no answer. */
export const noConnectionCode = 'auth/network-request-failed';

/** Whether neither the shop nor the authentication provider was reached. */
export function isNoConnection(error: unknown): boolean {
  if (error instanceof ApiError) return error.failure === 'FETCH_ERROR';
  // Browsers throw a TypeError when a file of the app, such as the provider's code, does not load.
  if (error instanceof TypeError) return true;
  return error instanceof Error && 'code' in error && error.code === noConnectionCode;
}
