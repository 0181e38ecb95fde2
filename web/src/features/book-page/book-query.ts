import type { Book } from '@bookstore/functions/shared/book/book';
import { askApi } from '#entities/api-data/browser-data.ts';
import { ApiError } from '#lib/api.ts';
import { apiQuery } from '#lib/query-client.ts';

/** Whether the API has answered that there is no such thing: over HTTP, or in the server's own process. */
export function isNotThere(error: unknown): boolean {
  if (error instanceof ApiError) return error.failure === 404;
  return error instanceof Error && 'status' in error && error.status === 404;
}

export function bookById(id: string) {
  return apiQuery('GET /api/books/:id', { params: { id } });
}

/** The same, as null when the shop does not have it: an answer to show, and nothing to try again. */
export function bookIfAny(id: string) {
  return {
    queryKey: bookById(id).queryKey,
    async queryFn({ signal }: { signal: AbortSignal }): Promise<Book | null> {
      try {
        return await askApi('GET /api/books/:id', { params: { id } }, signal);
      } catch (error) {
        if (isNotThere(error)) return null;
        throw error;
      }
    },
  };
}
