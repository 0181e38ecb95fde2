import type { Answer, CallInput, PublicCallName } from '@bookstore/functions/shared/api-calls';
import { ApiError } from '#lib/api.ts';
import { apiQuery } from '#lib/query-client.ts';
import { askApi } from './browser-data.ts';

/** Whether the API has answered that there is no such thing: over HTTP, or in the server's own process. */
export function isNotThere(error: unknown): boolean {
  if (error instanceof ApiError) return error.failure === 404;
  return error instanceof Error && 'status' in error && error.status === 404;
}

/** The answer to a call, as null when there is no such thing: an answer to show, and nothing to try again. */
export function nullWhenMissing<Name extends PublicCallName>(name: Name, input: CallInput<Name>) {
  return {
    queryKey: apiQuery(name, input).queryKey,
    async queryFn({ signal }: { signal: AbortSignal }): Promise<Answer<Name> | null> {
      try {
        return await askApi(name, input, signal);
      } catch (error) {
        if (isNotThere(error)) return null;
        throw error;
      }
    },
  };
}
