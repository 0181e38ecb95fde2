import type { CallName } from '@bookstore/functions/shared/api-calls';
import { type CallParts, sendCall } from '#lib/api.ts';

export async function callPastCdn(name: CallName, input: CallParts, bearer: string, signal?: AbortSignal) {
  const query = { ...input.query, fresh: Date.now() };
  return sendCall(name, { ...input, query }, { bearer, signal });
}
