import type { Answer, CallInput, CallNameFor } from '@bookstore/functions/shared/api-calls';
import { type LongAnswer, sendCall } from '#lib/api.ts';

/** @throws ApiError as `callApi` does; Error when no shopper is signed in. */
export async function callShopperApi<Name extends CallNameFor<'shopper' | 'shopper or orders'>>(
  name: Name,
  input: CallInput<Name>,
  signal?: AbortSignal,
  long?: LongAnswer,
): Promise<Answer<Name>> {
  // Not at the top: the server renders pages that make calls, and has no provider.
  const { shopperToken } = await import('#lib/firebase/auth.ts');
  return sendCall(name, input, { ...long, bearer: await shopperToken(), signal });
}
