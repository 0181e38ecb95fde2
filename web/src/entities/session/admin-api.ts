import type { Answer, CallInput, CallNameFor } from '@bookstore/functions/shared/api-calls';
import type { Capability } from '@bookstore/functions/shared/people/roles';
import { ApiError, type LongAnswer, sendCall } from '#lib/api.ts';
import { expireAdminToken, readAdminToken } from './admin-token.ts';
import { takeEarly } from './early-answers.ts';

/**
 * Also ends a session that the server no longer knows.
 * @throws ApiError as `callApi` does; 401 at once when there is no token.
 */
export async function callAdminApi<Name extends CallNameFor<Capability | 'shopper or orders'>>(
  name: Name,
  input: CallInput<Name>,
  signal?: AbortSignal,
  long?: LongAnswer,
): Promise<Answer<Name>> {
  const bearer = readAdminToken();
  if (!bearer) throw new ApiError(401, 'There is no admin token on this browser');
  try {
    return await sendCall(name, input, { ...long, bearer, signal, answer: takeEarly(name, bearer) });
  } catch (error) {
    if (error instanceof ApiError && error.failure === 401) await expireAdminToken(bearer);
    throw error;
  }
}
