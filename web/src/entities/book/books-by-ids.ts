import type { Book } from '@bookstore/functions/shared/book/book';
import { bookListLimits } from '@bookstore/functions/shared/book/book-paging';
import { askApi } from '#entities/api-data/browser-data.ts';
import type { CallKey } from '#lib/query-client.ts';

/** As many ids at a time as the API takes. */
function batches(ids: readonly string[]): string[][] {
  const count = Math.ceil(ids.length / bookListLimits.ids);
  return Array.from({ length: count }, (_, index) =>
    ids.slice(index * bookListLimits.ids, (index + 1) * bookListLimits.ids),
  );
}

/** Only the books that the shop has now; refetched by each page. */
export function booksByIds(ids: readonly string[]) {
  const queryKey: CallKey = ['GET /api/books', { query: { ids } }];
  return {
    queryKey,
    queryFn: async ({
      signal,
    }: {
      signal: AbortSignal;
    }): Promise<{ asked: readonly string[]; books: Book[] }> => {
      const calls = batches(ids).map((part) => askApi('GET /api/books', { query: { ids: part } }, signal));
      return { asked: ids, books: (await Promise.all(calls)).flat() };
    },
    gcTime: 0,
    staleTime: 0,
  };
}
