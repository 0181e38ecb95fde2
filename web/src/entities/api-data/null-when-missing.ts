import type { Answer, CallInput, PublicCallName } from '@bookstore/functions/shared/api-calls';
import { ApiError } from '#lib/api.ts';
import { apiQuery } from '#lib/query-client.ts';
import { askApi } from './browser-data.ts';

/** Covers both ways: over HTTP, and in the server's own process. */
export function isNotThere(error: unknown): boolean {
  if (error instanceof ApiError) return error.failure === 404;
  return error instanceof Error && 'status' in error && error.status === 404;
}

/** Answers null for a missing thing, since that is an answer to show and no failure to retry. */
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
